import { type FormEvent, useState } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { whatsappLink } from '#app/site/contact-ways/whatsapp-link.ts';
import { Action, ACTION } from '#app/dashboard/ui/action.tsx';
import { GLYPHS } from '#app/dashboard/ui/glyphs.ts';
import { TextArea, TextField } from '#app/dashboard/ui/text-field.tsx';
import { wordsIn, useWords } from '#app/dashboard/words.ts';
import type { LeadView } from './load-lead.server.ts';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import styles from './lead.module.css';

/** The three ways to answer. A mail is sent from here; after a call or a chat somebody says that it is done. */
export function LeadAnswer({ lead }: Pick<LeadView, 'lead'>) {
  const t = useWords();
  const { call, isBusy } = useBusyChange();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { id, name, email, phone, reference, subject, status } = lead;
  // The visitor reads it, so it is in the visitor's language.
  const greeting = wordsIn(lead.language === 'ar' ? 'ar' : 'en')('inbox.answer.greeting', { name, reference });

  async function reply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form));
    const answer = await call({ method: 'POST', path: `/inbox/${id}/reply`, body: values });
    setErrors(answer.errors);
    if (answer.isOk) form.reset();
  }

  return (
    <section className={styles['panel']} aria-labelledby="answer">
      <h2 id="answer">{t('inbox.answer')}</h2>
      {phone && (
        <p className={styles['ways']}>
          <a className={ACTION} data-look="plain" href={whatsappLink(phone, greeting)} target="_blank" rel="noreferrer">
            <Icon svg={GLYPHS['whatsapp']} />
            <span>{t('inbox.answer.whatsapp')}</span>
          </a>
          <a className={ACTION} data-look="plain" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <Icon svg={GLYPHS['phone']} />
            <span>
              {t('inbox.answer.phone')} <bdi dir="ltr">{phone}</bdi>
            </span>
          </a>
          {status !== 'answered' && (
            <Action disabled={isBusy} onClick={() => void call({ method: 'PATCH', path: `/inbox/${id}`, body: { status: 'answered' } })}>
              {t('inbox.answer.done')}
            </Action>
          )}
        </p>
      )}
      {email ? (
        <form className={styles['form']} onSubmit={(event) => void reply(event)} aria-label={t('inbox.answer.mail')}>
          <p>
            {t('inbox.answer.mail')}: <bdi dir="ltr">{email}</bdi>
          </p>
          <TextField
            name="subject"
            label={t('inbox.answer.subject')}
            defaultValue={`Re: ${subject}`}
            maxLength={200}
            dir="auto"
            error={errors['subject']}
          />
          <TextArea name="text" label={t('inbox.answer.text')} rows={6} maxLength={10_000} required dir="auto" error={errors['text']} />
          <Action type="submit" look="main" disabled={isBusy}>
            {t('inbox.answer.send')}
          </Action>
        </form>
      ) : (
        <p className={styles['soft']}>{t('inbox.answer.no-address')}</p>
      )}
    </section>
  );
}

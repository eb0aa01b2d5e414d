import { request } from '#app/page/api-client.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { GuardedForm } from '#app/dashboard/forms/guarded-form.tsx';
import { Action, ACTION } from '#app/dashboard/ui/action.tsx';
import { GLYPHS } from '#app/dashboard/ui/glyphs.ts';
import { TextArea, TextField } from '#app/dashboard/ui/text-field.tsx';
import { textsIn, useTexts } from '#app/dashboard/texts.ts';
import type { LeadView } from './load-lead.server.ts';
import { useBusyChange } from '#app/dashboard/use-busy-change.ts';
import styles from './lead.module.css';

/** The three ways to answer. A mail is sent from here; after a call or a chat somebody says that it is done. */
export function LeadAnswer({ lead }: Pick<LeadView, 'lead'>) {
  const t = useTexts();
  const { call, isBusy } = useBusyChange();
  const { id, name, email, phone, phone_e164, reference, reply_subject, status } = lead;
  // The visitor reads it, so it is in the visitor's language.
  const greeting = textsIn(lead.language === 'ar' ? 'ar' : 'en')('inbox.answer.greeting', { name, reference });

  return (
    <section className={styles['panel']} aria-labelledby="answer">
      <h2 id="answer">{t('inbox.answer')}</h2>
      {phone && (
        <p className={styles['ways']}>
          {phone_e164 && (
            <a
              className={ACTION}
              data-look="plain"
              href={`https://wa.me/${phone_e164.slice(1)}?text=${encodeURIComponent(greeting)}`}
              target="_blank"
              rel="noreferrer"
            >
              <Icon svg={GLYPHS['whatsapp']} />
              <span>{t('inbox.answer.whatsapp')}</span>
            </a>
          )}
          <a className={ACTION} data-look="plain" href={`tel:${phone_e164 || phone.replaceAll(/[^+\d]/g, '')}`}>
            <Icon svg={GLYPHS['phone']} />
            <span>
              {t('inbox.answer.phone')} <bdi dir="ltr">{phone}</bdi>
            </span>
          </a>
          {status !== 'answered' && (
            <Action
              disabled={isBusy}
              onClick={() => void call(request('PATCH /inbox/{id}', { params: { id }, body: { status: 'answered' } }))}
            >
              {t('inbox.answer.done')}
            </Action>
          )}
        </p>
      )}
      {email ? (
        <GuardedForm
          copyName={`inbox/${id}/reply`}
          request={(body) => request('POST /inbox/{id}/reply', { params: { id }, body })}
          resets
          className={styles['form']}
          aria-label={t('inbox.answer.mail')}
        >
          {({ isSending, errors }) => (
            <>
              <p>
                {t('inbox.answer.mail')}: <bdi dir="ltr">{email}</bdi>
              </p>
              <TextField
                name="subject"
                label={t('inbox.answer.subject')}
                defaultValue={reply_subject}
                maxLength={200}
                dir="auto"
                error={errors['subject']}
              />
              <TextArea name="text" label={t('inbox.answer.text')} rows={6} maxLength={10_000} required dir="auto" error={errors['text']} />
              <Action type="submit" look="main" disabled={isSending}>
                {t('inbox.answer.send')}
              </Action>
            </>
          )}
        </GuardedForm>
      ) : (
        <p className={styles['soft']}>{t('inbox.answer.no-address')}</p>
      )}
    </section>
  );
}

import { useEffect, useId, useState } from 'react';
import { useLanguage, useTexts } from '#app/page/texts.ts';
import { island } from '#app/islands/island.tsx';
import { Agreement } from '#app/site/agreement/agreement.tsx';
import { useCountry } from '#app/site/country.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { FormGuard } from '#app/site/form-guard/form-guard.tsx';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { pagePath } from '#app/page/links.ts';
import { useForm } from '#app/site/sending/use-form.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { contactCall } from './contact-call.ts';
import { emptyFields, fieldText, outcomeText } from './contact-texts.ts';
import styles from './contact.module.css';

const SUCCESS_STAYS_MS = 3000;

/** `posted` is the answer to a post without scripts. */
export const ContactForm = island(
  'contact-form',
  { wakes: 'seen', texts: ['contact', 'form', 'site.sending', 'site.tooMany', 'site.agree.contact', 'site.nav.privacy'] },
  ContactFormView,
);

function ContactFormView({ posted }: { posted: FormOutcome | undefined }) {
  const t = useTexts();
  const language = useLanguage();
  const country = useCountry();
  const [isThanking, setThanking] = useState(posted?.outcome === 'sent');
  const { form, answer, isSending, onSubmit, forget } = useForm({
    posted,
    check: (element) => emptyFields(new FormData(element)),
    call: (sent) => contactCall(sent, { language, country }),
    onSent: () => setThanking(true),
  });
  const titleId = useId();

  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => setThanking(false), SUCCESS_STAYS_MS);
    return () => clearTimeout(timer);
  }, [isThanking]);

  const given = (name: string, label: string) => ({
    name,
    label,
    defaultValue: answer?.values[name] ?? '',
    error: fieldText(t, label, answer?.fields[name]),
  });
  const texts = answer && outcomeText(t, answer);
  return (
    <form
      ref={form}
      method="post"
      action={pagePath('contact', language)}
      noValidate
      aria-labelledby={titleId}
      className={styles['form']}
      onSubmit={onSubmit}
      data-keeps="contact"
      onInput={() => answer && answer.outcome !== 'sent' && forget()}
    >
      <h2 id={titleId} className={styles['formTitle']}>
        {t('site.contact.form')}
      </h2>
      <input type="hidden" name="country" value={country} />
      <FormGuard />
      <Field {...given('name', t('site.contact.name'))} required maxLength={200} autoComplete="name" />
      <Field {...given('number', t('site.contact.number'))} type="tel" required maxLength={40} autoComplete="tel" />
      <Field
        {...given('email', `${t('site.contact.email')} (${t('site.contact.optional')})`)}
        type="email"
        maxLength={254}
        autoComplete="email"
      />
      <Field {...given('message', t('site.contact.message'))} as="textarea" rows={6} required maxLength={5000} />
      <div role="alert" className={styles['error']}>
        {answer?.outcome !== 'sent' && texts}
      </div>
      <div role="status" className={styles['ok']}>
        {answer?.outcome === 'sent' && isThanking && texts}
      </div>
      <Button type="submit" look="light" isBusy={isSending}>
        {isSending ? t('site.sending') : t('site.contact.send')}
      </Button>
      <SentReference answer={answer} label={t('site.form.reference')} />
      <Agreement to="contact" />
    </form>
  );
}

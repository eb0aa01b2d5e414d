import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Agreement } from '#app/site/agreement/agreement.tsx';
import { useCountry } from '#app/site/country.ts';
import type { FormOutcome } from '#app/site/form-client-action.ts';
import { FormGuard } from '#app/site/form-guard/form-guard.tsx';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { pagePath } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { emptyFields, fieldWords, outcomeWords } from './contact-words.ts';
import styles from './contact.module.css';

const SUCCESS_STAYS_MS = 3000;

/** `posted` is the answer to a post without scripts. */
export function ContactForm({ posted }: { posted: FormOutcome | undefined }) {
  const t = useTexts();
  const language = useLanguage();
  const country = useCountry();
  const fetcher = useFetcher<FormOutcome>();
  const [answer, setAnswer] = useState<FormOutcome | undefined>(posted);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const isSending = fetcher.state !== 'idle';

  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data) return;
    setAnswer(fetcher.data);
    if (fetcher.data.outcome !== 'sent') return;
    form.current?.reset();
    const timer = setTimeout(() => setAnswer(undefined), SUCCESS_STAYS_MS);
    return () => clearTimeout(timer);
  }, [fetcher.data, fetcher.state]);

  useEffect(() => {
    if (answer?.outcome === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);

  function check(event: FormEvent<HTMLFormElement>) {
    const fields = emptyFields(new FormData(event.currentTarget));
    const isComplete = Object.keys(fields).length === 0;
    setAnswer(isComplete ? undefined : { outcome: 'invalid', fields, values: {} });
    if (!isComplete) event.preventDefault();
  }

  const given = (name: string) => ({ name, defaultValue: answer?.values[name] ?? '', error: fieldWords(t, answer?.fields[name]) });
  const words = answer && outcomeWords(t, answer);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={pagePath('contact', language)}
      noValidate
      aria-labelledby={titleId}
      className={styles['form']}
      onSubmit={check}
      onInput={() => answer && answer.outcome !== 'sent' && setAnswer(undefined)}
    >
      <h2 id={titleId} className={styles['formTitle']}>
        {t('site.contact.form')}
      </h2>
      <input type="hidden" name="country" value={country} />
      <FormGuard />
      <Field {...given('name')} required maxLength={200} autoComplete="name" label={t('site.contact.name')} />
      <Field {...given('number')} type="tel" required maxLength={40} autoComplete="tel" label={t('site.contact.number')} />
      <Field
        {...given('email')}
        type="email"
        maxLength={254}
        autoComplete="email"
        label={`${t('site.contact.email')} (${t('site.contact.optional')})`}
      />
      <Field {...given('message')} as="textarea" rows={6} required maxLength={5000} label={t('site.contact.message')} />
      <div role="alert" className={styles['error']}>
        {answer?.outcome !== 'sent' && words}
      </div>
      <div role="status" className={styles['ok']}>
        {answer?.outcome === 'sent' && words}
      </div>
      <Button type="submit" look="light" disabled={isSending}>
        {isSending ? t('site.sending') : t('site.contact.send')}
      </Button>
      <SentReference answer={isSending ? undefined : (fetcher.data ?? posted)} label={t('site.form.reference')} />
      <Agreement to="contact" />
    </fetcher.Form>
  );
}

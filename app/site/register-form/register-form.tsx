import { type FormEvent, Fragment, useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import { Agreement } from '#app/site/agreement/agreement.tsx';
import { useCountry } from '#app/site/country.ts';
import type { FormOutcome } from '#app/site/form-client-action.ts';
import { FormGuard } from '#app/site/form-guard/form-guard.tsx';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { pagePath } from '#app/site/links.ts';
import { useLanguage, useTexts } from '#app/site/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { COLUMNS } from './project-fields.ts';
import { RegisterField } from './register-field.tsx';
import { outcomeWords } from './register-words.ts';
import { wrongFields } from './wrong-fields.ts';
import styles from './register-form.module.css';

const FILE = INQUIRY_FILE.field;
const UPLOAD = 'multipart/form-data';
const PLAIN = 'application/x-www-form-urlencoded';

/** `posted` is the answer to a post without scripts. */
export function RegisterForm({ posted }: { posted: FormOutcome | undefined }) {
  const t = useTexts();
  const path = pagePath('register', useLanguage());
  const country = useCountry();
  const fetcher = useFetcher<FormOutcome>();
  const [answer, setAnswer] = useState(posted);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isSending = fetcher.state !== 'idle';

  useEffect(() => {
    if (!fetcher.data || fetcher.state !== 'idle') return;
    setAnswer(fetcher.data);
    if (fetcher.data.outcome === 'sent') form.current?.reset();
  }, [fetcher.data, fetcher.state]);

  useEffect(() => {
    if (answer?.outcome === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer]);

  function check(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    // The way of a file takes as long as it takes; without one there is an end to waiting (see clientAction).
    currentTarget.enctype = currentTarget.querySelector<HTMLInputElement>(`[name=${FILE}]`)?.value ? UPLOAD : PLAIN;
    const fields = wrongFields(currentTarget);
    const isComplete = Object.keys(fields).length === 0;
    setAnswer(isComplete ? undefined : { outcome: 'invalid', fields, values: {} });
    if (!isComplete) event.preventDefault();
  }

  const outcome = isSending ? undefined : answer?.outcome;
  return (
    <fetcher.Form ref={form} method="post" action={path} encType={UPLOAD} noValidate onSubmit={check} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {t('site.register.title')}
      </h2>
      <input type="hidden" name="country" value={country} />
      <FormGuard />
      <div className={styles['columns']}>
        {COLUMNS.map(({ title, fields }) => (
          <fieldset key={title} className={styles['column']}>
            <legend className={styles['legend']}>{t(title)}</legend>
            {fields.map((field) => (
              <Fragment key={field.name}>
                <RegisterField field={field} value={answer?.values[field.name]} code={answer?.fields[field.name]} />
                {field.name === 'specs' && (
                  <AttachmentField code={answer?.fields[FILE]} lost={answer === posted ? answer?.values[FILE] : undefined} />
                )}
              </Fragment>
            ))}
          </fieldset>
        ))}
      </div>
      <div className={styles['end']}>
        <Button type="submit" look="light" disabled={isSending}>
          {isSending ? t('site.sending') : t('site.register.send')}
        </Button>
        <FormStatus kind="error">{outcome && outcome !== 'sent' && outcomeWords(t, outcome)}</FormStatus>
        <FormStatus kind="ok">{outcome === 'sent' && outcomeWords(t, outcome)}</FormStatus>
        <SentReference answer={isSending ? undefined : answer} label={t('site.form.reference')} />
        <Agreement to="project" />
      </div>
    </fetcher.Form>
  );
}

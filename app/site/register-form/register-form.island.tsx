import { Fragment, useId } from 'react';
import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import { Agreement } from '#app/site/agreement/agreement.tsx';
import { useCountry } from '#app/site/country.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { FormGuard } from '#app/site/form-guard/form-guard.tsx';
import { SentReference } from '#app/site/form-guard/sent-reference.tsx';
import { pagePath } from '#app/page/links.ts';
import { usePageFacts } from '#app/page/page-facts.ts';
import { useTexts } from '#app/page/texts.ts';
import { island } from '#app/islands/island.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { COLUMNS } from './project-fields.ts';
import { RegisterField } from './register-field.tsx';
import { outcomeText } from './register-texts.ts';
import { useForm } from '#app/site/sending/use-form.ts';
import { wrongFields } from '#app/site/sending/wrong-fields.ts';
import { registerCall } from './register-call.ts';
import styles from './register-form.module.css';

const FILE = INQUIRY_FILE.field;
const TEXTS = ['register', 'site.form.reference', 'site.sending', 'site.tooMany', 'site.agree.project', 'site.nav.privacy'] as const;

export const RegisterForm = island('register-form', { wakes: 'seen', texts: TEXTS }, RegisterFormView);

/** `posted` is the answer to a post without scripts. */
function RegisterFormView({ posted }: { posted: FormOutcome | undefined }) {
  const t = useTexts();
  const { language } = usePageFacts();
  const path = pagePath('register', language);
  const country = useCountry();
  const { form, answer, isSending, onSubmit } = useForm({
    posted,
    check: wrongFields,
    call: (sent) => registerCall(sent, { language, country, page: path }),
  });
  const id = useId();
  const outcome = answer?.outcome;
  return (
    <form
      ref={form}
      method="post"
      action={path}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
      aria-labelledby={id}
      data-keeps="register"
      data-keeps-copy={posted?.outcome === 'sent' ? 'sent' : ''}
    >
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
        <Button type="submit" look="light" isBusy={isSending}>
          {isSending ? t('site.sending') : t('site.register.send')}
        </Button>
        <FormStatus kind="error">{outcome && outcome !== 'sent' && outcomeText(t, outcome)}</FormStatus>
        <FormStatus kind="ok">{outcome === 'sent' && outcomeText(t, outcome)}</FormStatus>
        <SentReference answer={answer} label={t('site.form.reference')} />
        <p className={styles['kept']}>{t('site.register.kept')}</p>
        <Agreement to="project" />
      </div>
    </form>
  );
}

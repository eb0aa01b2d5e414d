import type { ReactNode } from 'react';
import { Agreement } from '#app/site/agreement/agreement.tsx';
import { useCountry } from '#app/site/country.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { FormGuard } from '#app/site/form-guard/form-guard.tsx';
import { useTexts } from '#app/page/texts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { fieldText, outcomeText } from './inquiry-texts.ts';
import styles from './inquiry.module.css';

const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name', maxLength: 200 },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: 254 },
  { name: 'phone', type: 'tel', autoComplete: 'tel', maxLength: 40 },
] as const;

/** The inside of the form, the same in the dialog and on the page without scripts. */
export function InquiryFields({
  answer,
  isSending = false,
  send,
  more,
  children,
}: {
  answer: FormOutcome | undefined;
  isSending?: boolean;
  /** What the button says, if not what it says for one product. */
  send?: string;
  /** Fields beside those everybody fills in. */
  more?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTexts();
  const country = useCountry();
  const isRefused = answer !== undefined && answer.outcome !== 'sent';

  return (
    <div className={styles['fields']}>
      <input type="hidden" name="country" value={country} />
      <FormGuard />
      {FIELDS.map(({ name, ...field }, index) => (
        <Field
          key={name}
          name={name}
          {...field}
          required
          label={t(`site.inquiry.${name}`)}
          defaultValue={answer?.values[name] ?? ''}
          error={fieldText(t, t(`site.inquiry.${name}`), answer?.fields[name])}
          data-first-focus={index === 0 || undefined}
        />
      ))}
      {more}
      <FormStatus kind="error">{isRefused && outcomeText(t, answer.outcome)}</FormStatus>
      <Button type="submit" look="light" isBusy={isSending}>
        {isSending ? t('site.sending') : (send ?? t('site.inquiry.send'))}
      </Button>
      {children}
      <Agreement to="product" />
    </div>
  );
}

import { useTexts } from '#app/page/texts.ts';
import type { FormOutcome } from '#app/site/sending/form-outcome.ts';
import { Field } from '#app/ui/field/field.tsx';
import { fieldText } from './inquiry-texts.ts';

const FIELDS = [
  { name: 'quantity', inputMode: 'numeric', maxLength: 40 },
  { name: 'city', autoComplete: 'address-level2', maxLength: 80 },
] as const;

/** What sales asks first; nobody has to know it yet. */
export function HowManyAndWhere({ answer }: { answer: FormOutcome | undefined }) {
  const t = useTexts();
  return FIELDS.map(({ name, ...field }) => (
    <Field
      key={name}
      name={name}
      {...field}
      label={t(`site.inquiry.${name}`)}
      defaultValue={answer?.values[name] ?? ''}
      error={fieldText(t, t(`site.inquiry.${name}`), answer?.fields[name])}
    />
  ));
}

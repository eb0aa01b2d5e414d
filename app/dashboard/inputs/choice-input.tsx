import { SelectField } from '#app/dashboard/ui/text-field.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { InputProps } from './input-props.ts';

export function ChoiceInput({ field: { options, help }, name, label, value, error }: InputProps) {
  const t = useTexts();
  return (
    <SelectField
      name={name}
      label={label}
      error={error}
      hint={help || undefined}
      defaultValue={String(value ?? '')}
      options={[['', t('content.no-choice')], ...options]}
    />
  );
}

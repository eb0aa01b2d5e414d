import { SelectField } from '#app/dashboard/ui/text-field.tsx';
import { useWords } from '#app/dashboard/words.ts';
import type { InputProps } from './input-props.ts';

export function ChoiceInput({ field: { options, help }, name, label, value, error }: InputProps) {
  const t = useWords();
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

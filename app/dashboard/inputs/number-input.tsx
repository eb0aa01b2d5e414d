import { TextField } from '#app/dashboard/ui/text-field.tsx';
import type { InputProps } from './input-props.ts';

export function NumberInput({ field: { min = 0, help }, name, label, value, error }: InputProps) {
  // A copy kept on the device may hold what is no number yet.
  const shown = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return (
    <TextField
      name={name}
      label={label}
      error={error}
      hint={help || undefined}
      defaultValue={shown}
      inputMode={min < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      dir="ltr"
    />
  );
}

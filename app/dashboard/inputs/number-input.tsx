import { TextField } from '#app/dashboard/ui/text-field.tsx';
import type { InputProps } from './input-props.ts';

export function NumberInput({ field: { min, max, help }, name, label, value, error }: InputProps) {
  const shown = typeof value === 'number' ? String(value) : '';
  return (
    <TextField
      type="number"
      name={name}
      label={label}
      error={error}
      hint={help || undefined}
      defaultValue={shown}
      min={min}
      max={max}
      step="any"
      dir="ltr"
    />
  );
}

import { TextField } from '#app/dashboard/ui/text-field.tsx';
import type { InputProps } from './input-props.ts';

export function DateInput({ field: { help }, name, label, value, error }: InputProps) {
  return <TextField type="date" name={name} label={label} error={error} hint={help || undefined} defaultValue={String(value ?? '')} />;
}

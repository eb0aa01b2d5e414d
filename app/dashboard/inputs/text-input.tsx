import { TextArea, TextField } from '#app/dashboard/ui/text-field.tsx';
import type { InputProps } from './input-props.ts';

/** Uncontrolled: the browser keeps what is typed, so typing costs no script. */
export function TextInput({ field: { isLong, max, help, slot }, name, label, value, error, language }: InputProps) {
  const common = {
    name,
    label,
    error,
    hint: help || undefined,
    defaultValue: String(value ?? ''),
    maxLength: max,
    placeholder: ' ', // an empty field can be told from a filled one in CSS
    dir: slot === 'shared' ? 'auto' : undefined,
    lang: language,
  };
  // A line of text would glue the lines of a text that came from elsewhere.
  return isLong || common.defaultValue.includes('\n') ? <TextArea {...common} /> : <TextField {...common} />;
}

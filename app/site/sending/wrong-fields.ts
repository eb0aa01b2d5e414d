import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import type { FieldCode } from '#api/errors.ts';
import { isOneOf } from '#content/known.ts';

/** What the browser's own constraints say, in the codes the server uses. */
export function wrongFields(form: HTMLFormElement): Record<string, FieldCode> {
  const wrong: Record<string, FieldCode> = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)) continue;
    const code = codeOf(control);
    if (code) wrong[control.name] = code;
  }
  return wrong;
}

function codeOf(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): FieldCode | undefined {
  const { value, required, type, validity } = control;
  const file = 'files' in control ? control.files?.[0] : undefined;
  if (file) return codeOfFile(file);
  if (required && value.trim() === '') return 'required';
  if (validity.valid) return undefined;
  if (validity.rangeUnderflow) return 'out-of-range';
  if (validity.typeMismatch) return type === 'email' ? 'not-an-email' : 'not-a-link';
  return 'invalid';
}

/** What the visitor need not wait for; the content is judged by the server. */
function codeOfFile({ type, size }: File): FieldCode | undefined {
  if (!isOneOf<string>(INQUIRY_FILE.types, type)) return 'wrong-file-type';
  return size > INQUIRY_FILE.bytes ? 'file-too-large' : undefined;
}

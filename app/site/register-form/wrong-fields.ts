import type { FieldCode } from '#api/errors.ts';

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

function codeOf({ value, required, type, validity }: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): FieldCode | undefined {
  if (required && value.trim() === '') return 'required';
  if (validity.valid) return undefined;
  if (validity.rangeUnderflow) return 'out-of-range';
  if (validity.typeMismatch) return type === 'email' ? 'not-an-email' : 'not-a-link';
  return 'invalid';
}

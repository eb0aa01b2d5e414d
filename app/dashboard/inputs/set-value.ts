/** Gives an uncontrolled input a value as if somebody had typed it, so that the form notices. */
export function setValue(input: HTMLInputElement | HTMLTextAreaElement | null, value: string): void {
  if (!input) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whoever pressed the button at the end of a long form sees what is wrong at its beginning. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]');
  (first?.matches('[data-invalid]') ? (first.querySelector<HTMLElement>('input, button, [contenteditable]') ?? first) : first)?.focus();
}

/** As the `ref` of what goes away once its work is done: whoever stood in it stands in the page then, not before its first link. */
export function keepFocus(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  const watching = new AbortController();
  const { signal } = watching;
  let isInside = part.contains(document.activeElement);
  part.addEventListener('focusin', () => (isInside = true), { signal });
  part.addEventListener('focusout', ({ relatedTarget }) => (isInside &&= relatedTarget === null), { signal });
  return () => {
    watching.abort();
    const at = document.activeElement;
    if (isInside && (at === document.body || part.contains(at)))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
}

/** Of the page as it is, whatever has been chosen meanwhile. */
export function shownSize(): string {
  const sizes = [...document.querySelectorAll<HTMLOptionElement>('[data-size-choice] option')];
  const asked = new URLSearchParams(location.search).get('size');
  const shown = sizes.find(({ value }) => value === asked) ?? sizes.find(({ defaultSelected }) => defaultSelected) ?? sizes[0];
  return shown?.value ?? '';
}

export function markSize(value: string): void {
  const select = document.querySelector<HTMLSelectElement>('[data-size-choice]');
  if (select) select.value = value;
}

/** Of the page as it is, whatever has been chosen meanwhile. */
export function shownSize(): string {
  const sizes = [...(document.querySelector<HTMLSelectElement>('[data-size-choice]')?.options ?? [])];
  const drawn = sizes.find(({ defaultSelected }) => defaultSelected) ?? sizes[0];
  const asked = new URLSearchParams(location.search).get('size');
  return sizes.find(({ value }) => value === asked)?.value ?? drawn?.value ?? '';
}

export function markSize(value: string): void {
  const select = document.querySelector<HTMLSelectElement>('[data-size-choice]');
  if (select) select.value = value;
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name=drawn-size]')) input.checked = input.value === value;
}

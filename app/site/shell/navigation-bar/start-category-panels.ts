/** Escape closes the panel under a category, and whoever stood in it stands on the category; leaving it makes it open again. */
export function startCategoryPanels(): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-opens-panel]')];
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') items.filter((item) => item.matches(':hover, :focus-within')).forEach(dismiss);
  });
  for (const item of items)
    for (const leaving of ['focusout', 'pointerleave'] as const)
      item.addEventListener(leaving, ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && item.contains(relatedTarget))) delete item.dataset['dismissed'];
      });
}

function dismiss(item: HTMLElement): void {
  if (item.querySelector('ul')?.contains(document.activeElement)) item.querySelector('a')?.focus();
  item.dataset['dismissed'] = '';
}

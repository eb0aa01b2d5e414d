/** Buttons with `data-prints` print the page. */
export function startPrinting(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-prints]')) print();
  });
}

import { fetchedPage } from '#app/site/fetched-page.ts';

/** The panels under the categories open by style alone; this brings their products and keeps them closed where nobody asked for one. */
export function startCategoryPanels(): void {
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  const items = [...(menu?.querySelectorAll<HTMLElement>('[data-opens-panel]') ?? [])];
  if (!menu) return;
  for (const opening of ['pointerenter', 'focusin'] as const)
    menu.addEventListener(opening, () => void showProducts(menu).catch(() => undefined), { once: true });
  closeByEscape(items);
  stayClosedUnderRest(items);
  for (const item of items)
    for (const leaving of ['focusout', 'pointerleave'] as const)
      item.addEventListener(leaving, ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && item.contains(relatedTarget))) delete item.dataset['dismissed'];
      });
}

/** Below each family a product with its picture and price; without a connection the families alone. */
async function showProducts(menu: HTMLElement): Promise<void> {
  const address = menu.dataset['menu'];
  delete menu.dataset['menu'];
  const page = address === undefined ? undefined : await fetchedPage(address);
  for (const product of page?.querySelectorAll<HTMLElement>('[data-of-family]') ?? [])
    menu.querySelector(`li > ul a[href="${CSS.escape(product.dataset['ofFamily'] ?? '')}"]`)?.after(document.adoptNode(product));
}

/** Escape closes the panel under a category, and whoever stood in it stands on the category; leaving it makes it open again. */
function closeByEscape(items: readonly HTMLElement[]): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const item of items.filter((one) => one.matches(':hover, :focus-within'))) {
      if (item.querySelector('ul')?.contains(document.activeElement)) item.querySelector('a')?.focus();
      dismiss(item);
    }
  });
}

/** What closes above the bar, or a page that moves, may leave the pointer on it: no panel opens before the pointer itself comes. */
function stayClosedUnderRest(items: readonly HTMLElement[]): void {
  let rest: { x: number; y: number } | undefined;
  document.addEventListener('pointermove', ({ clientX: x, clientY: y }) => (rest = { x, y }), { passive: true });
  for (const item of items)
    item.addEventListener('pointerenter', ({ clientX, clientY }) => {
      if (rest?.x === clientX && rest.y === clientY) dismiss(item);
    });
}

function dismiss(item: HTMLElement): void {
  item.dataset['dismissed'] = '';
}

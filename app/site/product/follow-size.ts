import { storedList, storeList } from '#app/site/shortlist/stored-list.ts';
import { fetchedPage } from '#app/site/fetched-page.ts';
import { sayUnreached } from '#app/site/unreached/say-unreached.ts';
import { markSize, shownSize } from './marked-size.ts';

let asked = 0;

/** The size in the bar, the drawing of it, and the kept product go together, and only where the page of that size could be had. */
export async function followSize(size: string): Promise<void> {
  const turn = ++asked;
  const address = `${location.pathname}?size=${encodeURIComponent(size)}`;
  const before = shownSize();
  markSize(size);
  const page = await fetchedPage(address).catch(() => undefined);
  // Whoever has chosen again meanwhile is not held up.
  if (turn !== asked) return;
  if (page) {
    show(page);
    history.replaceState(null, '', address + location.hash);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-chooses-language]')) link.search = location.search;
    keepSize(size);
  } else {
    markSize(before);
    sayUnreached(address);
  }
}

function show(page: Document): void {
  for (const shown of document.querySelectorAll<HTMLElement>('[data-sized]')) {
    const next = page.querySelector(`[data-sized="${shown.dataset['sized']}"]`);
    if (next) replace(shown, next);
  }
}

/** What was opened, pushed along or focused in it stays so. */
function replace(shown: Element, next: Element): void {
  const groups = shown.querySelectorAll('details');
  const pushed = [...shown.querySelectorAll('[role=region]')].map(({ scrollLeft }) => scrollLeft);
  const focused = [...shown.querySelectorAll('a')].findIndex((link) => link === document.activeElement);
  shown.replaceWith(next);
  for (const [index, group] of next.querySelectorAll('details').entries()) group.open = groups[index]?.open ?? group.open;
  for (const [index, region] of next.querySelectorAll('[role=region]').entries()) region.scrollLeft = pushed[index] ?? 0;
  next.querySelectorAll('a')[focused]?.focus({ preventScroll: true });
}

function keepSize(value: string): void {
  const id = Number(document.querySelector<HTMLElement>('[data-shortlists]')?.dataset['shortlists']);
  const list = storedList();
  const [only, ...others] = list.filter((one) => one.id === id);
  if (only && others.length === 0) storeList(list.map((one) => (one === only ? { ...one, size: Number(value) } : one)));
}

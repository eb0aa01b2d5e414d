import { fetchedPage } from '#app/site/fetched-page.ts';

/** The page of another size: its address, and what differs by size on it. Whoever is on the way to the next one is not held up. */
export async function followSize(size: string): Promise<void> {
  const address = `${location.pathname}?size=${encodeURIComponent(size)}`;
  history.replaceState(null, '', address + location.hash);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-chooses-language]')) link.search = location.search;
  const page = await fetchedPage(address);
  if (!page || location.pathname + location.search !== address) return;
  for (const shown of document.querySelectorAll<HTMLElement>('[data-sized]')) {
    const next = page.querySelector(`[data-sized="${shown.dataset['sized']}"]`);
    if (next) shown.replaceWith(next);
  }
}

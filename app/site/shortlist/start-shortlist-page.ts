import { isSame, type ShortlistItem, readShortlist, writeShortlist } from '#content/shortlist.ts';
import { isTooMany, listIn, quantityIn } from './list-rows.ts';
import { SHORTLIST_FORM } from './shortlist-form.ts';
import { storedList, storeList } from './stored-list.ts';

/** The page of the list: what is changed on it is kept, and stands in its address. */
export function startShortlistPage(page: HTMLElement, showStored: () => void): void {
  const shown = readShortlist(new URLSearchParams(location.search).getAll('products').join(','));
  const stored = storedList();
  if (shown.length === 0 && stored.length > 0) return location.replace(addressOf(stored));
  // Of a list that came from elsewhere nothing is kept before somebody says so.
  const isOwn = stored.length > 0 && writeShortlist(shown) === writeShortlist(stored);
  page.querySelector('[data-shared-list]')?.toggleAttribute('data-shown', !isOwn);
  page.querySelector('[data-own-list]')?.toggleAttribute('data-shown', isOwn);
  let known: readonly ShortlistItem[] = stored;

  /** What another tab has kept meanwhile stays. Says the address of the whole list. */
  function follow(list: readonly ShortlistItem[]): string {
    if (!isOwn) return addressOf(list);
    const mine = [...known, ...list];
    known = list;
    storeList(
      joined(
        list,
        storedList().filter((one) => !mine.some((other) => isSame(one, other))),
      ),
    );
    showStored();
    return addressOf(storedList());
  }

  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-adopts]')) {
      storeList(joined(storedList(), rowsOn(page)));
      location.replace(addressOf(storedList()));
    }
    const dropped = target.closest<HTMLElement>('[data-drops]');
    // With what was changed since the page was made.
    if (dropped instanceof HTMLAnchorElement) dropped.href = follow(rowsOn(page, Number(dropped.dataset['drops']))) + dropped.hash;
    const share = target.closest<HTMLElement>('[data-shares-list]');
    if (share) void shareList(page);
    if (target.closest('[data-reckons]')) location.reload();
  });
  page.addEventListener('change', ({ target }) => {
    const row = target instanceof Element && target.closest('[data-shortlist-rows] tr');
    if (!row) return;
    // The price of a row is that of the size it was drawn with.
    const price = target instanceof HTMLSelectElement ? row.querySelector<HTMLElement>('[data-row-price]') : undefined;
    if (price) price.hidden = true;
    keepChanges();
  });
  // What was changed before this script had come.
  const numbers = [...page.querySelectorAll<HTMLInputElement>('[inputmode=numeric]')];
  if (numbers.some(({ value, defaultValue }) => value !== defaultValue)) keepChanges();

  function keepChanges(): void {
    const status = page.querySelector<HTMLElement>('[data-shortlist-status]');
    if (status) status.textContent = numbers.some(({ value }) => isTooMany(value)) ? (status.dataset['mostSaid'] ?? '') : '';
    for (const number of numbers) number.value = String(quantityIn(number.value));
    history.replaceState(null, '', follow(rowsOn(page)));
    // The sums on the page are those of the list before.
    for (const estimate of page.querySelectorAll('[data-estimate]')) estimate.toggleAttribute('data-stale', true);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-chooses-language]')) link.search = location.search;
    for (const control of page.querySelectorAll<HTMLInputElement>('[data-shortlist-rows] input')) control.defaultValue = control.value;
    for (const option of page.querySelectorAll<HTMLOptionElement>('[data-shortlist-rows] option')) option.defaultSelected = option.selected;
  }
}

/** Each once, and no more than fit. */
function joined(one: readonly ShortlistItem[], other: readonly ShortlistItem[]): ShortlistItem[] {
  return readShortlist(writeShortlist([...one, ...other]));
}

function rowsOn(page: HTMLElement, without?: number): ShortlistItem[] {
  const form = page.querySelector<HTMLFormElement>(`#${SHORTLIST_FORM}`);
  const sent = new FormData(form ?? undefined);
  if (without !== undefined) sent.delete(`id-${without}`);
  return listIn((name) => String(sent.get(name) ?? ''));
}

function addressOf(list: readonly ShortlistItem[]): string {
  return list.length === 0 ? location.pathname : `${location.pathname}?products=${writeShortlist(list)}`;
}

async function shareList(page: HTMLElement): Promise<void> {
  const url = location.origin + addressOf(rowsOn(page));
  let said = page.querySelector<HTMLElement>('[data-shares-list]')?.dataset['said'] ?? '';
  try {
    if (navigator.share) return await navigator.share({ url });
    await navigator.clipboard.writeText(url);
  } catch {
    if ('share' in navigator) return; // whoever changes their mind is told nothing
    said = url;
  }
  const status = document.querySelector('[data-shortlist-status]');
  if (status) status.textContent = said;
}

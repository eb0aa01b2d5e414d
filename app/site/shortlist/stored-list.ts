import { type ShortlistItem, readShortlist, writeShortlist } from '#content/shortlist.ts';

const KEY = 'shortlist';

/** Kept on the visitor's device and nowhere else, written as an address writes it. */
export function storedList(): ShortlistItem[] {
  try {
    return readShortlist(localStorage.getItem(KEY) ?? '');
  } catch {
    return []; // storage is switched off: the list lives in the address alone
  }
}

export function storeList(list: readonly ShortlistItem[]): void {
  try {
    if (list.length > 0) localStorage.setItem(KEY, writeShortlist(list));
    else localStorage.removeItem(KEY);
  } catch {
    // The same.
  }
}

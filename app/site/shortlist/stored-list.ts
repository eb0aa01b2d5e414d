import { type ShortlistItem, readShortlist, writeShortlist } from '#content/shortlist.ts';
import { inStorage } from '#app/site/in-storage.ts';

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
  inStorage(() => (list.length > 0 ? localStorage.setItem(KEY, writeShortlist(list)) : localStorage.removeItem(KEY)));
}

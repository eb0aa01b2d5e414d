import type { Page } from '#store/entries/read-entries.ts';
import type { Language } from '#i18n/translate.ts';

/** Rows that share a person, an action or a place, with the words the reader sees for it. */
type Group = { key: string; label: string; count: number };

/** In the order of their words; what has none stands last, whichever end the list begins at. */
export function groupsInOrder(groups: readonly Group[], { isFromEnd, language }: { isFromEnd: boolean; language: Language }): Group[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const ordered = groups.toSorted((a, b) => (compare(a.label, b.label) || compare(a.key, b.key)) * (isFromEnd ? -1 : 1));
  return [...ordered.filter(({ label }) => label !== ''), ...ordered.filter(({ label }) => label === '')];
}

/** Which rows of which groups stand on a page: a list is put in order by words that no database knows, and only its page is read. */
export function partsOfPage(groups: readonly Group[], { limit, offset }: Page): { key: string; page: Page }[] {
  let before = 0;
  return groups.flatMap(({ key, count }) => {
    const from = Math.max(offset - before, 0);
    const until = Math.min(offset + limit - before, count);
    before += count;
    return from < until ? [{ key, page: { offset: from, limit: until - from } }] : [];
  });
}

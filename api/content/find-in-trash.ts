import type { Kysely } from 'kysely';
import type { Collection } from '#content/define.ts';
import { readOne } from '#content/document.ts';
import { collectionNamed } from '#content/index.ts';
import { columnOf, isFromEnd, ordersOf, type ListOrder } from '#content/list-order.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Entry } from '#store/entries/entry.ts';
import type { Page } from '#store/entries/read-entries.ts';
import { countTrash, countTrashByCollection, findTrashed, listTrash, walkTrash, type TrashedEntry } from '#store/entries/read-trash.ts';
import { groupsInOrder, partsOfPage } from '#api/kernel/grouped-list.ts';
import type { Language } from '#i18n/translate.ts';
import { matcher } from './browse.ts';

const COLUMNS = ['record', 'place', 'deleted', 'until'] as const;
type Column = (typeof COLUMNS)[number];
export const TRASH_ORDERS = ordersOf(COLUMNS);

export type TrashFilter = { text?: string | undefined; collection?: string | undefined; sort?: ListOrder<Column> | undefined };
type Found = { entries: TrashedEntry[]; total: number };

/** Newest first, or in the order of a column. */
export async function findInTrash(db: Kysely<Schema>, filter: TrashFilter, page: Page, language: Language): Promise<Found> {
  const { text = '', collection, sort = '-deleted' } = filter;
  const column = columnOf(sort, COLUMNS);
  if (text.trim() !== '' || column === 'record') return foundByText(db, filter, page, language);
  if (column === 'place') return foundByCollection(db, filter, page, language);
  const [entries, total] = await Promise.all([
    listTrash(db, { ...page, collection, isOldestFirst: !isFromEnd(sort) }),
    countTrash(db, collection),
  ]);
  return { entries, total };
}

async function foundByCollection(
  db: Kysely<Schema>,
  { collection, sort = 'place' }: TrashFilter,
  page: Page,
  language: Language,
): Promise<Found> {
  const counts = await countTrashByCollection(db, collection);
  const groups = [...counts].map(([key, count]) => ({ key, label: collectionLabel(key, language), count }));
  const entries: TrashedEntry[] = [];
  for (const { key, page: part } of partsOfPage(groupsInOrder(groups, { isFromEnd: isFromEnd(sort), language }), page))
    entries.push(...(await listTrash(db, { ...part, collection: key })));
  return { entries, total: groups.reduce((sum, { count }) => sum + count, 0) };
}

type Trashed = { collection: string; id: number; deletedAt: string; shown: string };

/** What is asked for, or ordered by, stands inside the documents: each is looked at, and little is kept of it. */
async function foundByText(db: Kysely<Schema>, filter: TrashFilter, { limit, offset }: Page, language: Language): Promise<Found> {
  const { text = '', collection, sort = '-deleted' } = filter;
  const matches = matcher(text);
  const isByTitle = columnOf(sort, COLUMNS) === 'record';
  const found: Trashed[] = [];
  for await (const entry of walkTrash(db, collection)) {
    const model = collectionNamed(entry.collection);
    if (!model || !matches(model, entry)) continue;
    const shown = isByTitle ? titleOf(model, entry, language) : model.label[language];
    found.push({ collection: entry.collection, id: entry.id, deletedAt: entry.deletedAt ?? '', shown });
  }
  return { entries: await findTrashed(db, inOrder(found, sort, language).slice(offset, offset + limit)), total: found.length };
}

/** Equals stand newest first; what has no title stands last, whichever end the list begins at. */
function inOrder(found: readonly Trashed[], sort: ListOrder<Column>, language: Language): Trashed[] {
  const newest = found.toSorted((a, b) => Number(a.deletedAt < b.deletedAt) - Number(a.deletedAt > b.deletedAt));
  const column = columnOf(sort, COLUMNS);
  if (column === 'deleted' || column === 'until') return isFromEnd(sort) ? newest : newest.toReversed();
  const { compare } = new Intl.Collator(language, { numeric: true });
  const isBlank = ({ shown }: Trashed) => shown.trim() === '';
  const named = newest.filter((one) => !isBlank(one)).toSorted((a, b) => compare(a.shown, b.shown) * (isFromEnd(sort) ? -1 : 1));
  return [...named, ...newest.filter(isBlank)];
}

function collectionLabel(collection: string, language: Language): string {
  return collectionNamed(collection)?.label[language] ?? '';
}

export function titleOf({ fields, titleField }: Collection, { document }: Pick<Entry, 'document'>, language: Language): string {
  const title = readOne(fields, document, titleField, language);
  return typeof title === 'string' ? title : '';
}

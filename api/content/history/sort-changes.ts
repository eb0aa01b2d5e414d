import type { Kysely } from 'kysely';
import { columnOf, isFromEnd, ordersOf } from '#content/list-order.ts';
import { nameOf, listUsers } from '#store/accounts/users.ts';
import type { Schema } from '#store/database/schema.ts';
import type { Page } from '#store/entries/read-entries.ts';
import {
  countChanges,
  countChangesBy,
  listChanges,
  type ChangeFilter,
  type ChangeGroup,
  type ChangeRow,
} from '#store/history/list-changes.ts';
import { modelNamed } from '#api/content/model-named.ts';
import { groupsInOrder, partsOfPage } from '#api/kernel/grouped-list.ts';
import { dashboardTexts } from '#i18n/messages/dashboard.ts';
import type { Language } from '#i18n/translate.ts';

const COLUMNS = ['when', 'who', 'what', 'where'] as const;
export const CHANGE_ORDERS = ordersOf(COLUMNS);
export type ChangeOrder = (typeof CHANGE_ORDERS)[number];

const GROUPED_BY = { who: 'actor', what: 'action', where: 'collection' } as const satisfies Readonly<Record<string, ChangeGroup>>;

type Found = { rows: ChangeRow[]; total: number };

/** By time, or by the words of a column as the reader reads them and then newest first. */
export async function sortedChanges(
  db: Kysely<Schema>,
  filter: ChangeFilter,
  page: Page,
  { sort = '-when', language }: { sort?: ChangeOrder | undefined; language: Language },
): Promise<Found> {
  const column = columnOf(sort, COLUMNS);
  if (column === undefined || column === 'when') {
    const isOldestFirst = !isFromEnd(sort);
    const [rows, total] = await Promise.all([listChanges(db, filter, page, { isOldestFirst }), countChanges(db, filter)]);
    return { rows, total };
  }
  const group = GROUPED_BY[column];
  const [counts, labelOf] = await Promise.all([countChangesBy(db, filter, group), labels(db, group, language)]);
  const groups = [...counts].map(([key, count]) => ({ key, label: labelOf(key), count }));
  const parts = partsOfPage(groupsInOrder(groups, { isFromEnd: isFromEnd(sort), language }), page);
  const rows: ChangeRow[] = [];
  for (const { key, page: part } of parts) rows.push(...(await listChanges(db, { ...filter, ...only(group, key) }, part)));
  return { rows, total: groups.reduce((sum, { count }) => sum + count, 0) };
}

function only(group: ChangeGroup, key: string): Partial<ChangeFilter> {
  if (group === 'actor') return { actor: key === '' ? 'nobody' : Number(key) };
  return { [group]: key };
}

/** What the screen says for it. */
async function labels(db: Kysely<Schema>, group: ChangeGroup, language: Language): Promise<(key: string) => string> {
  const texts: Readonly<Record<string, string>> = dashboardTexts[language];
  if (group === 'action') return (key) => texts[`history.action.${key}`] ?? key;
  if (group === 'collection')
    return (key) => modelNamed(key)?.label[language] ?? texts[`history.place.${key}`] ?? texts['history.place.other'] ?? key;
  const names = new Map((await listUsers(db)).map((user) => [String(user.id), nameOf(user)]));
  return (key) => names.get(key) ?? '';
}

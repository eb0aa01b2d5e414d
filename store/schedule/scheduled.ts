import type { Kysely, Selectable, Transaction } from 'kysely';
import { LANGUAGES, type Language } from '#content/languages.ts';
import type { ScheduledAction, ScheduleProblem } from '#content/schedule.ts';
import type { Schema } from '#store/database/schema.ts';
import type { DraftVersions } from '#store/drafts/draft.ts';
import { plannedItems } from '#store/releases/releases.ts';

type Db = Kysely<Schema>;
type Tx = Transaction<Schema>;
type RecordKey = { collection: string; id: number };
export type Scheduled = Selectable<Schema['scheduled']>;

/** Somebody else was quicker, or the time was changed meanwhile. */
export class ScheduleTaken extends Error {}

/** A time that was set before is replaced. */
export async function writeScheduled(tx: Tx, row: Scheduled): Promise<void> {
  const { collection: _collection, id: _id, action: _action, language: _language, ...rest } = row;
  await tx
    .insertInto('scheduled')
    .values(row)
    .onConflict((conflict) => conflict.columns(['collection', 'id', 'action', 'language']).doUpdateSet(rest))
    .execute();
}

type Which = RecordKey & { action?: ScheduledAction | undefined; languages?: readonly Language[] | undefined };

/** Answers the row that was removed. */
export async function removeScheduled(tx: Db, { collection, id, action, languages }: Which): Promise<Scheduled[]> {
  return tx
    .deleteFrom('scheduled')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .$call((query) => (action === undefined ? query : query.where('action', '=', action)))
    .$call((query) => (languages === undefined ? query : query.where('language', 'in', [...languages])))
    .returningAll()
    .execute();
}

export function scheduledOf(db: Db, collection: string, ids: readonly number[]): Promise<Scheduled[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('scheduled')
    .selectAll()
    .where('collection', '=', collection)
    .where('id', 'in', [...ids])
    .orderBy('run_at')
    .orderBy('language')
    .execute();
}

export type PublishedLater = (id: number) => Language[];

/** In which languages some records are published at a time, by themselves or with a release. */
export async function publishedLater(db: Db, collection: string, ids: readonly number[]): Promise<PublishedLater> {
  const alone = (await scheduledOf(db, collection, ids)).filter((row) => row.action === 'publish' && row.failed_at === null);
  const released = (await plannedItems(db, collection, ids)).flatMap(({ id, language }) =>
    (language === 'both' ? LANGUAGES : [language]).map((one) => ({ id, language: one })),
  );
  return (wanted) => [...new Set([...alone, ...released].flatMap(({ id, language }) => (id === wanted ? [language] : [])))];
}

/** Everything that is coming or could not be done, the next first. */
export function listScheduled(db: Db): Promise<Scheduled[]> {
  return db
    .selectFrom('scheduled')
    .selectAll()
    .orderBy('run_at')
    .orderBy('collection')
    .orderBy('id')
    .orderBy('action', 'desc')
    .orderBy('language')
    .execute();
}

/** Longest due first. */
export function dueScheduled(db: Db, now: Date): Promise<Scheduled[]> {
  return db
    .selectFrom('scheduled')
    .selectAll()
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now.toISOString())
    .orderBy('run_at')
    .orderBy('collection')
    .orderBy('id')
    .orderBy('action', 'desc')
    .orderBy('language')
    .execute();
}

/** Inside the transaction that does it: of several servers one takes the row, the others roll back. */
export async function takeScheduled(tx: Tx, rows: readonly Scheduled[]): Promise<void> {
  for (const row of rows) {
    const { numDeletedRows } = await oneOf(tx, row).executeTakeFirst();
    if (numDeletedRows === 0n) throw new ScheduleTaken();
  }
}

function oneOf(tx: Tx, { collection, id, action, language, run_at: at }: Scheduled) {
  return tx
    .deleteFrom('scheduled')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .where('action', '=', action)
    .where('language', '=', language)
    .where('run_at', '=', at)
    .where('failed_at', 'is', null);
}

/** True for the one server that says so first. */
export async function failScheduled(tx: Tx, rows: readonly Scheduled[], problem: ScheduleProblem, at: string): Promise<boolean> {
  let failed = 0n;
  for (const { collection, id, action, language, run_at: runAt } of rows) {
    const { numUpdatedRows } = await tx
      .updateTable('scheduled')
      .set({ failed_at: at, problem })
      .where('collection', '=', collection)
      .where('id', '=', id)
      .where('action', '=', action)
      .where('language', '=', language)
      .where('run_at', '=', runAt)
      .where('failed_at', 'is', null)
      .executeTakeFirst();
    failed += numUpdatedRows;
  }
  return failed > 0n;
}

/** What somebody who may publish has looked at goes out. Where another typed between it is not followed, so nothing goes out unseen. */
export async function followDraft(tx: Tx, { collection, id }: RecordKey, before: DraftVersions, after: DraftVersions): Promise<void> {
  const rows = () => tx.updateTable('scheduled').where('collection', '=', collection).where('id', '=', id).where('action', '=', 'publish');
  if (before.shared !== after.shared)
    await rows().set({ shared_version: after.shared }).where('shared_version', '=', before.shared).execute();
  for (const language of ['en', 'ar'] as const)
    if (before[language] !== after[language])
      await rows()
        .set({ own_version: after[language] })
        .where('language', '=', language)
        .where('own_version', '=', before[language])
        .execute();
  for (const part of ['shared', 'en', 'ar'] as const)
    if (before[part] !== after[part])
      await tx
        .updateTable('release_items')
        .set({ [`${part}_version`]: after[part] })
        .where('collection', '=', collection)
        .where('id', '=', id)
        .where('about', '=', 'record')
        .where('slot', '=', 0)
        .where(`${part}_version`, '=', before[part])
        .execute();
}

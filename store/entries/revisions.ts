import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { recordIn } from '#content/known.ts';
import { snapshotFrom, type Revision } from './entry.ts';
import type { Page } from './read-entries.ts';

type Db = Kysely<Schema>;

/** Newest first. */
export async function findRevisions(db: Db, collection: string, id: number, { limit, offset }: Page): Promise<Revision[]> {
  const rows = await revisionsOf(db, collection, id).orderBy('seq', 'desc').limit(limit).offset(offset).execute();
  return rows.map(revisionFrom);
}

/** The record as one version left it; a delete or a restore keeps the version it found. */
export async function findRevision(db: Db, collection: string, id: number, version: number): Promise<Revision | undefined> {
  const row = await revisionsOf(db, collection, id).where('version', '=', version).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return row && revisionFrom(row);
}

export async function countRevisions(db: Db, collection: string, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('revisions')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function revisionsOf(db: Db, collection: string, id: number) {
  return db.selectFrom('revisions').selectAll().where('collection', '=', collection).where('id', '=', id);
}

function revisionFrom({ version, action, actor, at, snapshot }: Selectable<Schema['revisions']>): Revision {
  return { version, action, actor, at, snapshot: snapshotFrom(recordIn(snapshot)) };
}

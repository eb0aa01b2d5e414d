import { sql, type Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { Page } from '#store/entries/read-entries.ts';

/** Something somebody did: to a record (then there is a snapshot of it) or to anything else. */
export type ChangeRow = {
  at: string;
  actor: number | null;
  action: string;
  /** `products/15`, `users/1`, `files/name.png`. */
  subject: string;
  version: number | null;
  details: string;
};

export type ChangeFilter = { actor?: number | undefined; collection?: string | undefined };

/** Newest first: what revisions tell about records, and what the audit tells about the rest, as one list. */
export async function listChanges(
  db: Kysely<Schema>,
  filter: ChangeFilter,
  { limit, offset }: Page,
): Promise<{ rows: ChangeRow[]; total: number }> {
  const all = changesOf(db, filter);
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom(all.as('changes'))
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('subject')
      .orderBy('version', 'desc')
      .orderBy('seq', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom(all.as('changes'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(({ seq: _seq, ...row }) => row), total: Number(total) };
}

function changesOf(db: Kysely<Schema>, { actor, collection }: ChangeFilter) {
  const records = db
    .selectFrom('revisions')
    .select(['seq', 'at', 'actor', 'action', 'version', 'snapshot as details'])
    .select(sql<string>`collection || '/' || cast(id as text)`.as('subject'))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor!))
    .$if(collection !== undefined, (query) => query.where('collection', '=', collection!));
  const rest = db
    .selectFrom('audit')
    .select(['id as seq', 'at', 'actor', 'action'])
    .select(sql<number>`cast(null as integer)`.as('version'))
    .select(['details', 'subject'])
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor!))
    .$if(collection !== undefined, (query) => query.where('subject', '>=', `${collection!}/`).where('subject', '<', `${collection!}0`));
  return records.unionAll(rest);
}

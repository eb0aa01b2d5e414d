import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { LargeCounts } from './large-counts.ts';

type Db = Kysely<Schema>;
export type Slice = { limit: number; offset: number };

export type Comment = { id: number; post_id: number; username: string; text: string; created_at: string; staff: boolean };

const COLUMNS = ['id', 'section_id as post_id', 'username', 'text', 'created_at', 'staff'] as const;

/** What visitors see of one section, oldest first; of all sections without one. */
export async function listComments(db: Db, sectionId: number | undefined, { limit, offset }: Slice): Promise<Comment[]> {
  const rows = await shown(db, sectionId).select(COLUMNS).orderBy('id').limit(limit).offset(offset).execute();
  return rows.map(withBadge);
}

/** The newest of a section, in reading order: oldest first. `before` leads on to those above them. */
export async function lastComments(
  db: Db,
  sectionId: number,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<Comment[]> {
  const rows = await shown(db, sectionId)
    .select(COLUMNS)
    .$call((query) => (before === undefined ? query : query.where('id', '<', before)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(withBadge).toReversed();
}

export async function countComments(db: Db, sectionId: number, large: LargeCounts): Promise<number> {
  const known = large.find(sectionId);
  if (known !== undefined) return known;
  const { count } = await shown(db, sectionId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  large.keep(sectionId, Number(count));
  return Number(count);
}

function shown(db: Db, sectionId: number | undefined) {
  const query = db.selectFrom('comments').where('state', '=', 'shown');
  return sectionId === undefined ? query : query.where('section_id', '=', sectionId);
}

export function withBadge<Row extends { staff: number }>({ staff, ...row }: Row): Omit<Row, 'staff'> & { staff: boolean } {
  return { ...row, staff: staff === 1 };
}

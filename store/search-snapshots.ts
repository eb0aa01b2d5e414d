import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { recordIn } from '#content/known.ts';
import type { Schema } from './database/schema.ts';
import { readFact, writeFact } from './facts.ts';

type Db = Kysely<Schema>;
/** `change` is the number of the last change it holds; `made` says by which analysis. */
export type SnapshotFacts = { name: string; parts: number; size: number; change: number; made: string };

const FACT = 'search_snapshot';
const PART_BYTES = 1024 * 1024;
/** Pieces that are read in one go. */
const AT_ONCE = 8;
const [packed, unpacked] = [promisify(gzip), promisify(gunzip)];

export async function lastChange(db: Db): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select((e) => e.fn.max('seq').as('seq'))
    .executeTakeFirst();
  return Number(row?.seq ?? 0);
}

/** The records that changed after a number, with the parent each had; a transaction may have ended after one that began later. */
export async function changedAfter(db: Db, change: number): Promise<{ collection: string; id: number; parent: number }[]> {
  const rows = await db.selectFrom('revisions').select(['collection', 'id', 'snapshot']).where('seq', '>', change).execute();
  return rows.map(({ collection, id, snapshot }) => ({ collection, id, parent: Number(recordIn(snapshot)['parent'] ?? 0) }));
}

export async function findSnapshot(db: Db): Promise<SnapshotFacts | undefined> {
  const text = await readFact(db, FACT);
  if (text === undefined) return undefined;
  const { name, parts, size, change, made } = recordIn(text);
  return typeof name === 'string' && typeof made === 'string'
    ? { name, made, parts: Number(parts), size: Number(size), change: Number(change) }
    : undefined;
}

/** Undefined where a piece is missing: another server has put a newer snapshot in its place. */
export async function readSnapshot(db: Db, { name, parts, size }: SnapshotFacts): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const whole = new Uint8Array(size);
  for (let first = 0; first < parts; first += AT_ONCE) {
    const count = Math.min(AT_ONCE, parts - first);
    const rows = await db
      .selectFrom('search_snapshots')
      .select(['part', 'bytes'])
      .where('name', '=', name)
      .where('part', '>=', first)
      .where('part', '<', first + count)
      .execute();
    if (rows.length < count) return undefined;
    // Unpacked in threads of their own, several at once.
    await Promise.all(rows.map(async ({ part, bytes }) => whole.set(await unpacked(Buffer.from(bytes, 'base64')), part * PART_BYTES)));
  }
  return whole;
}

/** Whether all its pieces are there: of two servers that write at once, one takes away what the other has just put down. */
export async function isComplete(db: Db, { name, parts }: SnapshotFacts): Promise<boolean> {
  const row = await db
    .selectFrom('search_snapshots')
    .select((e) => e.fn.countAll().as('count'))
    .where('name', '=', name)
    .executeTakeFirst();
  return Number(row?.count ?? 0) === parts;
}

/** Piece by piece; it counts from the moment when all of it is there, and the one before goes. */
export async function writeSnapshot(db: Db, whole: Uint8Array, facts: Pick<SnapshotFacts, 'change' | 'made'>): Promise<void> {
  const name = randomUUID();
  const parts = Math.ceil(whole.length / PART_BYTES);
  for (let part = 0; part < parts; part += 1) {
    const bytes = (await packed(whole.subarray(part * PART_BYTES, (part + 1) * PART_BYTES), { level: 1 })).toString('base64');
    await db.insertInto('search_snapshots').values({ name, part, bytes }).execute();
  }
  await writeFact(db, FACT, JSON.stringify({ name, parts, size: whole.length, ...facts }));
  await db.deleteFrom('search_snapshots').where('name', '<>', name).execute();
}

import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { NOT_FOR_PEOPLE } from './inbox.ts';
import type { Lead } from './leads.ts';

type Db = Kysely<Schema>;

const MOST = 50;

/** Other messages with the same address or number, newest first. */
export async function fromSamePerson(db: Db, { id, email, phone_e164 }: Pick<Lead, 'id' | 'email' | 'phone_e164'>): Promise<Lead[]> {
  if (email === '' && phone_e164 === '') return [];
  return db
    .selectFrom('leads')
    .selectAll()
    .where('id', '!=', id)
    .where('kind', 'not in', NOT_FOR_PEOPLE)
    .where('status', '!=', 'spam')
    .where((eb) =>
      eb.or([
        ...(email === '' ? [] : [eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase())]),
        ...(phone_e164 === '' ? [] : [eb('phone_e164', '=', phone_e164)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}

export function mergedWith(db: Db, id: number): Promise<Lead[]> {
  return db.selectFrom('leads').selectAll().where('merged_into', '=', id).orderBy('id', 'desc').execute();
}

const links = ['id', 'merged_into', 'merged_first_into'] as const;
type Link = Pick<Lead, (typeof links)[number]>;

/** What was merged into one of them comes along. False where one belongs to a message that stays behind. */
export async function mergeInto(db: Db, ids: readonly number[], into: number, now: Date): Promise<boolean> {
  const moved = await db
    .selectFrom('leads')
    .select(links)
    .where((eb) => eb.or([eb('id', 'in', [...ids]), eb('merged_into', 'in', [...ids])]))
    .execute();
  if (moved.some(({ merged_into: held }) => held !== null && !ids.includes(held))) return false;
  const there = new Set((await db.selectFrom('leads').select('id').where('merged_into', '=', into).execute()).map(({ id }) => id));
  for (const { id, merged_into: held, merged_first_into: first } of moved) {
    // Taken out and put back, it belongs again to what it came with.
    const came = held === null ? (first !== null && there.has(first) ? first : into) : (first ?? held);
    await change(db, [id], { merged_into: into, merged_first_into: came, updated_at: now.toISOString() });
  }
  return true;
}

/** Each takes along what was merged into it before. */
export async function separateFrom(db: Db, into: number, ids: readonly number[], now: Date): Promise<void> {
  const together = await db.selectFrom('leads').select(links).where('merged_into', '=', into).execute();
  const parted = together.filter(({ id }) => ids.includes(id));
  for (const { id } of parted.filter(({ merged_first_into: first }) => first === null || !ids.includes(first)))
    await release(db, id, together, { updated_at: now.toISOString() });
}

/** Messages whose other half was erased are worked on by themselves again, with what was merged into them before. */
export async function releaseMerged(db: Db): Promise<void> {
  const left = await db
    .selectFrom('leads')
    .select(links)
    .where('merged_into', 'is not', null)
    .where('merged_into', 'not in', (eb) => eb.selectFrom('leads').select('leads.id'))
    .execute();
  const ids = new Set(left.map(({ id }) => id));
  for (const { id } of left.filter(({ merged_first_into: first }) => first === null || !ids.has(first))) await release(db, id, left);
}

async function release(db: Db, id: number, together: readonly Link[], changes: { updated_at?: string } = {}): Promise<void> {
  const group = [id];
  // Whatever is found is looked through in its turn.
  for (const above of group)
    group.push(...together.filter((one) => one.merged_first_into === above && !group.includes(one.id)).map((one) => one.id));
  await change(db, group.slice(1), { ...changes, merged_into: id });
  await change(db, [id], { ...changes, merged_into: null });
}

async function change(db: Db, ids: readonly number[], changes: Partial<Omit<Link, 'id'>> & { updated_at?: string }): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('leads')
    .set(changes)
    .where('id', 'in', [...ids])
    .execute();
}

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

/** `into` is null where they stand alone again. What was put together with one of them comes along. */
export async function setMerged(db: Db, ids: readonly number[], into: number | null, now: Date): Promise<void> {
  const updated_at = now.toISOString();
  await db
    .updateTable('leads')
    .set({ merged_into: into, updated_at })
    .where('id', 'in', [...ids])
    .execute();
  if (into !== null)
    await db
      .updateTable('leads')
      .set({ merged_into: into, updated_at })
      .where('merged_into', 'in', [...ids])
      .execute();
}

/** A message whose other half was erased is worked on by itself again. */
export async function releaseMerged(db: Db): Promise<void> {
  await db
    .updateTable('leads')
    .set({ merged_into: null })
    .where('merged_into', 'is not', null)
    .where('merged_into', 'not in', (eb) => eb.selectFrom('leads').select('leads.id'))
    .execute();
}

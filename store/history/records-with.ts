import type { Kysely, Selectable } from 'kysely';
import { breather } from '#store/breathe.ts';
import { contains } from '#store/contains.ts';
import type { Schema } from '#store/database/schema.ts';

type Candidate = Pick<Selectable<Schema['entries']>, 'collection' | 'id' | 'shared' | 'en' | 'ar'>;

const AT_ONCE = 500;

/** Records that have the words somewhere, also in the trash; whoever asks looks where. In steps, so that nobody waits for it. */
export async function* recordsWith(db: Kysely<Schema>, text: string): AsyncGenerator<Candidate> {
  const breathe = breather();
  const counted = await db.selectFrom('sequences').select(['name', 'value']).execute();
  for (const { name, value } of counted)
    for (let after = 0; after < value; after += AT_ONCE) {
      yield* await db
        .selectFrom('entries')
        .select(['collection', 'id', 'shared', 'en', 'ar'])
        .where('collection', '=', name)
        .where('id', '>', after)
        .where('id', '<=', after + AT_ONCE)
        .where(({ or }) => or(['shared', 'en', 'ar'].map((column) => contains(column, text))))
        .execute();
      await breathe();
    }
}

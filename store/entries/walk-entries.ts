import type { Kysely } from 'kysely';
import { breather } from '#store/breathe.ts';
import type { Schema } from '#store/database/schema.ts';
import { listSubject, noteRead } from '#store/subjects.ts';
import { entryFrom, type Entry, type EntryRow } from './entry.ts';

/** Few enough to be read and parsed in a few milliseconds. */
const PAGE = 100;

/** In order, a page at a time with room for visitors: neither memory nor the time it holds anybody up grows with the table. */
export async function* walkEntries(db: Kysely<Schema>, collection: string, parent?: number): AsyncGenerator<Entry> {
  noteRead(parent === undefined ? collection : listSubject(collection, parent));
  const breathe = breather();
  for (let last: EntryRow | undefined; ;) {
    const from = last;
    const rows: EntryRow[] = await db
      .selectFrom('entries')
      .selectAll()
      .where('collection', '=', collection)
      .where('deleted_at', 'is', null)
      .$call((query) => (parent === undefined ? query : query.where('parent', '=', parent)))
      .$call((query) =>
        from ? query.where((e) => e(e.refTuple('parent', 'position', 'id'), '>', e.tuple(from.parent, from.position, from.id))) : query,
      )
      .orderBy('parent')
      .orderBy('position')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      yield entryFrom(row);
      await breathe();
    }
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

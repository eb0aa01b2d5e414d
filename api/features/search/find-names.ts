import type { Language } from '#content/document.ts';
import type { Database } from '#store/database/open.ts';
import { breather } from '#store/breathe.ts';
import { recordIn } from '#content/known.ts';
import { fold, words } from '#api/kernel/normalise.ts';
import { SOURCES, type Kind } from './sources.ts';
import type { Found } from './term-index.ts';

/** Products last: there may be more of them than there is time for, and of the others there are few. */
const FEWEST_FIRST = SOURCES.toSorted((a, b) => Number(a.kind === 'product') - Number(b.kind === 'product'));
const STEP = 500;
const LONGEST_MS = 1200;
const MOST = 20;

/**
 * Records whose name holds all the words, straight from the database, while there is no index yet: in steps, so that nobody else waits,
 * and no longer than somebody who types would.
 */
export async function findNames({ kysely }: Database, query: string, language: Language, only?: Kind): Promise<Found> {
  const asked = words(query);
  const keys: string[] = [];
  if (asked.length === 0) return { keys, total: 0, nearest: [] };
  const [until, breathe] = [performance.now() + LONGEST_MS, breather()];
  for (const { kind, collection } of FEWEST_FIRST.filter((source) => only === undefined || source.kind === only))
    for (let after = 0; keys.length < MOST && performance.now() < until;) {
      await breathe();
      const field = collection.titleField;
      const rows = await kysely
        .selectFrom('entries')
        .select(['id', 'en', 'ar'])
        .where('collection', '=', collection.name)
        .where('deleted_at', 'is', null)
        .where(`published_${language}`, '=', 1)
        .where('id', '>', after)
        .orderBy('id')
        .limit(STEP)
        .execute();
      for (const { id, en, ar } of rows) {
        const name = fold([en, ar].map((text) => String(recordIn(text)[field] ?? '')).join(' '));
        if (asked.every((word) => name.includes(word)) && keys.length < MOST) keys.push(`${kind}/${id}`);
      }
      const last = rows.at(-1);
      if (!last || rows.length < STEP) break;
      after = last.id;
    }
  return { keys, total: keys.length, nearest: [] };
}

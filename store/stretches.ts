import type { Kysely } from 'kysely';
import { breather } from './breathe.ts';
import type { Schema } from './database/schema.ts';

type Stretch = { upTo: number; above: number };
/** Folded words that must all occur, each in one of its forms. */
export type Terms = readonly (readonly string[])[];

const WINDOW = 2000;
const PAGE = 1000;
/** Forms of words with texts, some milliseconds of the thread that serves everybody, where SQLite works. */
const COMPARED = 16_000;

export function stepFor(terms: Terms = []): number {
  return Math.min(WINDOW, Math.ceil(COMPARED / Math.max(1, terms.flat().length)));
}

/** No index leads to words inside of texts: rows are looked through some at a time, newest first, with room for visitors in between. */
export async function* stretches(db: Kysely<Schema>, table: 'leads' | 'offers', terms?: Terms): AsyncGenerator<Stretch> {
  const breathe = breather();
  const step = stepFor(terms);
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  for (let upTo = last ?? 0; upTo > 0; upTo -= step) {
    yield { upTo, above: upTo - step };
    await breathe();
  }
}

/** The latest rows a page at a time; whoever looks at them makes room for visitors. */
export async function* latestRows<Row extends { readonly id: number }>(
  most: number,
  read: (below: number, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let below = Number.MAX_SAFE_INTEGER;
  for (let left = most; left > 0; left -= PAGE) {
    const rows = await read(below, Math.min(PAGE, left));
    yield rows;
    if (rows.length < PAGE) return;
    below = rows.at(-1)?.id ?? 0;
  }
}

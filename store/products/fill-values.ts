import { breather } from '#store/breathe.ts';
import type { Database } from '#store/database/open.ts';
import { entryFrom } from '#store/entries/entry.ts';
import { VERSION_KIND } from './value-rows.ts';
import { PRODUCTS, replaceValues } from './write-values.ts';

const LOOKED_AT = 500;
const FILLED = 25;

/** For products without, or of an earlier version or backup. While the site runs; safe to interrupt, repeat and do in several processes. */
export async function fillProductValues(database: Database, signal?: AbortSignal): Promise<void> {
  const breathe = breather();
  for (let last = 0; !signal?.aborted;) {
    const rows = await nextProducts(database, last);
    const end = rows.at(-1);
    if (!end) return;
    const behind = rows.filter(({ version, written }) => version !== written).map(({ id }) => id);
    for (let first = 0; first < behind.length && !signal?.aborted; first += FILLED) {
      await fill(database, behind.slice(first, first + FILLED));
      await breathe();
    }
    last = end.id;
    await breathe();
  }
}

function nextProducts({ kysely }: Database, after: number) {
  return kysely
    .selectFrom('entries')
    .leftJoin('product_values', (join) =>
      join
        .onRef('product_values.product', '=', 'entries.id')
        .on('product_values.kind', '=', VERSION_KIND)
        .on('product_values.part', '=', 0),
    )
    .select(['entries.id', 'entries.version', 'product_values.number as written'])
    .where('entries.collection', '=', PRODUCTS)
    .where('entries.id', '>', after)
    .orderBy('entries.id')
    .limit(LOOKED_AT)
    .execute();
}

/** Whoever saves one of them meanwhile waits, and writes the newer values. */
async function fill({ kysely, engine }: Database, ids: readonly number[]): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('entries')
      .selectAll()
      .where('collection', '=', PRODUCTS)
      .where('id', 'in', ids)
      .orderBy('id')
      .$if(engine === 'postgres', (query) => query.forShare())
      .execute();
    await replaceValues(tx, rows.map(entryFrom));
  });
}

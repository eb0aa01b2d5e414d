import type { Language } from '#content/document.ts';
import type { Database } from '#store/database/open.ts';
import { breather } from '#store/breathe.ts';
import { recordIn } from '#content/known.ts';
import { findProducts, productsNamed } from '#store/products/read-values.ts';
import { fold, words } from '#api/kernel/normalise.ts';
import { SOURCES, type Kind } from './sources.ts';
import type { Found } from './term-index.ts';

/** Every collection but products is small: its texts are read. */
const FEW = SOURCES.filter(({ kind }) => kind !== 'product');
const MOST_OF_FEW = 500;
const MOST = 20;
const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

/** Records whose name holds all the words, straight from the database, while there is no index yet. */
export async function findNames(database: Database, query: string, language: Language, only?: Kind): Promise<Found> {
  const asked = words(query);
  const keys: string[] = [];
  if (asked.length === 0) return { keys, total: 0, nearest: [] };
  const breathe = breather();
  for (const source of FEW.filter(({ kind }) => only === undefined || kind === only)) {
    keys.push(...(await namedAmongFew(database, source, asked, language)));
    await breathe();
  }
  if (only === undefined || only === 'product') keys.push(...(await namedProducts(database, asked, language)));
  const found = keys.slice(0, MOST);
  return { keys: found, total: found.length, nearest: [] };
}

async function namedAmongFew(
  { kysely }: Database,
  { kind, collection }: (typeof SOURCES)[number],
  asked: readonly string[],
  language: Language,
): Promise<string[]> {
  const rows = await kysely
    .selectFrom('entries')
    .select(['id', 'en', 'ar'])
    .where('collection', '=', collection.name)
    .where('deleted_at', 'is', null)
    .where(`published_${language}`, '=', 1)
    .orderBy('id')
    .limit(MOST_OF_FEW)
    .execute();
  return rows.flatMap(({ id, en, ar }) => {
    const name = fold([en, ar].map((text) => String(recordIn(text)[collection.titleField] ?? '')).join(' '));
    return asked.every((word) => name.includes(word)) ? [`${kind}/${id}`] : [];
  });
}

/** By the table of values, whose names need no reading of whole products. */
async function namedProducts({ kysely }: Database, asked: readonly string[], language: Language): Promise<string[]> {
  const found = await productsNamed(kysely, writtenIn(asked, language), asked, MOST);
  const rows = found.length === 0 ? [] : await findProducts(kysely, found);
  const seen = new Set(rows.filter((row) => row[`published_${language}`] === 1).map(({ id }) => id));
  return found.filter((id) => seen.has(id)).map((id) => `product/${id}`);
}

/** A name is looked for among those that are written in its letters: to look through all names twice holds everybody up. */
function writtenIn(asked: readonly string[], language: Language): Language {
  const typed = asked.join('');
  if (ARABIC.test(typed)) return 'ar';
  return LATIN.test(typed) ? 'en' : language;
}

import type { Kysely } from 'kysely';
import type { Language } from '#content/languages.ts';
import { breather } from '#store/breathe.ts';
import type { Schema } from '#store/database/schema.ts';
import { noteRead } from '#store/subjects.ts';
import { inOrderOfNames, nameKind } from './value-rows.ts';
import { PRODUCTS } from './write-values.ts';

type Db = Kysely<Schema>;
export type NumberRow = { product: number; part: number; number: number; second: number | null; third: number | null; word: string };
export type WordRow = { product: number; part: number; word: string };
export type ProductRow = { id: number; position: number; published_en: 0 | 1; published_ar: 0 | 1 };

/** Letters that a folded word has one form of and a name two, and what a pattern means by itself. */
const WRITTEN_TWICE = /[هيك%_\\]/g;
/** Read in a few milliseconds, however many there are. */
const PAGE = 1000;

/** Every numeric value of a kind, smallest first; also of products nobody sees. */
export async function* walkNumbers(db: Db, kind: string): AsyncGenerator<readonly NumberRow[]> {
  const breathe = breather();
  for (let last: NumberRow | undefined; ;) {
    const from = last;
    const rows: NumberRow[] = await db
      .selectFrom('product_values')
      .select(['product', 'part', 'second', 'third', 'word'])
      .select((e) => e.ref('number').$notNull().as('number'))
      .where('kind', '=', kind)
      .where('number', 'is not', null)
      .$call((query) =>
        from ? query.where((e) => e(e.refTuple('number', 'product', 'part'), '>', e.tuple(from.number, from.product, from.part))) : query,
      )
      .orderBy('number')
      .orderBy('product')
      .orderBy('part')
      .limit(PAGE)
      .execute();
    yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
    await breathe();
  }
}

/** Every word of a kind, in order; also of products nobody sees. */
export async function* walkWords(db: Db, kind: string): AsyncGenerator<readonly WordRow[]> {
  const breathe = breather();
  for (let last: WordRow | undefined; ;) {
    const from = last;
    const rows: WordRow[] = await db
      .selectFrom('product_values')
      .select(['product', 'part', 'word'])
      .where('kind', '=', kind)
      .where('number', 'is', null)
      .$call((query) =>
        from ? query.where((e) => e(e.refTuple('word', 'product', 'part'), '>', e.tuple(from.word, from.product, from.part))) : query,
      )
      .orderBy('word')
      .orderBy('product')
      .orderBy('part')
      .limit(PAGE)
      .execute();
    yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
    await breathe();
  }
}

/** The products that are not in the trash, in their order, and who sees them. */
export async function* walkProducts(db: Db): AsyncGenerator<readonly ProductRow[]> {
  noteRead(PRODUCTS);
  const breathe = breather();
  for (let last: ProductRow | undefined; ;) {
    const from = last;
    const rows: ProductRow[] = await live(db)
      .$call((query) => (from ? query.where((e) => e(e.refTuple('position', 'id'), '>', e.tuple(from.position, from.id))) : query))
      .orderBy('position')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
    await breathe();
  }
}

export function findProducts(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  return live(db).where('id', 'in', ids).execute();
}

/** The first products whose name in a language holds all the words, as names are written for their order; also of products nobody sees. */
export async function productsNamed(db: Db, language: Language, words: readonly string[], most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_values')
    .select('product')
    .where('kind', '=', nameKind(language))
    .where('number', 'is', null)
    .where((e) => e.and(words.map((word) => e('word', 'like', `%${inOrderOfNames(word).replaceAll(WRITTEN_TWICE, '_')}%`))))
    .limit(most)
    .execute();
  return rows.map(({ product }) => product);
}

export function valuesOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('product_values')
    .selectAll()
    .where('product', 'in', ids)
    .orderBy('product')
    .orderBy('kind')
    .orderBy('part')
    .execute();
}

function live(db: Db) {
  return db
    .selectFrom('entries')
    .select(['id', 'position', 'published_en', 'published_ar'])
    .where('collection', '=', PRODUCTS)
    .where('parent', '=', 0)
    .where('deleted_at', 'is', null);
}

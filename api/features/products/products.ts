import type { Filters } from '#content/catalogue/filters.ts';
import { STEPS } from '#content/catalogue/steps.ts';
import { measureNamed } from '#content/catalogue/measures.ts';
import { CHOICE_NAMES } from '#content/catalogue/choices.ts';
import { collections } from '#content/index.ts';
import { cabinetOf } from '#content/wall/cabinet.ts';
import { namesOf } from '#content/known.ts';
import type { Language } from '#content/languages.ts';
import type { Changes } from '#store/changes.ts';
import type { Database } from '#store/database/open.ts';
import { findEntries } from '#store/entries/read-entries.ts';
import { fillProductValues } from '#store/products/fill-values.ts';
import { PRODUCTS } from '#store/products/write-values.ts';
import { noteRead, type Change } from '#store/subjects.ts';
import type { Content } from '#api/content/content.ts';
import { isVisible, present, type Item } from '#api/content/present.ts';
import { followChanges } from '#api/kernel/follow-changes.ts';
import { openCandidateItems, type Candidate } from './candidate-items.ts';
import { candidatesFor, type Needs } from './candidates.ts';
import { facetsOf, type Facets } from './facets.ts';
import { openFamilies } from './families.ts';
import { inOrder } from './in-order.ts';
import { leftOf, narrow, type Narrowed } from './narrow.ts';
import { ProductIndex } from './product-index.ts';

export type ProductItem = Item<typeof collections.products>;
export type FoundByWords = { best: readonly number[]; all: ArrayLike<number>; isWhole: boolean };
/** `isWhole` is false for a moment after a start, while words are only looked for in names. */
export type Found = {
  total: number;
  page: number;
  pages: number;
  items: ProductItem[];
  facets: Facets;
  isWhole: boolean;
  /** Some prices that were asked about are given in other money and were reckoned, of what is listed or of what is not. */
  isReckoned: boolean;
};

type Parts = {
  database: Database;
  content: Content;
  onChange: Changes['onChange'];
  /** The products that some words find: all of them, and the best in their order; not whole while only names can be looked at. */
  search: (query: string, language: Language) => Promise<FoundByWords>;
};

export const PER_PAGE = 24;
const MOST_WALLS = 1000;
const WHATEVER = { min: 'number', max: 'number', covers: false } as const;

export type Products = ReturnType<typeof openProducts>;

/** All products by what they say about themselves. What it costs does not depend on how many there are. */
export function openProducts({ database, content, onChange, search }: Parts) {
  const { kysely } = database;
  const familiesOf = openFamilies({ content, onChange });

  async function build(): Promise<{ index: ProductIndex }> {
    await fillProductValues(database);
    return { index: await loaded() };
  }

  async function loaded(): Promise<ProductIndex> {
    const index = new ProductIndex(kysely);
    await index.load();
    return index;
  }

  async function follow(built: { index: ProductIndex }, change: Change): Promise<void> {
    if (change === 'everything' || change.includes(PRODUCTS)) {
      built.index = await loaded();
      return;
    }
    const records = change.flatMap((subject) => (subject.startsWith(`${PRODUCTS}#`) ? [Number(subject.slice(PRODUCTS.length + 1))] : []));
    if (records.length > 0) await built.index.refresh(records);
    else if (change.some((subject) => subject.startsWith(`${PRODUCTS}/`))) await built.index.load();
  }

  const { ready, soon } = followChanges({ onChange, build, follow });

  async function itemsOf(ids: readonly number[], language: Language): Promise<ProductItem[]> {
    const entries = new Map((await findEntries(kysely, PRODUCTS, ids)).map((entry) => [entry.id, entry]));
    return ids.flatMap((id) => {
      const entry = entries.get(id);
      return entry && isVisible(collections.products, entry, language) ? [present(collections.products, entry, language)] : [];
    });
  }

  const candidateItems = openCandidateItems({ database, onChange });

  return {
    /** Reads the columns of the page of all products, so that its first visitor does not wait for them. */
    async prepare(): Promise<void> {
      const { index } = await ready();
      for (const name of CHOICE_NAMES) await index.words(name);
      for (const key of namesOf(STEPS)) for (const kind of Object.values(measureNamed(key)?.kind ?? {})) await index.numbers(kind);
    },

    /** Those of all products that could be proposed for a place, or nearly, as far as it can be looked up. */
    async candidates(needs: Needs, language: Language): Promise<Candidate[]> {
      noteRead(PRODUCTS);
      const { index } = await soon();
      return candidateItems(await candidatesFor(index, language, needs), language);
    },

    /** Products that walls are built of, in the company's order: as many as somebody chooses from; others are reached from their own pages. */
    async walls(language: Language): Promise<Candidate[]> {
      noteRead(PRODUCTS);
      const { index } = await soon();
      const cabinets = (await index.numbers('cabinet')).between({}, WHATEVER);
      const ids: number[] = [];
      for (const slot of index.order.slots) {
        if (ids.length === MOST_WALLS) break;
        if (index.seen[language].has(slot) && cabinets.has(slot)) ids.push(index.idOf(slot));
      }
      return (await candidateItems(ids, language)).filter(({ specifications }) => cabinetOf(specifications));
    },

    async find(filters: Filters, language: Language): Promise<Found> {
      noteRead(PRODUCTS);
      const [{ index }, families, found] = await Promise.all([
        soon(),
        familiesOf(language),
        filters.q === '' ? undefined : search(filters.q, language),
      ]);
      const narrowed = await narrow({ index, families, language, found: found?.all }, filters);
      const left = leftOf(narrowed);
      const total = left.size;
      const { page, sort, country } = filters;
      const ids = await inOrder(index, left, { sort, country, language, found: found?.best }, (page - 1) * PER_PAGE, PER_PAGE);
      return {
        total,
        page,
        pages: Math.max(1, Math.ceil(total / PER_PAGE)),
        items: await itemsOf(ids, language),
        facets: await facetsOf({ index, families, language }, narrowed, filters),
        isWhole: found?.isWhole ?? true,
        isReckoned: await isReckoned(index, narrowed, filters),
      };
    },
  };
}

/** Also a price that a bound leaves out was compared with it. */
async function isReckoned(index: ProductIndex, narrowed: Narrowed, { bounds, sort, country }: Filters): Promise<boolean> {
  for (const key of new Set([...bounds.keys(), sort.replace('-', '')])) {
    const measure = measureNamed(key);
    if (measure && (await index.numbers(measure.kind[country])).reckoned.sharedWith(leftOf(narrowed, key)) > 0) return true;
  }
  return false;
}

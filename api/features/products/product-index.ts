import type { Kysely } from 'kysely';
import { CHOICE_NAMES, meantBy } from '#content/catalogue/choices.ts';
import { CURRENCY_OF } from '#content/specifications/price.ts';
import { reckonedIn } from '#content/advisor/money.ts';
import { isOneOf } from '#content/known.ts';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { isCurrency } from '#content/specifications/define.ts';
import { specificationNamed, type SpecificationName } from '#content/specifications/kinds.ts';
import { breather } from '#store/breathe.ts';
import type { Schema } from '#store/database/schema.ts';
import { findProducts, valuesOf, walkNumbers, walkProducts, walkWords, type ProductRow } from '#store/products/read-values.ts';
import { nameKind } from '#store/products/value-rows.ts';
import { BitSet } from './bit-set.ts';
import { NumberColumn, type Numbers } from './number-column.ts';
import { OrderedSlots } from './ordered-slots.ts';
import { SlotNumbers } from './slot-numbers.ts';
import { WordColumn } from './word-column.ts';

type Row = { product: number; kind: string; number: number | null; second: number | null; third: number | null; word: string };
const AT_ONCE = 100;

/** All products by what they say about themselves. A product is a slot, counted as they became known; a column is read when first asked for. */
export class ProductIndex {
  readonly #db: Kysely<Schema>;
  readonly #slots = new SlotNumbers();
  #ids: number[] = [];
  seen: Readonly<Record<Language, BitSet>> = { ar: new BitSet(), en: new BitSet() };
  order = new OrderedSlots<number>();
  #numbers = new Map<string, Promise<NumberColumn>>();
  #words = new Map<string, Promise<WordColumn>>();
  #names = new Map<Language, Promise<OrderedSlots<string>>>();

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Who is there, who sees them and in which order. */
  async load(): Promise<void> {
    this.seen = { ar: new BitSet(), en: new BitSet() };
    this.order = new OrderedSlots<number>();
    for await (const rows of walkProducts(this.#db)) for (const row of rows) this.#insert(row, 'last');
  }

  idOf(slot: number): number {
    const id = this.#ids[slot];
    if (id === undefined) throw new RangeError(`no product has the slot ${slot}`);
    return id;
  }

  slotsOf(ids: ArrayLike<number>): BitSet {
    const found = new BitSet();
    for (let at = 0; at < ids.length; at += 1) {
      const slot = this.slotOf(ids[at] ?? 0);
      if (slot !== undefined) found.add(slot);
    }
    return found;
  }

  slotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  numbers(kind: SpecificationName): Promise<NumberColumn> {
    return cached(this.#numbers, kind, async () => {
      const column = new NumberColumn();
      for await (const rows of walkNumbers(this.#db, kind))
        for (const row of rows) column.append(this.#slot(row.product), inMoney(kind, row));
      return column;
    });
  }

  words(kind: SpecificationName): Promise<WordColumn> {
    return cached(this.#words, kind, async () => {
      const column = new WordColumn();
      for await (const rows of walkWords(this.#db, kind))
        for (const { product, word } of rows) for (const one of meantBy(kind, word)) column.add(this.#slot(product), one);
      return column;
    });
  }

  names(language: Language): Promise<OrderedSlots<string>> {
    return cached(this.#names, language, async () => {
      const names = new OrderedSlots<string>();
      for await (const rows of walkWords(this.#db, nameKind(language)))
        for (const { product, word } of rows) names.append(this.#slot(product), word);
      return names;
    });
  }

  async refresh(ids: readonly number[]): Promise<void> {
    const breathe = breather();
    const columns = await Promise.all([loaded(this.#numbers), loaded(this.#words), loaded(this.#names)]);
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      const some = ids.slice(first, first + AT_ONCE);
      const [products, values] = await Promise.all([findProducts(this.#db, some), valuesOf(this.#db, some)]);
      const rows = Map.groupBy(values, ({ product }) => product);
      const live = new Map(products.map((row) => [row.id, row]));
      for (const id of some) {
        this.#replace(id, live.get(id), rows.get(id) ?? [], columns);
        await breathe();
      }
    }
  }

  #replace(
    id: number,
    live: ProductRow | undefined,
    rows: readonly Row[],
    [numbers, words, names]: readonly [Map<string, NumberColumn>, Map<string, WordColumn>, Map<Language, OrderedSlots<string>>],
  ): void {
    const slot = this.#slot(id);
    this.order.remove(slot);
    for (const language of LANGUAGES) this.seen[language].remove(slot);
    if (live) this.#insert(live, 'between');
    for (const column of [...numbers.values(), ...words.values(), ...names.values()]) column.remove(slot);
    for (const row of rows) {
      const { kind, number, second, third, word } = row;
      if (number !== null) numbers.get(kind)?.insert(slot, inMoney(kind, { number, second, third, word }));
      else if (isOneOf(CHOICE_NAMES, kind)) for (const one of meantBy(kind, word)) words.get(kind)?.add(slot, one);
      else for (const [language, column] of names) if (kind === nameKind(language)) column.insert(slot, word);
    }
  }

  #insert({ id, position, published_en: en, published_ar: ar }: ProductRow, where: 'last' | 'between'): void {
    const slot = this.#slot(id);
    if (where === 'last') this.order.append(slot, position);
    else this.order.insert(slot, position);
    if (en === 1) this.seen.en.add(slot);
    if (ar === 1) this.seen.ar.add(slot);
  }

  #slot(id: number): number {
    const known = this.#slots.get(id);
    if (known !== undefined) return known;
    const slot = this.#ids.push(id) - 1;
    this.#slots.set(id, slot);
    return slot;
  }
}

/** Read once; what fails is tried again by whoever asks next. */
function cached<Key, Column>(columns: Map<Key, Promise<Column>>, key: Key, read: () => Promise<Column>): Promise<Column> {
  const known = columns.get(key);
  if (known) return known;
  const reading = read();
  columns.set(key, reading);
  reading.catch(() => columns.delete(key));
  return reading;
}

async function loaded<Key, Column>(columns: ReadonlyMap<Key, Promise<Column>>): Promise<Map<Key, Column>> {
  const found = await Promise.all([...columns].map(async ([key, column]) => [key, await column] as const));
  return new Map(found);
}

/** Prices of a country are compared in its own money, also those that are told in another one's. */
function inMoney(kind: string, { number, second, third, word }: Numbers & { word: string }): Numbers {
  const country = specificationNamed(kind)?.country;
  if (!country || !isCurrency(word) || word === CURRENCY_OF[country]) return { number, second, third };
  return { number: reckonedIn(CURRENCY_OF[country], { amount: number, currency: word }), second, third, isReckoned: true };
}

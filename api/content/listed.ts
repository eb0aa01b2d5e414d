import type { Kysely } from 'kysely';
import type { Collection } from '#content/define.ts';
import { LANGUAGES, type Language } from '#content/document.ts';
import { breather } from '#store/breathe.ts';
import type { Schema } from '#store/database/schema.ts';
import { entriesBefore, entriesBetween, nextId } from '#store/entries/read-entries.ts';
import { walkPages } from '#store/walk-pages.ts';
import { isVisible, present, type Item } from './present.ts';

/** Ids in one part: a file of a few hundred kilobytes, made in about 20 ms. */
const PART = 500;
const STEP = 50;
const NEWEST_AT_ONCE = 50;

export type ListedRecord<C extends Collection> = Readonly<Record<Language, Item<C> | undefined>>;

/** Collections of any size for whoever lists all of them in parts: a part is a range of ids, found without counting those before it. */
export function openListed(kysely: Kysely<Schema>) {
  return {
    /** The numbers of the parts that are not empty. */
    async partsOf({ name }: Collection): Promise<number[]> {
      const breathe = breather();
      const parts: number[] = [];
      for (let id = await nextId(kysely, name, 1); id !== undefined;) {
        const part = Math.ceil(id / PART);
        parts.push(part);
        await breathe();
        id = await nextId(kysely, name, part * PART + 1);
      }
      return parts;
    },

    /** The records of one part that visitors of some language see, as they see them. */
    async part<C extends Collection>(collection: C, number: number): Promise<ListedRecord<C>[]> {
      const breathe = breather();
      const records: ListedRecord<C>[] = [];
      for (let first = (number - 1) * PART + 1; first <= number * PART; first += STEP) {
        for (const entry of await entriesBetween(kysely, collection.name, first, first + STEP - 1)) {
          const seen = (language: Language) => (isVisible(collection, entry, language) ? present(collection, entry, language) : undefined);
          const record = { ar: seen('ar'), en: seen('en') };
          if (LANGUAGES.some((language) => record[language])) records.push(record);
        }
        await breathe();
      }
      return records;
    },

    /** The latest records that visitors see and that are wanted, newest first. */
    async newest<C extends Collection>(
      collection: C,
      language: Language,
      count: number,
      isWanted: (item: Item<C>) => boolean,
    ): Promise<Item<C>[]> {
      const found: Item<C>[] = [];
      const read = (before: number) => entriesBefore(kysely, collection.name, before, NEWEST_AT_ONCE);
      for await (const entries of walkPages(NEWEST_AT_ONCE, Number.MAX_SAFE_INTEGER, read)) {
        const visible = entries.filter((entry) => isVisible(collection, entry, language));
        found.push(...visible.map((entry) => present(collection, entry, language)).filter(isWanted));
        if (found.length >= count) break;
      }
      return found.slice(0, count);
    },
  };
}

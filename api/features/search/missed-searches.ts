import type { Language } from '#content/document.ts';
import type { Database } from '#store/database/open.ts';
import type { Page } from '#store/entries/read-entries.ts';
import { takeFromLimit } from '#store/limits.ts';
import { clearMissedSearches, countMissedSearches, listMissedSearches, noteMissedSearch, type MissedSearch } from '#store/searches.ts';
import type { HashAddress } from '#api/kernel/address-hash.ts';
import { words } from '#api/kernel/normalise.ts';
import type { Search } from './search.ts';

const PER_ADDRESS = { max: 30, windowMs: 10 * 60_000 };
const SHORTEST = 2;
const LONGEST = 60;
/** What people paste by mistake: addresses and phone numbers say who they are. */
const PERSONAL = /@|\d{7,}/;

type Parts = { database: Database; search: Search; hashAddress: HashAddress; clock: () => Date };

export type MissedSearches = ReturnType<typeof openMissedSearches>;

/** What visitors looked for and did not find: what the catalogue, or its words, may lack. */
export function openMissedSearches({ database: { kysely }, search, hashAddress, clock }: Parts) {
  return {
    /** Told by the search box when somebody stopped typing; whether anything is found is decided here. */
    async note(query: string, language: Language, address: string): Promise<void> {
      const plain = words(query).join(' ');
      if (plain.length < SHORTEST || plain.length > LONGEST || PERSONAL.test(query.replaceAll(/[\s()+-]/g, ''))) return;
      if ((await search.count(plain, language)) !== 0) return;
      const { allowed } = await takeFromLimit(kysely, `search:${await hashAddress(address)}`, PER_ADDRESS, clock());
      if (allowed) await noteMissedSearch(kysely, language, plain, clock());
    },

    /** `found` counts what the same words would find by now. */
    async list(page: Page): Promise<{ searches: (MissedSearch & { found: number })[]; total: number }> {
      const [missed, total] = await Promise.all([listMissedSearches(kysely, page), countMissedSearches(kysely)]);
      const searches = await Promise.all(
        missed.map(async (one) => ({ ...one, found: (await search.count(one.query, one.language)) ?? 0 })),
      );
      return { searches, total };
    },

    clear: (which?: { language: Language; query: string }): Promise<number> => clearMissedSearches(kysely, which),
  };
}

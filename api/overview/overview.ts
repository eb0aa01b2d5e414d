import { products } from '#content/collections/products.ts';
import type { Language } from '#content/document.ts';
import type { Database } from '#store/database/open.ts';
import { allEntries, type Page } from '#store/entries/read-entries.ts';
import { countFailedMails, countLeads, countLeadsByDay, listProductInquiries } from '#store/overview/count-leads.ts';
import { measureStorage } from '#store/overview/measure-storage.ts';
import { titleOf, type History } from '#api/history/history.ts';
import type { MissedSearches } from '#api/search/missed-searches.ts';
import { countMissing, listMissing } from './missing-translations.ts';

const DAY_MS = 24 * 3600_000;
const DAYS = 30;
const ASKED_DAYS = 90;
const MOST_INQUIRIES = 5000;
const TOP = 5;
const RECENT = { limit: 10, offset: 0 };

export type AskedProduct = { id: number | undefined; title: string; count: number };

type Parts = { database: Database; dataDir: string; clock: () => Date; history: History; missedSearches: MissedSearches };

export type Overview = ReturnType<typeof openOverview>;

/** The numbers of the dashboard's first page. */
export function openOverview({ database, dataDir, clock, history, missedSearches }: Parts) {
  const { kysely } = database;
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS).toISOString();

  async function mostAsked(language: Language): Promise<AskedProduct[]> {
    const [inquiries, entries] = await Promise.all([
      listProductInquiries(kysely, daysAgo(ASKED_DAYS), MOST_INQUIRIES),
      allEntries(kysely, products.name),
    ]);
    const titles = new Map(entries.map(({ id, document }) => [id, titleOf(products, document, language)]));
    const asked = new Map<string, AskedProduct>();
    for (const { fields, subject } of inquiries) {
      const { product = subject, product_id: id } = JSON.parse(fields) as { product?: string; product_id?: number };
      const isKnown = id !== undefined && titles.has(id);
      const key = isKnown ? `#${id}` : product;
      const one = asked.get(key) ?? { id: isKnown ? id : undefined, title: isKnown ? titles.get(id)! : product, count: 0 };
      asked.set(key, { ...one, count: one.count + 1 });
    }
    return [...asked.values()].toSorted((a, b) => b.count - a.count).slice(0, TOP);
  }

  /** Thirty days up to today, also the quiet ones. */
  async function leadsPerDay(): Promise<{ day: string; count: number }[]> {
    const first = daysAgo(DAYS - 1).slice(0, 10);
    const counted = new Map((await countLeadsByDay(kysely, first)).map(({ day, count }) => [day, count]));
    return Array.from({ length: DAYS }, (_, index) => {
      const day = new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10);
      return { day, count: counted.get(day) ?? 0 };
    });
  }

  return {
    async read(language: Language) {
      const [leads, perDay, asked, missing, failedMails, storage, recent, searches] = await Promise.all([
        countLeads(kysely),
        leadsPerDay(),
        mostAsked(language),
        countMissing(database, language),
        countFailedMails(kysely),
        measureStorage(database, dataDir),
        history.list({}, RECENT, language),
        missedSearches.list({ limit: TOP, offset: 0 }),
      ]);
      return {
        leads,
        leadsPerDay: perDay,
        mostAsked: asked,
        missing,
        failedMails,
        storage,
        recent: recent.changes,
        searches: searches.searches,
      };
    },
    missing: (collection: string | undefined, page: Page) => listMissing(database, collection, page),
  };
}

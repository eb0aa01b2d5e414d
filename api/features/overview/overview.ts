import type { MissedSearch } from '#store/searches.ts';
import { products } from '#content/collections/products.ts';
import { recordIn } from '#content/known.ts';
import type { Language } from '#content/document.ts';
import type { Trouble } from '#content/troubles.ts';
import type { Database } from '#store/database/open.ts';
import { findEntries, type Page } from '#store/entries/read-entries.ts';
import { countFailedMails, countLeads, countLeadsByDay, type LeadCount, walkProductInquiries } from '#store/overview/count-leads.ts';
import { measureStorage } from '#store/overview/measure-storage.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { titleOf, type History } from '#api/content/history/history.ts';
import { tasksBeforeOpening } from './before-opening.ts';
import { cachedWhenMany } from '#api/kernel/cached-when-many.ts';
import { areasOf, mayUser, type SessionUser } from '#api/kernel/session-user.ts';
import type { Area } from '#content/roles.ts';
import { countMissing, listMissing } from './missing-translations.ts';

const DAY_MS = 24 * 3600_000;
const DAYS = 30;
const ASKED_DAYS = 90;
const MOST_INQUIRIES = 5000;
const TOP = 5;
/** From `many` inquiries on, the number of inquiries may be `keptMs` old. */
const ASKED = { many: 500, cacheMs: 5 * 60_000 };
const KINDS = { many: 10_000, cacheMs: 30_000 };
const RECENT = { limit: 10, offset: 0 };

export type AskedProduct = { id: number | undefined; title: string; count: number };

/** A backup that was sent elsewhere, and what a trial restore brought back. */
type SentCopy = { at: string; place: string; rows: number; files: number; proof?: { rows: number; files: number } | undefined };

type Parts = {
  database: Database;
  dataDir: string;
  clock: () => Date;
  history: History;
  settings: Pick<SettingsOperations, 'entryOf'>;
  troubles: () => Promise<Trouble[]>;
  lastCopy: () => Promise<SentCopy | undefined>;
  missedSearches: { list: (page: Page) => Promise<{ searches: (MissedSearch & { found: number })[] }> };
};

export type Overview = ReturnType<typeof openOverview>;

export function openOverview({ database, dataDir, clock, history, settings, missedSearches, troubles, lastCopy }: Parts) {
  const { kysely } = database;
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS).toISOString();

  async function countAsked(): Promise<{ result: AskedProduct[]; among: number }> {
    const asked = new Map<string, AskedProduct>();
    let inquiries = 0;
    for await (const { fields, subject } of walkProductInquiries(kysely, daysAgo(ASKED_DAYS), MOST_INQUIRIES)) {
      const sent = recordIn(fields);
      const product = typeof sent['product'] === 'string' ? sent['product'] : subject;
      const id = typeof sent['product_id'] === 'number' ? sent['product_id'] : undefined;
      const key = id === undefined ? product : `#${id}`;
      const one = asked.get(key) ?? { id, title: product, count: 0 };
      asked.set(key, { ...one, count: one.count + 1 });
      inquiries += 1;
    }
    const top = [...asked.values()].toSorted((a, b) => b.count - a.count).slice(0, TOP);
    return { result: top, among: inquiries };
  }

  async function countKinds(): Promise<{ result: LeadCount[]; among: number }> {
    const result = await countLeads(kysely);
    return { result, among: result.reduce((sum, { total }) => sum + total, 0) };
  }

  const askedProducts = cachedWhenMany(clock, ASKED, countAsked);
  const leadsByKind = cachedWhenMany(clock, KINDS, countKinds);

  async function mostAsked(language: Language): Promise<AskedProduct[]> {
    const top = await askedProducts();
    const entries = await findEntries(
      kysely,
      products.name,
      top.flatMap(({ id }) => id ?? []),
    );
    const titles = new Map(entries.map(({ id, document }) => [id, titleOf(products, document, language)]));
    // A product that is gone keeps the name it was asked for by.
    return top.map((one) => {
      const title = one.id === undefined ? undefined : titles.get(one.id);
      return title === undefined ? { ...one, id: undefined } : { ...one, title };
    });
  }

  /** Thirty days up to today, also the quiet ones. */
  async function leadsPerDay(): Promise<{ day: string; count: number }[]> {
    const days = Array.from({ length: DAYS }, (_, index) => daysAgo(DAYS - 1 - index).slice(0, 10));
    const counts = await countLeadsByDay(kysely, days);
    return days.map((day, index) => ({ day, count: counts[index] ?? 0 }));
  }

  return {
    /** Each part for those who may look into its area; to others it is empty. */
    async read(language: Language, user: SessionUser | undefined) {
      const forArea = <Part>(area: Area, load: () => Promise<Part>, nothing: Part): Promise<Part> =>
        mayUser(user, `${area}.read`) ? load() : Promise.resolve(nothing);
      const [leads, perDay, asked, missing, failedMails, storage, recent, searches, beforeOpening, wrong, copy] = await Promise.all([
        forArea('leads', leadsByKind, []),
        forArea('leads', leadsPerDay, []),
        forArea('leads', () => mostAsked(language), []),
        forArea('content', () => countMissing(database, language), []),
        forArea('leads', () => countFailedMails(kysely), 0),
        forArea('media', () => measureStorage(database, dataDir), { database: 0, files: [], free: 0 }),
        forArea('content', () => history.list({ areas: areasOf(user) }, RECENT, language), { changes: [], total: 0 }),
        forArea('content', () => missedSearches.list({ limit: TOP, offset: 0 }), { searches: [] }),
        forArea('settings', () => tasksBeforeOpening(settings, language), []),
        forArea('backups', troubles, []),
        forArea('backups', lastCopy, undefined),
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
        beforeOpening,
        troubles: wrong,
        lastCopy: copy,
      };
    },
    missing: (collection: string | undefined, page: Page) => listMissing(database, collection, page),
  };
}

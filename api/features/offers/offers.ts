import type { Readable } from 'node:stream';
import { sumsOfOffer, type OfferContent } from '#content/offers/offer.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { listUsers, lockUser, nameOf } from '#store/accounts/users.ts';
import { findLead } from '#store/leads/leads.ts';
import {
  addEvent,
  eventsOf,
  findOffer,
  findSameDraft,
  insertOffer,
  setDeleted,
  updateOffer,
  walkCustomers,
  type Offer,
} from '#store/offers/offers.ts';
import { idsOfOffers, offersNamed } from '#store/offers/order-offers.ts';
import { mailOfOffer, withUnsentMails } from '#store/mail/read-outbox.ts';
import { findVersion, versionsOf } from '#store/offers/versions.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { ownerIn } from '#api/http/owned-by.ts';
import { csvStream } from '#api/kernel/csv.ts';
import { firstCalled } from '#api/kernel/first-called.ts';
import { nearlyCalled } from '#api/kernel/nearly-called.ts';
import { sameSince } from '#api/kernel/same-since.ts';
import { searchText, searchTerms } from '#api/kernel/search-text.ts';
import { mayUser, type SessionUser } from '#api/kernel/session-user.ts';
import type { Country } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import { openOfferChanges } from './change-offers.ts';
import { openCustomer } from './customer.ts';
import type { OfferParts } from './deps.ts';
import type { DraftInput, NewOfferInput } from './draft-input.ts';
import { exportedOffers } from './export-offers.ts';
import { contentIn, sentIn } from './stored-content.ts';
import { newContent } from './new-content.ts';
import { freeDiscount, todayIn, vatToday } from './offer-settings.ts';
import { printOffer } from './print-offer.ts';
import { offerQueryFrom, type OfferQuery } from './offer-query.ts';
import { offerCard, type OfferCard, wholeOffer } from './present-offer.ts';
import { readDraft } from './read-draft.ts';
import { openSending } from './send-offer.ts';

const EXPORT_PAGE = 200;
/** A few milliseconds' work; whoever asks for an older one spells the name. */
const CUSTOMERS_COMPARED = 2_000;

export type Offers = ReturnType<typeof openOffers>;

export function openOffers(parts: OfferParts) {
  const { database, clock } = parts;
  const { kysely } = database;

  async function find(id: number): Promise<Offer> {
    const offer = await findOffer(kysely, id);
    if (!offer) throw notFound();
    return offer;
  }

  async function namesOfStaff(): Promise<Map<number, string>> {
    return new Map((await listUsers(kysely)).map((user) => [user.id, nameOf(user)]));
  }

  function filterOf({ search, owner, ...query }: OfferQuery, me: number | null = null) {
    const now = clock();
    return { ...query, ...ownerIn(owner, me), terms: searchTerms(search ?? ''), today: { sa: todayIn('sa', now), ae: todayIn('ae', now) } };
  }

  async function cardsOf(ids: readonly number[], { today }: ReturnType<typeof filterOf>): Promise<OfferCard[]> {
    const [offers, names, unsent] = await Promise.all([offersNamed(kysely, ids), namesOfStaff(), withUnsentMails(kysely, 'offer_id', ids)]);
    return offers.map((offer) => offerCard(offer, { names, today: today[offer.country], unsent }));
  }

  /** `me` is whoever asks, where the filter says so. */
  async function list(query: OfferQuery, { limit, offset }: { limit: number; offset: number }, me: number | null = null) {
    const filter = filterOf(query, me);
    const ids = await idsOfOffers(kysely, filter);
    return { offers: await cardsOf(ids.slice(offset, offset + limit), filter), total: ids.length };
  }

  async function store(
    offer: Pick<Offer, 'country' | 'language' | 'lead_id' | 'follows'>,
    content: OfferContent,
    user: SessionUser | undefined,
  ) {
    const vat = await vatToday(parts, offer.country);
    const now = clock();
    return kysely.transaction().execute(async (tx) => {
      const row = { ...offer, owner: user?.id ?? null, total: sumsOfOffer(content, vat).total, valid_until: content.valid_until };
      const draft = { ...row, ...columnsOf(content) };
      // An empty one says nothing of what it is for: programs begin many at once.
      if (user && (draft.lead_id !== null || draft.follows !== null || content.lines.length > 0)) {
        await lockUser(tx, database.engine, user.id);
        const same = await findSameDraft(tx, draft, sameSince(now));
        if (same) return same.id;
      }
      const id = await insertOffer(tx, draft, now);
      const at = now.toISOString();
      await addEvent(tx, { offer_id: id, version: 0, at, kind: 'created', actor: user?.id ?? null });
      await recordAudit(tx, { at, actor: user?.id ?? null, action: 'offer-created', subject: `offers/${id}` });
      return id;
    });
  }

  /** A version as it was sent, or the draft as it would look today. */
  async function pdf(id: number, version: number | undefined, isBoth = false) {
    const offer = await find(id);
    if (version !== undefined) {
      const stored = await findVersion(kysely, id, version);
      if (!stored) throw notFound();
      return printOffer(parts, sentIn(stored.snapshot), isBoth);
    }
    const { country, language, number } = offer;
    const day = todayIn(country, clock());
    const vat = await vatToday(parts, country);
    const draft = { ...contentIn(offer.content), number, version: offer.version + 1, country, language, day, vat };
    return printOffer(parts, draft, isBoth);
  }

  return {
    list,
    /** Those that hold the words, last changed first; signs alone are no words. */
    async latestWith(search: string, limit: number): Promise<OfferCard[]> {
      return filterOf({ search }).terms.length > 0 ? (await list({ search }, { limit, offset: 0 })).offers : [];
    },
    /** Offers whose customer is nearly called so, among the latest. */
    async nearlyFor(text: string, limit: number): Promise<OfferCard[]> {
      const isCalled = nearlyCalled(text);
      const latest = walkCustomers(kysely, CUSTOMERS_COMPARED);
      const nearly = await firstCalled(latest, ({ name, company }) => isCalled(`${name} ${company}`), limit);
      const found = await Promise.all(nearly.map(({ id }) => find(id)));
      const [names, today] = [await namesOfStaff(), filterOf({}).today];
      return found.map((offer) => offerCard(offer, { names, today: today[offer.country], unsent: new Set() }));
    },
    queryFrom: offerQueryFrom,
    vatOf: (country: Country) => vatToday(parts, country),
    async open(id: number) {
      const offer = await find(id);
      const [vat, versions, events, mails, names] = await Promise.all([
        vatToday(parts, offer.country),
        versionsOf(kysely, id),
        eventsOf(kysely, id),
        mailOfOffer(kysely, id),
        namesOfStaff(),
      ]);
      return wholeOffer({ offer, vat, versions, events, mails, names, today: todayIn(offer.country, clock()) });
    },
    async create({ lead_id, products, from, country, language }: NewOfferInput, user: SessionUser | undefined): Promise<number> {
      const lead = lead_id === undefined ? undefined : await findLead(kysely, lead_id);
      if (lead_id !== undefined && !lead) throw invalid({ lead_id: 'unknown-parent' });
      const where = country ?? (lead?.country === 'ae' ? 'ae' : 'sa');
      const wording = language ?? lead?.language ?? 'ar';
      const content = await newContent(parts, { country: where, language: wording, lead, products, from });
      return store({ country: where, language: wording, lead_id: lead?.id ?? null, follows: null }, content, user);
    },
    /** What was accepted is never changed: the same once more, as a draft that follows it. */
    async follow(id: number, user: SessionUser | undefined): Promise<number> {
      const { country, language, lead_id, content } = await find(id);
      return store({ country, language, lead_id, follows: id }, contentIn(content), user);
    },
    async save(id: number, { revision, ...input }: DraftInput, user: SessionUser | undefined): Promise<void> {
      const offer = await find(id);
      if (offer.state === 'accepted') throw new AppError('conflict', { reason: 'offer-kept' });
      const most = mayUser(user, 'prices.write') ? undefined : await freeDiscount(parts);
      const { country, language } = offer;
      const content = await readDraft(parts, { revision, ...input }, { country, language, before: contentIn(offer.content), most });
      const total = sumsOfOffer(content, await vatToday(parts, country)).total;
      // While a version is with the customer, the list shows that one's sum and day.
      const shown = offer.version === 0 ? { total, valid_until: content.valid_until } : {};
      const change = { ...columnsOf(content, offer.number), ...shown };
      if (!(await updateOffer(kysely, id, revision, change, clock()))) throw new AppError('conflict', { reason: 'offer-changed' });
    },
    async remove(id: number, actor: number | null): Promise<void> {
      const at = clock().toISOString();
      if (!(await setDeleted(kysely, id, at)))
        throw (await findOffer(kysely, id)) ? new AppError('conflict', { reason: 'offer-kept' }) : notFound();
      await recordAudit(kysely, { at, actor, action: 'offer-deleted', subject: `offers/${id}` });
    },
    async restore(id: number, actor: number | null): Promise<void> {
      if (!(await setDeleted(kysely, id, null))) throw notFound();
      await recordAudit(kysely, { at: clock().toISOString(), actor, action: 'offer-restored', subject: `offers/${id}` });
    },
    changeMany: openOfferChanges(parts),
    pdf,
    async download(id: number, which: { version?: number | undefined; language?: 'both' | undefined }, actor: number | null) {
      const found = await pdf(id, which.version, which.language === 'both');
      await recordAudit(kysely, { at: clock().toISOString(), actor, action: 'offer-downloaded', subject: `offers/${id}` });
      return found;
    },
    async export(query: OfferQuery, actor: number | null, reader: Language): Promise<Readable> {
      const filter = filterOf(query, actor);
      const ids = await idsOfOffers(kysely, filter);
      await recordAudit(kysely, {
        at: clock().toISOString(),
        actor,
        action: 'offers-exported',
        subject: 'offers',
        details: { count: ids.length },
      });
      const table = exportedOffers(reader);
      async function* rows() {
        for (let offset = 0; offset < ids.length; offset += EXPORT_PAGE)
          for (const card of await cardsOf(ids.slice(offset, offset + EXPORT_PAGE), filter)) yield table.row(card);
      }
      return csvStream(table.columns, rows());
    },
    ...openSending(parts, find),
    shared: openCustomer(parts),
  };
}

/** What the list shows and searches, beside what is kept whole. */
function columnsOf(content: OfferContent, number = '') {
  const { customer, lines } = content;
  return {
    ...customer,
    content: JSON.stringify(content),
    search_text: searchText([number, ...Object.values(customer), ...lines.map(({ title }) => title)]),
  };
}

import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { Database } from '#store/database/open.ts';
import { recordAudit, type AuditEntry } from '#store/accounts/audit.ts';
import { listUsers, nameOf } from '#store/accounts/users.ts';
import {
  addNote,
  countLeads,
  leadsInOrder,
  markRead,
  newestLeads,
  notesOf,
  notesOfLeads,
  pageOfLeads,
  walkKeys,
  walkLeads,
  walkNames,
  type InboxFilter,
  type LeadKey,
} from '#store/leads/inbox.ts';
import type { FileScans } from './file-scans.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { filesOfLeads, findLeadFile } from '#store/leads/lead-files.ts';
import { findLead, lockLead, type Lead } from '#store/leads/leads.ts';
import { neighboursOf } from '#store/leads/neighbours.ts';
import { mailOfLead, withUnsentMails } from '#store/mail/read-outbox.ts';
import { invalid, notFound } from '#api/errors.ts';
import { csvStream } from '#api/kernel/csv.ts';
import { cachedWhenMany } from '#api/kernel/cached-when-many.ts';
import { firstCalled } from '#api/kernel/first-called.ts';
import { nearlyCalled } from '#api/kernel/nearly-called.ts';
import { sameSince } from '#api/kernel/same-since.ts';
import { readOfficeHours } from '#api/business-hours/office-hours.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import type { Language } from '#i18n/translate.ts';
import { openChanges } from './change-lead.ts';
import { exportedTable } from './export-leads.ts';
import { inboxQueryFrom } from './inbox-query.ts';
import { openFilters } from './filters.ts';
import { leadFacts, type LeadCard, type LeadFacts } from './lead-card.ts';
import { openMerging } from './merge-leads.ts';
import { inOrderOf, isByTime, type LeadOrder } from './order-leads.ts';
import { openReplies } from './replies.ts';
import { openTemplates } from './templates.ts';
import { leadDetails, listedIn } from '#api/mail/lead-details.ts';
import { plainly, replySubject } from '#api/mail/lead-texts.ts';
import { mailCard } from '#api/mail/mail-card.ts';
import { responseClock } from './response-clock.ts';

/** As people ask: days of the calendar in Riyadh, words in any script. */
export type InboxQuery = Pick<InboxFilter, 'kind' | 'status' | 'country'> & {
  owner?: string | undefined;
  waiting?: 'late' | 'due' | undefined;
  from?: string | undefined;
  until?: string | undefined;
  search?: string | undefined;
  sort?: LeadOrder | undefined;
};

export type InboxParts = {
  database: Database;
  storage: FileStorage;
  scans: FileScans;
  settings: Pick<SettingsOperations, 'read'>;
  clock: () => Date;
  onNewMail: () => void;
};
export type Inbox = ReturnType<typeof openInbox>;
type Slice = { limit: number; offset: number };
type Neighbours = { previous: number | null; next: number | null };

/** From this many messages on, a count is cached for this long. */
const COUNTS = { many: 10_000, cacheMs: 10_000 };
const MOST_COUNTS = 100;
/** The latest messages, whose senders are compared letter by letter: some weeks of forty a day in a few milliseconds. */
const NAMES_COMPARED = 5_000;

export function openInbox(parts: InboxParts) {
  const { database, storage, scans, settings, clock } = parts;
  const { kysely } = database;
  const templates = openTemplates(parts);
  const { filterOf } = openFilters(parts);
  const counts = new LRUCache<string, () => Promise<number>>({ max: MOST_COUNTS });

  function countOf(filter: InboxFilter): Promise<number> {
    const key = JSON.stringify(filter);
    const count = counts.get(key) ?? cachedWhenMany(clock, COUNTS, async () => counted(await countLeads(kysely, filter)));
    counts.set(key, count);
    return count();
  }

  async function namesOfStaff(): Promise<Map<number, string>> {
    return new Map((await listUsers(kysely)).map((user) => [user.id, nameOf(user)]));
  }

  async function cardMaker(reader: Language, ids: readonly number[]): Promise<(lead: Lead) => LeadCard> {
    const [names, unsent, sa, ae] = await Promise.all([
      namesOfStaff(),
      withUnsentMails(kysely, 'lead_id', ids),
      readOfficeHours(settings, 'sa'),
      readOfficeHours(settings, 'ae'),
    ]);
    const now = clock();
    return (lead) => {
      const { minutes, isRunning, isLate } = responseClock(lead, lead.country === 'sa' ? sa : ae, now);
      return {
        ...leadFacts(lead, names, reader),
        is_unsent: unsent.has(lead.id),
        response: { minutes, is_running: isRunning, is_late: isLate },
      };
    };
  }

  async function factsOf(leads: readonly Lead[], reader: Language): Promise<LeadFacts[]> {
    const names = await namesOfStaff();
    return leads.map((lead) => leadFacts(lead, names, reader));
  }

  /** What is ordered by words that the reader's language decides about is read whole, little of each. */
  async function keysOf(filter: InboxFilter): Promise<LeadKey[]> {
    const keys: LeadKey[] = [];
    for await (const some of walkKeys(kysely, filter)) keys.push(...some);
    return keys;
  }

  async function pageInOrder(filter: InboxFilter, sort: LeadOrder, { limit, offset }: Slice, language: Language) {
    const ids = inOrderOf(sort, { language, staff: await namesOfStaff() }).ids(await keysOf(filter));
    return { leads: await leadsInOrder(kysely, ids.slice(offset, offset + limit)), total: ids.length };
  }

  async function find(id: number): Promise<Lead> {
    const lead = await findLead(kysely, id);
    if (!lead || lead.kind === 'self-test') throw notFound();
    return lead;
  }

  /** Whatever leaves the house is written down before it leaves. */
  function note(actor: number | null, action: string, subject: string, details: AuditEntry['details'] = {}): Promise<void> {
    return recordAudit(kysely, { at: clock().toISOString(), actor, action, subject, details });
  }

  return {
    async list(query: InboxQuery, slice: Slice, reader: Language, me: number | null = null) {
      const filter = await filterOf(query, me);
      const [{ leads, total }, unread] = await Promise.all([
        query.sort === undefined || isByTime(query.sort)
          ? pageOfLeads(kysely, filter, slice, () => countOf(filter))
          : pageInOrder(filter, query.sort, slice, reader),
        countOf({ isUnread: true }),
      ]);
      const ids = leads.map(({ id }) => id);
      return { leads: leads.map(await cardMaker(reader, ids)), total, unread };
    },
    /** The newest that hold the words, without how many there are in all; signs alone are no words. */
    async newestWith(search: string, limit: number, reader: Language): Promise<LeadFacts[]> {
      const filter = await filterOf({ search }, null);
      return filter.terms?.length ? factsOf(await newestLeads(kysely, filter, limit), reader) : [];
    },
    /** Messages whose sender is nearly called so, among the latest: no index knows names with a slip of the finger. */
    async nearlyFrom(text: string, limit: number, reader: Language): Promise<LeadFacts[]> {
      const isCalled = nearlyCalled(text);
      const found = await firstCalled(walkNames(kysely, NAMES_COMPARED), ({ name }) => isCalled(name), limit);
      const leads = await leadsInOrder(
        kysely,
        found.map(({ id }) => id),
      );
      return factsOf(leads, reader);
    },
    unread: () => countOf({ isUnread: true }),
    queryFrom: inboxQueryFrom,
    /** Messages somebody wanted to see again by today. */
    due: (me: number | null) => filterOf({ waiting: 'due' }, me).then((filter) => countLeads(kysely, filter)),
    /** What the list of a filter shows before and after a message. */
    async neighbours(id: number, query: InboxQuery, me: number | null, reader: Language): Promise<Neighbours> {
      const filter = await filterOf(query, me);
      if (query.sort !== undefined && !isByTime(query.sort))
        return inOrderOf(query.sort, { language: reader, staff: await namesOfStaff() }).around(await keysOf(filter), await find(id));
      const { newer, older } = await neighboursOf(kysely, filter, id);
      return filter.isOldestFirst ? { previous: older, next: newer } : { previous: newer, next: older };
    },
    templates,
    readyReplies: async (id: number, reader: Language, me: number | null) => templates.readyFor(await find(id), reader, me),
    detailsOf: leadDetails,
    listedIn,
    async open(id: number, reader: Language) {
      const lead = await find(id);
      const [cardOf, notes, file, mails, names] = await Promise.all([
        cardMaker(reader, [id]),
        notesOf(kysely, id),
        findLeadFile(kysely, id),
        mailOfLead(kysely, id),
        namesOfStaff(),
      ]);
      const card = cardOf(lead);
      return {
        ...card,
        notes: notes.map(({ author, text, created_at }) => ({
          author: author === null ? null : (names.get(author) ?? null),
          text,
          created_at,
        })),
        reply_subject: plainly(replySubject({ ...lead, fields: card.fields }, lead.language === 'ar' ? 'ar' : 'en')),
        file: file
          ? { name: file.original_name, type: file.type, size: file.size, scan: scans.stateOf(file), found: file.scan_found }
          : null,
        mails: mails.map(mailCard),
      };
    },
    async openFile(id: number, actor: number | null): Promise<{ name: string; type: string; size: number; stream: Readable }> {
      const file = await findLeadFile(kysely, id);
      if (file) await scans.requireClean(file);
      const opened = file && (await storage.open(file.name));
      if (!opened) throw notFound();
      await note(actor, 'lead-file-downloaded', `leads/${id}`);
      return { name: file.original_name, type: file.type, ...opened };
    },
    async read(id: number): Promise<void> {
      await find(id);
      await markRead(kysely, id, clock());
    },
    async note(id: number, text: string, author: number | null): Promise<void> {
      if (text.trim() === '') throw invalid({ text: 'required' });
      const lead = await find(id);
      const now = clock();
      await kysely.transaction().execute(async (tx) => {
        await lockLead(tx, database, lead.id);
        await addNote(tx, { lead_id: id, author, text, created_at: now.toISOString() }, sameSince(now));
      });
    },
    /** All messages of the filter, read a page at a time. */
    async export(query: InboxQuery, ids: readonly number[] | undefined, actor: number | null, reader: Language): Promise<Readable> {
      const filter = { ...(await filterOf(query, actor)), ids, withMerged: true };
      const table = exportedTable(reader);
      await note(actor, 'leads-exported', 'leads', { count: await countLeads(kysely, filter) });
      async function* rows() {
        const names = await namesOfStaff();
        for await (const leads of walkLeads(kysely, filter)) {
          const ids = leads.map(({ id }) => id);
          const [notes, files] = await Promise.all([notesOfLeads(kysely, ids), filesOfLeads(kysely, ids)]);
          const fileNames = new Map(files.map((file) => [file.lead_id, file.original_name]));
          for (const lead of leads) yield table.row(leadFacts(lead, names, reader), notes.get(lead.id) ?? [], fileNames.get(lead.id));
        }
      }
      return csvStream(table.columns, rows());
    },
    ...openChanges(parts, find),
    ...openReplies(parts, find),
    ...openMerging(parts, find),
  };
}

function counted(result: number): { result: number; among: number } {
  return { result, among: result };
}

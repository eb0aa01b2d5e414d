import type { Readable } from 'node:stream';
import type { Database } from '#store/database/open.ts';
import { listUsers } from '#store/accounts/users.ts';
import { addNote, countLeads, countUnread, listLeads, markRead, notesOf, notesOfLeads, type InboxFilter } from '#store/leads/inbox.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { findLeadFile, listLeadFiles } from '#store/leads/lead-files.ts';
import { findLead, type Lead } from '#store/leads/leads.ts';
import { mailOfLead } from '#store/mail/read-outbox.ts';
import { invalid, notFound } from '#api/errors.ts';
import { searchWords } from '#api/leads/search-text.ts';
import { readOfficeHours } from '#api/meetings/office-hours.ts';
import { instantOf } from '#api/meetings/zoned-time.ts';
import type { SettingsOperations } from '#api/settings/settings.ts';
import { COUNTRIES } from '#i18n/locales.ts';
import { openChanges } from './change-lead.ts';
import { leadsAsCsv } from './export-leads.ts';
import { inboxQueryFrom } from './inbox-query.ts';
import { leadCard, type LeadCard } from './lead-card.ts';
import { leadDetails } from './lead-details.ts';
import { mailCard } from './mail-card.ts';
import { responseClock } from './response-clock.ts';

const EXPORTED = 20_000;

/** As people ask: days of the calendar in Riyadh, words in any script. */
export type InboxQuery = Omit<InboxFilter, 'words' | 'from' | 'until'> & {
  from?: string | undefined;
  until?: string | undefined;
  search?: string | undefined;
};

export type InboxParts = {
  database: Database;
  storage: FileStorage;
  settings: Pick<SettingsOperations, 'read'>;
  clock: () => Date;
  onNewMail: () => void;
};
export type Inbox = ReturnType<typeof openInbox>;

export function openInbox(parts: InboxParts) {
  const { database, storage, settings, clock } = parts;
  const { kysely } = database;

  async function cards(leads: readonly Lead[]): Promise<LeadCard[]> {
    const [users, sa, ae] = await Promise.all([listUsers(kysely), readOfficeHours(settings, 'sa'), readOfficeHours(settings, 'ae')]);
    const names = new Map(users.map(({ id, username }) => [id, username]));
    return leads.map((lead) => leadCard(lead, names, responseClock(lead, lead.country === 'sa' ? sa : ae, clock())));
  }

  async function find(id: number): Promise<Lead> {
    const lead = await findLead(kysely, id);
    if (!lead || lead.kind === 'self-test') throw notFound();
    return lead;
  }

  return {
    async list(query: InboxQuery, slice: { limit: number; offset: number }) {
      const filter = filterOf(query);
      const [leads, total, unread] = await Promise.all([listLeads(kysely, filter, slice), countLeads(kysely, filter), countUnread(kysely)]);
      return { leads: await cards(leads), total, unread };
    },
    unread: () => countUnread(kysely),
    queryFrom: inboxQueryFrom,
    detailsOf: leadDetails,
    async open(id: number) {
      const lead = await find(id);
      const [[card], notes, file, mails, users] = await Promise.all([
        cards([lead]),
        notesOf(kysely, id),
        findLeadFile(kysely, id),
        mailOfLead(kysely, id),
        listUsers(kysely),
      ]);
      const names = new Map(users.map((user) => [user.id, user.username]));
      return {
        ...card!,
        notes: notes.map(({ author, text, created_at }) => ({
          author: author === null ? null : (names.get(author) ?? null),
          text,
          created_at,
        })),
        file: file ? { name: file.original_name, type: file.type, size: file.size } : null,
        mails: mails.map(mailCard),
      };
    },
    async openFile(id: number): Promise<{ name: string; type: string; size: number; stream: Readable }> {
      const file = await findLeadFile(kysely, id);
      const opened = file && (await storage.open(file.name));
      if (!opened) throw notFound();
      return { name: file.original_name, type: file.type, ...opened };
    },
    async read(id: number): Promise<void> {
      await find(id);
      await markRead(kysely, id, clock());
    },
    async note(id: number, text: string, author: number | null): Promise<void> {
      if (text.trim() === '') throw invalid({ text: 'required' });
      await find(id);
      await addNote(kysely, { lead_id: id, author, text, created_at: clock().toISOString() });
    },
    async export(query: InboxQuery): Promise<string> {
      const leads = await listLeads(kysely, filterOf(query), { limit: EXPORTED, offset: 0 });
      const ids = leads.map(({ id }) => id);
      const [notes, files] = await Promise.all([notesOfLeads(kysely, ids), listLeadFiles(kysely)]);
      return leadsAsCsv(await cards(leads), notes, new Map(files.map((file) => [file.lead_id, file.original_name])));
    },
    ...openChanges(parts, find),
  };
}

function filterOf({ from, until, search, ...filter }: InboxQuery): InboxFilter {
  const startOf = (day: string) => instantOf(COUNTRIES.sa.timeZone, { day, time: '00:00' });
  const afterDay = (day: string) => new Date(startOf(day).getTime() + 86_400_000).toISOString();
  return {
    ...filter,
    ...(from && { from: startOf(from).toISOString() }),
    ...(until && { until: afterDay(until) }),
    words: searchWords(search ?? ''),
  };
}

import { differencesOf, publishedDifferences, type Difference } from '#content/difference.ts';
import type { Model } from '#content/define.ts';
import { readOne, type Language } from '#content/document.ts';
import { LANGUAGES } from '#content/languages.ts';
import { listUsers, nameOf } from '#store/accounts/users.ts';
import type { Database } from '#store/database/open.ts';
import { snapshotFrom, type Revision, type Snapshot } from '#store/entries/entry.ts';
import { findEntry, type Page } from '#store/entries/read-entries.ts';
import { countRevisions, findRevisions } from '#store/entries/revisions.ts';
import type { ChangeFilter, ChangeRow } from '#store/history/list-changes.ts';
import { recordsWith } from '#store/history/records-with.ts';
import { notFound } from '#api/errors.ts';
import { modelNamed, titleFieldOf } from '#api/content/model-named.ts';
import { recordIn } from '#content/known.ts';
import { CHANGE_ORDERS, sortedChanges, type ChangeOrder } from './sort-changes.ts';

/** Beyond that the words say too little to find anything by. */
const MOST_NAMED = 1000;

export type Actor = { id: number; username: string } | null;
export type Change = {
  at: string;
  actor: Actor;
  action: string;
  subject: string;
  /** What it was done to, in the reader's words; empty for things without a name. */
  title: string;
  /** Set for records: their history can be opened. */
  record: { collection: string; id: number; parent: number; version: number } | undefined;
  details: Readonly<Record<string, unknown>>;
  /** The address it was done from, hashed; empty for what the server did by itself. */
  address: string;
  /** The token of the program that did it in the account's name. */
  token: number | null;
};
export type VersionChange = { column: string; label: string; kind: string; language?: Language | undefined; before: string; after: string };
/** How a record came to be what it is, with what it is called and where it stands now. */
export type Past = { title: string; parent: number; isInTrash: boolean; versions: Version[]; total: number };
export type Version = { version: number; action: string; at: string; actor: Actor; changes: VersionChange[] };

export type History = ReturnType<typeof openHistory>;

export function openHistory({ kysely }: Database) {
  async function actors(): Promise<(id: number | null) => Actor> {
    const names = new Map((await listUsers(kysely)).map((user) => [user.id, nameOf(user)]));
    return (id) => (id === null ? null : { id, username: names.get(id) ?? '' });
  }

  /** What people read in the list is what they search for: the titles of records, and the names of accounts. */
  async function namedBy(search: string): Promise<ChangeFilter['named']> {
    const phrase = search.toLowerCase();
    const isNamed = (text: string) => text.toLowerCase().includes(phrase);
    const people = (await listUsers(kysely)).filter((user) => isNamed(user.username) || isNamed(nameOf(user))).map(({ id }) => id);
    const subjects = people.map((id) => `users/${id}`);
    for await (const { collection, id, shared, en, ar } of recordsWith(kysely, phrase)) {
      const model = modelNamed(collection);
      const document = { shared: recordIn(shared), en: recordIn(en), ar: recordIn(ar) };
      if (model && LANGUAGES.some((language) => isNamed(titleOf(model, document, language)))) subjects.push(`${collection}/${id}`);
      if (subjects.length >= MOST_NAMED) break;
    }
    return { subjects, actors: people };
  }

  /** Drafts and times have no snapshot of their own: their record is called what it is called now. */
  async function titlesOfDrafted(rows: readonly ChangeRow[], language: Language): Promise<Map<string, string>> {
    const titles = new Map<string, string>();
    for (const subject of new Set(rows.filter(({ version }) => version === null).map((row) => row.subject))) {
      const [collection = '', id] = subject.split('/');
      const model = modelNamed(collection);
      const entry = model && (await findEntry(kysely, collection, Number(id)));
      if (entry) titles.set(subject, titleOf(model, entry.document, language));
    }
    return titles;
  }

  /** From where and with which key is for those who look after accounts; others see who and what. */
  function shownTo({ areas }: ChangeFilter, change: Change): Change {
    return areas.includes('people') ? change : { ...change, address: '', token: null };
  }

  return {
    orders: CHANGE_ORDERS,
    /** Newest first, unless asked for otherwise. */
    async list(filter: ChangeFilter, page: Page, language: Language, sort?: ChangeOrder): Promise<{ changes: Change[]; total: number }> {
      const search = filter.search?.trim();
      const wanted = search ? { ...filter, named: await namedBy(search) } : filter;
      const [{ rows, total }, actorOf] = await Promise.all([sortedChanges(kysely, wanted, page, { sort, language }), actors()]);
      const titles = await titlesOfDrafted(rows, language);
      const changes = rows.map((row) => withPeople(changeFrom(row, language, titles.get(row.subject)), row, actorOf));
      return { changes: changes.map((change) => shownTo(filter, change)), total };
    },

    /** Newest first, each with what it changed against the one before. */
    async versions(collection: string, id: number, page: Page, language: Language): Promise<Past> {
      const model = modelNamed(collection);
      if (!model) throw notFound();
      const [alive, [latest], found, total, actorOf] = await Promise.all([
        findEntry(kysely, collection, id),
        findRevisions(kysely, collection, id, { limit: 1, offset: 0 }),
        findRevisions(kysely, collection, id, { ...page, limit: page.limit + 1 }),
        countRevisions(kysely, collection, id),
        actors(),
      ]);
      if (!latest) throw notFound();
      const versions = found.slice(0, page.limit).map((revision, index): Version => {
        const { version, action, at, actor } = revision;
        return { version, action, at, actor: actorOf(actor), changes: changesOf(model, found[index + 1], revision, language) };
      });
      const { snapshot } = latest;
      return { title: titleOf(model, snapshot, language), parent: snapshot.parent, isInTrash: !alive, versions, total };
    },
  };
}

function changeFrom({ version, details, ...row }: ChangeRow, language: Language, drafted = ''): Omit<Change, 'actor'> {
  const { at, action, subject, address, token } = row;
  const done = { at, action, subject, address, token };
  const [collection = '', id = ''] = subject.split('/');
  const model = version === null ? undefined : modelNamed(collection);
  const parsed = recordIn(details);
  if (version === null || !model) return { ...done, title: drafted, record: undefined, details: version === null ? parsed : {} };
  const snapshot = snapshotFrom(parsed);
  const record = { collection, id: Number(id), parent: snapshot.parent, version };
  return { ...done, title: titleOf(model, snapshot, language), record, details: {} };
}

/** Whose account it was done to, where it was not the own one. */
function withPeople(change: Omit<Change, 'actor'>, { actor, subject }: ChangeRow, actorOf: (id: number | null) => Actor): Change {
  const [, account] = /^users\/(\d+)$/.exec(subject) ?? [];
  const title = account && Number(account) !== actor ? actorOf(Number(account))?.username : undefined;
  return { ...change, actor: actorOf(actor), title: title ?? change.title };
}

export function titleOf(model: Model, document: Pick<Snapshot, 'shared' | 'en' | 'ar'>, language: Language): string {
  const field = titleFieldOf(model);
  if (field === undefined) return model.label[language];
  return String(readOne(model.fields, document, field, language) ?? '');
}

function changesOf(model: Model, before: Revision | undefined, { snapshot }: Revision, language: Language): VersionChange[] {
  const differences = [
    ...differencesOf(model.fields, before?.snapshot, snapshot),
    ...publishedDifferences(before?.snapshot.published, snapshot.published),
  ];
  return differences.map((one) => inLanguage(one, language));
}

export function inLanguage({ column, label, kind, language: of, before, after }: Difference, language: Language): VersionChange {
  return { column, label: label[language], kind, language: of, before: before[language], after: after[language] };
}

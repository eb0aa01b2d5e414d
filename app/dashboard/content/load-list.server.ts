import type { Collection } from '#content/define.ts';
import { may } from '#content/roles.ts';
import { areaOfSubject } from '#content/log-areas.ts';
import { lineFields } from '#content/line-fields.ts';
import { type DashboardArgs, requireRight } from '#app/dashboard/dashboard-loader.server.ts';
import { cardView, lineValues } from './card-view.server.ts';
import { collectionView, draftPages } from './collection-view.server.ts';
import type { CardView, EditorView, HistoryView, ListView, RecordView } from './views.ts';

const PAGE_SIZE = 50;
type Entry = Awaited<ReturnType<DashboardArgs['operations']['content']['entryOf']>>;
const ANY = { missing: { missing: 'any' }, hidden: { hidden: 'any' } } as const;

export async function loadList(args: DashboardArgs, collection: Collection, parent: number): Promise<ListView> {
  const { operations, language, url } = args;
  const page = wholeNumber(url.searchParams.get('page')) ?? 1;
  const filter = {
    text: url.searchParams.get('text')?.trim() ?? '',
    missing: url.searchParams.has('missing'),
    hidden: url.searchParams.has('hidden'),
    drafts: url.searchParams.has('drafts'),
  };
  const limits = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const wanted = {
    parent,
    text: filter.text,
    ...(filter.missing && ANY.missing),
    ...(filter.hidden && ANY.hidden),
    drafted: filter.drafts,
    sort: orderIn(args, collection),
  };
  const { entries, total, isWhole } = await operations.content.browse(collection, wanted, limits);
  const wrong = new Set((await operations.contradictions.check(collection, entries, language)).map(({ id }) => id));
  const { of, added, later } = await operations.drafts.beside(collection, parent, entries);
  const isPlain = !filter.missing && !filter.hidden && page === 1;
  const shown = isPlain ? added.filter(({ entry }) => operations.content.matches(collection, entry, filter.text)) : [];
  const isTable = url.searchParams.get('view') === 'table';
  const inTable = async (entry: Entry, card: Promise<CardView>) =>
    isTable ? { ...(await card), values: lineValues(collection, entry, language) } : card;
  const cards = [
    ...shown.map(({ draft, entry }) => inTable(entry, cardView(collection, entry, language, false, draft))),
    ...entries.map((entry) =>
      inTable(entry, cardView(collection, entry, language, wrong.has(entry.id), of.get(entry.id), later(entry.id))),
    ),
  ];
  return {
    collection: collectionView(collection, language, parent),
    parent,
    cards: await Promise.all(cards),
    total: total + shown.length,
    isWhole,
    page,
    pageSize: PAGE_SIZE,
    filter,
  };
}

/** `?sort=-name`: a table in the order of a column; what is no column is as good as none. */
function orderIn({ url, language }: DashboardArgs, collection: Collection) {
  const sort = url.searchParams.get('view') === 'table' ? (url.searchParams.get('sort') ?? '') : '';
  const field = sort.replace(/^-/, '');
  return lineFields(collection).includes(field) ? { field, isFromEnd: sort.startsWith('-'), language } : undefined;
}

/** `?edit=12` opens the form of a record, `?add` an empty one; the address says what is open, so that Back closes it. */
export async function loadEditor(args: DashboardArgs, collection: Collection, parent: number): Promise<EditorView | undefined> {
  const { url, language, operations, reader, user } = args;
  const id = wholeNumber(url.searchParams.get('edit'));
  // An empty form is for those who can fill it in.
  if (id === undefined && !(url.searchParams.has('add') && may(user, 'content.write'))) return undefined;
  const view = { collection: collectionView(collection, language, parent), parent };
  if (id === undefined) return { ...view, record: undefined, pages: draftPages(collection, ':id', parent) };
  const draft = (await operations.drafts.read(collection.name, id)) ?? undefined;
  const pages = draftPages(collection, id, parent);
  const coming = await operations.schedule.of(collection.name, id, language);
  const release = await operations.releases.of(collection.name, id);
  if (draft?.isNew) return { ...view, record: undefined, draft, pages, coming, release };
  const entry = await operations.content.entryOf(collection, reader, id);
  const [findings, unlinked] = await Promise.all([
    operations.contradictions.check(collection, [entry], language),
    operations.links.unlinked(language, { name: collection.name, id }),
  ]);
  return { ...view, record: recordView(entry), draft, pages, coming, release, findings, isUnlinked: unlinked.length > 0 };
}

/** `?history=12` shows how a record came to be what it is. */
export async function loadHistory(args: DashboardArgs, collection: Collection): Promise<HistoryView | undefined> {
  const id = wholeNumber(args.url.searchParams.get('history'));
  return id === undefined ? undefined : loadVersions(args, collection.name, id);
}

/** The versions of a record, or of a group of settings under its stored name. */
export async function loadVersions({ operations, language, user }: DashboardArgs, collection: string, id: number) {
  const area = areaOfSubject(collection);
  requireRight(user, `${area}.read`);
  const { title, parent, isInTrash, versions } = await operations.history.versions(
    collection,
    id,
    { limit: PAGE_SIZE, offset: 0 },
    language,
  );
  return { collection, id, parent, title, isInTrash, versions, canRestore: may(user, `${area}.write`) };
}

export function recordView({ id, version, published, document }: RecordView): RecordView {
  return { id, version, published, document };
}

function wholeNumber(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}

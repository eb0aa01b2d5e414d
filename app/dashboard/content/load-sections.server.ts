import type { Collection } from '#content/define.ts';
import type { DashboardArgs } from '#app/dashboard/dashboard-loader.server.ts';
import { sectionOr } from '#app/page/load-section.server.ts';
import { collectionView, draftPages } from './collection-view.server.ts';
import { loadEditor, loadHistory, loadList, recordView } from './load-list.server.ts';
import { screenTitle } from './screen-titles.server.ts';
import type { EditorView, ListView } from './views.ts';

/** What an open section shows: a list of cards, one form, or one form per tab, as the model's limits say. */
export type SectionBody =
  | { shape: 'list'; list: ListView }
  | { shape: 'single'; editor: EditorView }
  | { shape: 'tabs'; editors: readonly [EditorView, ...EditorView[]]; max: number }
  | { shape: 'failed' };

/** A section whose table cannot be read has no count. */
export type SectionView = { name: string; label: string; count: number | undefined; body: SectionBody | undefined };

/** Only the open section is read; the others say how much they hold. One that cannot be read leaves the others in their place. */
export async function loadSections(args: DashboardArgs, collections: readonly [Collection, ...Collection[]], parent: number) {
  const open = collections.find(({ name }) => name === args.url.searchParams.get('open'));
  const sections = await Promise.all(
    collections.map(async (collection): Promise<SectionView> => ({
      name: collection.name,
      label: (collection.edited.section ?? collection.label)[args.language],
      count: await sectionOr(args.operations.content.count(collection, parent), undefined),
      body: collection === open ? await sectionOr(loadBody(args, collection, parent), { shape: 'failed' }) : undefined,
    })),
  );
  const isList = open && open.maxPerParent === undefined;
  const [editor, history] = open ? await Promise.all([isList ? loadEditor(args, open, parent) : undefined, loadHistory(args, open)]) : [];
  return { sections, editor, history, title: screenTitle(collections[0], args.language) };
}

async function loadBody(args: DashboardArgs, collection: Collection, parent: number): Promise<SectionBody> {
  const { maxPerParent } = collection;
  if (maxPerParent === undefined) return { shape: 'list', list: await loadList(args, collection, parent) };
  const view = { collection: collectionView(collection, args.language, parent), parent, pages: draftPages(collection, ':id', parent) };
  const entries = await args.operations.content.entriesOf(collection, args.reader, parent, { limit: maxPerParent, offset: 0 });
  const findings = await args.operations.contradictions.check(collection, entries, args.language);
  const { of, added } = await args.operations.drafts.beside(collection, parent, entries);
  const plansOf = async (id: number) => ({
    coming: await args.operations.schedule.of(collection.name, id, args.language),
    release: await args.operations.releases.of(collection.name, id),
  });
  const saved = entries.map(async (entry) => ({
    ...view,
    record: recordView(entry),
    draft: of.get(entry.id),
    ...(await plansOf(entry.id)),
    findings: findings.filter(({ id }) => id === entry.id),
  }));
  const begun = added.map(async ({ draft }) => ({ ...view, record: undefined, draft, ...(await plansOf(draft.id)) }));
  const editors: EditorView[] = await Promise.all([...saved, ...begun]);
  const empty: EditorView = { ...view, record: undefined };
  if (maxPerParent === 1) return { shape: 'single', editor: editors[0] ?? empty };
  const isFull = editors.length >= maxPerParent;
  const [first = empty, ...others] = isFull ? editors : [...editors, empty];
  return { shape: 'tabs', editors: [first, ...others], max: maxPerParent };
}

import type { Collection } from '#content/define.ts';
import type { DashboardArgs } from '#app/dashboard/dashboard-loader.server.ts';
import { wordsIn } from '#app/dashboard/words.ts';
import { collectionView } from './collection-view.server.ts';
import { loadEditor, loadHistory, loadList, recordView } from './load-list.server.ts';
import type { EditorView, ListView } from './views.ts';

/** What an open section shows: a list of cards, one form, or one form per tab, as the model's limits say. */
export type SectionBody =
  | { shape: 'list'; list: ListView }
  | { shape: 'single'; editor: EditorView }
  | { shape: 'tabs'; editors: readonly EditorView[]; max: number };

export type SectionView = { name: string; label: string; count: number; body: SectionBody | undefined };

/** Only the open section is read; the others say how much they hold. */
export async function loadSections(args: DashboardArgs, collections: readonly Collection[], parent: number) {
  const open = collections.find(({ name }) => name === args.url.searchParams.get('open'));
  const sections = await Promise.all(
    collections.map(async (collection): Promise<SectionView> => ({
      name: collection.name,
      label: (collection.edited.section ?? collection.label)[args.language],
      count: await args.operations.content.count(collection, parent),
      body: collection === open ? await loadBody(args, collection, parent) : undefined,
    })),
  );
  const isList = open && open.maxPerParent === undefined;
  const [editor, history] = open ? await Promise.all([isList ? loadEditor(args, open, parent) : undefined, loadHistory(args, open)]) : [];
  const tab = collections[0]?.edited.at === '/dashboard/projects' ? 'shell.tab.projects' : 'shell.tab.community-blogs';
  return { sections, editor, history, title: wordsIn(args.language)(tab) };
}

async function loadBody(args: DashboardArgs, collection: Collection, parent: number): Promise<SectionBody> {
  const { maxPerParent } = collection;
  if (maxPerParent === undefined) return { shape: 'list', list: await loadList(args, collection, parent) };
  const view = collectionView(collection, args.language, parent);
  const entries = await args.operations.content.entriesOf(collection, args.reader, parent, { limit: maxPerParent, offset: 0 });
  const editors = entries.map((entry) => ({ collection: view, parent, record: recordView(entry) }));
  if (maxPerParent === 1) return { shape: 'single', editor: editors[0] ?? { collection: view, parent, record: undefined } };
  const isFull = editors.length >= maxPerParent;
  return { shape: 'tabs', editors: isFull ? editors : [...editors, { collection: view, parent, record: undefined }], max: maxPerParent };
}

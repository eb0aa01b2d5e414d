import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { useTexts } from '#app/dashboard/texts.ts';
import { postedAction } from '#app/dashboard/posted/posted-action.server.ts';
import { recordForm } from '#app/dashboard/posted/record-form.server.ts';
import type { Route } from './+types/manager.ts';
import { EditorSheet } from '#app/dashboard/content/editor-sheet.tsx';
import { HistorySheet } from '#app/dashboard/content/history-sheet.tsx';
import { loadEditor, loadHistory, loadList } from '#app/dashboard/content/load-list.server.ts';
import { collectionsAt } from '#app/dashboard/content/screen-titles.server.ts';
import { RecordList } from '#app/dashboard/content/record-list.tsx';
import { ShownOn } from '#app/dashboard/content/shown-on.tsx';
import { SavedViews } from '#app/dashboard/views/saved-views.tsx';

/** The screen of one collection without a parent: hero banners, categories, products ... */
export const loader = dashboardLoader('content.read', async (args) => {
  const [collection] = collectionsAt(args.url.pathname);
  const [list, views, editor, history] = await Promise.all([
    loadList(args, collection, 0),
    args.operations.savedViews.list(collection.name, args.user, args.language),
    loadEditor(args, collection, 0),
    loadHistory(args, collection),
  ]);
  return { list, views, editor, history };
});

export const action = postedAction(recordForm);

export default function Manager({ loaderData: { list, views, editor, history } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t('content.manage', { label: list.collection.label })} lead={<ShownOn collection={list.collection} />} />
      <SavedViews screen={list.collection.name} views={views} />
      <RecordList list={list} heading="h2" />
      {editor && <EditorSheet editor={editor} />}
      {history && <HistorySheet history={history} />}
    </>
  );
}

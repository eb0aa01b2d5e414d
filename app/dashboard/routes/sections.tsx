import { collectionNamed } from '#content/index.ts';
import { idOf } from '#app/site/page-loader.server.ts';
import { type DashboardArgs, dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { useFiles } from '#app/site/files.ts';
import { Thumbnail } from '#app/dashboard/media/thumbnail.tsx';
import type { Route } from './+types/sections.ts';
import { cardView } from '#app/dashboard/content/card-view.server.ts';
import { EditorSheet } from '#app/dashboard/content/editor-sheet.tsx';
import { HistorySheet } from '#app/dashboard/content/history-sheet.tsx';
import { loadSections } from '#app/dashboard/content/load-sections.server.ts';
import { collectionsAt } from '#app/dashboard/content/places.server.ts';
import { Section } from '#app/dashboard/content/section.tsx';

/** The collapsible sections of one record (a category, a product ...), or of a screen without a parent (projects, blogs). */
export const loader = dashboardLoader(async (args) => {
  const collections = collectionsAt(args.url.pathname);
  const head = args.params['id'] === undefined ? undefined : await loadHead(args, collections[0].parent);
  return { head, ...(await loadSections(args, collections, head?.id ?? 0)) };
});

async function loadHead(args: DashboardArgs, parent: string | undefined) {
  const collection = collectionNamed(parent ?? '')!;
  return cardView(collection, await args.operations.content.entryOf(collection, args.reader, idOf(args.params)), args.language);
}

export default function Sections({ loaderData: { head, sections, editor, history, title } }: Route.ComponentProps) {
  const t = useWords();
  const facts = useFiles()(head?.picture ?? '');
  return (
    <>
      <PageHead
        title={head?.title ?? title}
        lead={
          head && (
            <p>
              {head.text} {head.viewAddress && <a href={head.viewAddress}>{t('content.view')}</a>}
            </p>
          )
        }
        media={head?.picture && <Thumbnail name={head.picture} widths={facts?.variants} poster={facts?.poster?.name} />}
      />
      {sections.map((section) => (
        <Section key={section.name} section={section} />
      ))}
      {editor && <EditorSheet editor={editor} />}
      {history && <HistorySheet history={history} />}
    </>
  );
}

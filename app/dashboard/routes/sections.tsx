import { collectionNamed } from '#content/index.ts';
import { notFound } from '#api/errors.ts';
import { idOf } from '#app/page/page-loader.server.ts';
import { type DashboardArgs, dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { inLanguage } from '#app/page/address.ts';
import { recordAddress } from '#app/dashboard/record-address.server.ts';
import { ActionLink } from '#app/dashboard/ui/action.tsx';
import { useFiles } from '#app/page/files.ts';
import { Thumbnail } from '#app/dashboard/media/thumbnail.tsx';
import { postedAction } from '#app/dashboard/posted/posted-action.server.ts';
import { recordForm } from '#app/dashboard/posted/record-form.server.ts';
import type { Route } from './+types/sections.ts';
import { cardView } from '#app/dashboard/content/card-view.server.ts';
import { EditorSheet } from '#app/dashboard/content/editor-sheet.tsx';
import { HistorySheet } from '#app/dashboard/content/history-sheet.tsx';
import { loadSections } from '#app/dashboard/content/load-sections.server.ts';
import { collectionsAt } from '#app/dashboard/content/screen-titles.server.ts';
import { Section } from '#app/dashboard/content/section.tsx';

/** The collapsible sections of one record (a category, a product ...), or of a screen without a parent (projects, blogs). */
export const loader = dashboardLoader('content.read', async (args) => {
  const collections = collectionsAt(args.url.pathname);
  const head = args.params['id'] === undefined ? undefined : await loadHead(args, collections[0].parent);
  return { head, ...(await loadSections(args, collections, head?.id ?? 0)) };
});

export const action = postedAction(recordForm);

async function loadHead(args: DashboardArgs, parent: string | undefined) {
  const collection = collectionNamed(parent ?? '');
  if (!collection) throw notFound();
  const { operations, reader, language } = args;
  const id = idOf(args.params);
  const draft = (await operations.drafts.read(collection.name, id)) ?? undefined;
  // Sections are typed before anything of their record is public.
  const entry = await operations.content.entryOf(collection, draft?.isNew ? { language, sees: 'drafts' } : reader, id);
  const { parent: above } = entry;
  const card = await cardView(collection, entry, language, false, draft);
  return {
    ...card,
    text: card.text || (collection.help?.[args.language] ?? ''),
    editAddress: recordAddress({ collection: collection.name, id, parent: above }, args.language),
    list: { label: collection.label[args.language], address: inLanguage(collection.edited.at, args.language) },
  };
}

export default function Sections({ loaderData: { head, sections, editor, history, title } }: Route.ComponentProps) {
  const t = useTexts();
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
      >
        {head?.editAddress && (
          <ActionLink to={head.editAddress} glyph="pencil">
            {t('action.edit')}
          </ActionLink>
        )}
        {head && <ActionLink to={head.list.address}>{t('content.back', { label: head.list.label })}</ActionLink>}
      </PageHead>
      {sections.map((section) => (
        <Section key={section.name} section={section} />
      ))}
      {editor && <EditorSheet editor={editor} />}
      {history && <HistorySheet history={history} />}
    </>
  );
}

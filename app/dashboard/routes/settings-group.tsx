import { data, Link } from 'react-router';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import { emptyDocument } from '#content/document.ts';
import { settings } from '#content/settings/index.ts';
import { inLanguage } from '#app/page/address.ts';
import { useLanguage } from '#app/page/texts.ts';
import { EditorForm } from '#app/dashboard/content/editor-form.tsx';
import { BesidePage } from '#app/dashboard/drafts/beside-page.tsx';
import { HistorySheet } from '#app/dashboard/content/history-sheet.tsx';
import { loadVersions, recordView } from '#app/dashboard/content/load-list.server.ts';
import { useEditorAddress } from '#app/dashboard/content/use-editor-address.ts';
import { dashboardLoader, requireRight } from '#app/dashboard/dashboard-loader.server.ts';
import { loadMailState } from '#app/dashboard/mail/load-mail-state.server.ts';
import { MailState } from '#app/dashboard/mail/mail-state.tsx';
import { postedAction } from '#app/dashboard/posted/posted-action.server.ts';
import { recordForm } from '#app/dashboard/posted/record-form.server.ts';
import { settingsPages, settingsView } from '#app/dashboard/settings/settings-view.server.ts';
import { WordLines } from '#app/dashboard/settings/word-lines.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { PageHead } from '#app/dashboard/ui/page-head.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Route } from './+types/settings-group.ts';

const ONLY_ID = 1;
const NEW = { id: ONLY_ID, version: 0, published: { en: true, ar: true }, document: emptyDocument() };

export const loader = dashboardLoader('signed-in', async (args) => {
  const { operations, language, params, url, user } = args;
  const group = settings.find(({ name }) => name === params['group']);
  if (!group) throw data(null, { status: 404 });
  requireRight(user, `${group.area}.read`);
  const entry = await operations.settings.entryOf(group);
  const collection = settingsView(group, language);
  const draft = (await operations.drafts.read(collection.name, ONLY_ID)) ?? undefined;
  const coming = await operations.schedule.of(collection.name, ONLY_ID, language);
  const release = await operations.releases.of(collection.name, ONLY_ID);
  const hasHistory = entry && url.searchParams.has('history');
  return {
    editor: { collection, parent: 0, record: recordView(entry ?? NEW), draft, coming, release, pages: settingsPages(group) },
    hasVersions: entry !== undefined,
    wordLines: group.name === 'search' ? await operations.search.lines() : undefined,
    mailState: group.name === 'mail' ? await loadMailState(args) : undefined,
    history: hasHistory ? await loadVersions(args, collection.name, ONLY_ID) : undefined,
  };
});

export const action = postedAction(recordForm);

/** One group of settings, drawn from its declaration like any record; earlier versions are in its history. */
export default function SettingsGroup({ loaderData: { editor, history, hasVersions, mailState, wordLines } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const address = useEditorAddress();
  const revalidate = useRevalidate();
  const { collection } = editor;
  return (
    <>
      <PageHead
        title={collection.label}
        lead={
          <p>
            <Link to={inLanguage('/dashboard/settings', language)}>{t('settings.title')}</Link> · {collection.help}
          </p>
        }
      >
        {hasVersions && (
          <Action glyph="clock" onClick={() => address.history(ONLY_ID)}>
            {t('content.history')}
          </Action>
        )}
      </PageHead>
      <BesidePage editor={editor}>
        {(watching) => (
          <EditorForm
            key={collection.name}
            editor={editor}
            submitLabel={t('action.save')}
            onSaved={() => revalidate()}
            onReload={() => void revalidate()}
            {...watching}
          />
        )}
      </BesidePage>
      {wordLines && <WordLines lines={wordLines} />}
      {mailState && <MailState mailState={mailState} />}
      {history && <HistorySheet history={history} />}
    </>
  );
}

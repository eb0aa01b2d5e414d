import { type ReactNode, useState } from 'react';
import { LANGUAGES, type Language } from '#content/languages.ts';
import { request } from '#app/page/api-client.ts';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useTranslating } from '#app/dashboard/rights.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { Question } from '#app/dashboard/ui/question.tsx';
import { useRevalidate } from '#app/dashboard/use-revalidate.ts';
import type { EditorView } from '#app/dashboard/content/views.ts';
import { AddToRelease } from '#app/dashboard/releases/add-to-release.tsx';
import { DraftLink } from './draft-link.tsx';
import { ScheduleDialog } from '#app/dashboard/schedule/schedule-dialog.tsx';
import styles from './drafts.module.css';

type ActionsProps = {
  editor: EditorView;
  isTouched: boolean;
  isBusy: boolean;
  /** Brings everything to the server; false if that failed, which the form says. */
  keep: () => Promise<boolean>;
  idOfDraft: () => number | undefined;
  /** Called after the draft was thrown away. */
  onDiscarded: () => void;
  /** The form may close. */
  onDone: () => void;
  children?: ReactNode;
};

/** Beside the button that publishes: keep it for later; behind “More” one language, a time, or throwing it away. */
export function DraftActions({ editor, isTouched, isBusy, keep, idOfDraft, onDiscarded, onDone, children }: ActionsProps) {
  const { collection, draft, record } = editor;
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const own = useTranslating(collection.area);
  const revalidate = useRevalidate();
  const [asks, setAsks] = useState<'discard' | 'time' | Language>();
  const [isMore, setIsMore] = useState(false);
  const params = () => ({ collection: collection.name, id: idOfDraft() ?? 0 });

  async function keepAndLeave() {
    if (!(await keep())) return;
    say({ kind: 'ok', text: t('draft.kept') });
    await revalidate();
    onDone();
  }

  async function discard() {
    const isBegun = idOfDraft() !== undefined;
    // Kept first, so that it can come back; while the server does not answer it stays where it is.
    if (isBegun && draft === undefined && !(await keep())) return;
    const language = own?.[0];
    const answer = isBegun ? await api(request('DELETE /drafts/{collection}/{id}', { params: params(), query: { language } })) : undefined;
    if (answer && !answer.isOk) return say({ kind: 'error', text: answer.message });
    const thrown = record && answer?.body.thrown ? answer.body.draft : undefined;
    const discarded = params();
    const bringBack =
      thrown &&
      (() =>
        void api(request('PATCH /drafts/{collection}/{id}', { params: discarded, body: { values: thrown.values } })).then((back) => {
          if (!back.isOk) say({ kind: 'error', text: back.message });
          return revalidate();
        }));
    say({ kind: 'ok', text: answer?.message ?? t('draft.discarded'), ...(bringBack && { undo: bringBack }) });
    await revalidate();
    onDiscarded();
    if (!record) onDone();
  }

  async function publishOnly(language: Language) {
    if (!(await keep())) return;
    const answer = await api(request('POST /drafts/{collection}/{id}/publish', { params: params(), body: { language } }));
    say({ kind: answer.isOk ? 'ok' : 'error', text: [...new Set([answer.message, ...Object.values(answer.errors)])].join(' ') });
    await revalidate();
    if (answer.isOk) onDone();
  }

  const isThere = draft !== undefined || isTouched;
  const isContent = collection.savesAt === undefined;
  if (own?.length === 0) return null;
  return (
    <>
      {isThere && (
        <Action disabled={isBusy} onClick={() => void keepAndLeave()}>
          {t('draft.keep')}
        </Action>
      )}
      {(isThere || (record && isContent && !own)) && (
        <Action aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
          {t('draft.more')}
        </Action>
      )}
      <div className={styles['rest']} hidden={!isMore}>
        {isThere &&
          !own &&
          isContent &&
          LANGUAGES.map((language) => (
            <Action key={language} disabled={isBusy} onClick={() => setAsks(language)}>
              {t('draft.only.language', { language: t(`language.${language}`) })}
            </Action>
          ))}
        {!own && (
          <Action glyph="calendar" disabled={isBusy} onClick={() => setAsks('time')}>
            {t('schedule.set')}
          </Action>
        )}
        {!own && (
          <AddToRelease
            collection={collection.name}
            hasChoices={isContent}
            hasSections={collection.hasSections}
            isBusy={isBusy}
            items={async () => {
              const id = !isThere || (await keep()) ? (idOfDraft() ?? record?.id) : undefined;
              return id === undefined ? undefined : [{ id }];
            }}
          />
        )}
        {!own && isThere && editor.pages && (
          <DraftLink isBusy={isBusy} endsAt={draft?.linkEndsAt ?? null} record={async () => ((await keep()) ? params() : undefined)} />
        )}
        {isThere && (
          <Action look="danger" glyph="trash" disabled={isBusy} onClick={() => setAsks('discard')}>
            {t('draft.discard')}
          </Action>
        )}
        {children}
      </div>
      <ScheduleDialog
        isOpen={asks === 'time'}
        onClose={() => setAsks(undefined)}
        canHide={isContent}
        plan={async (body) => {
          if (isThere && !(await keep())) return undefined;
          const params = { collection: collection.name, id: idOfDraft() ?? record?.id ?? 0 };
          return request('PUT /schedule/{collection}/{id}', { params, body });
        }}
      />
      <Question
        isOpen={asks === 'discard'}
        text={t(record ? 'draft.discard.question' : 'draft.discard.question.new')}
        yes={t('draft.discard')}
        isGrave
        onYes={() => void discard()}
        onClose={() => setAsks(undefined)}
      />
      <Question
        isOpen={asks === 'en' || asks === 'ar'}
        text={t('draft.only.question', { language: asks === 'en' || asks === 'ar' ? t(`language.${asks}`) : '' })}
        yes={t('draft.only.yes')}
        onYes={() => (asks === 'en' || asks === 'ar') && void publishOnly(asks)}
        onClose={() => setAsks(undefined)}
      />
    </>
  );
}

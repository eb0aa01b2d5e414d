import { type FormEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { FormUploads } from '#app/dashboard/forms/form-uploads.ts';
import { CopyOffer } from '#app/dashboard/forms/copy-offer.tsx';
import { focusFirstProblem } from '#app/dashboard/forms/focus-first-problem.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTranslating } from '#app/dashboard/rights.tsx';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import { AskToPublish } from '#app/dashboard/drafts/ask-to-publish.tsx';
import { DraftActions } from '#app/dashboard/drafts/draft-actions.tsx';
import { DraftBar } from '#app/dashboard/drafts/draft-bar.tsx';
import { useOthers } from '#app/dashboard/drafts/use-others.ts';
import type { DraftState } from '#app/dashboard/drafts/use-server-draft.ts';
import type { Conflict } from './use-save.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { FieldRow } from './field-row.tsx';
import { FigureNotes } from './figure-notes.tsx';
import { GoneChoice } from './gone-choice.tsx';
import { Locked, OwnLanguagesProvider } from './locked.tsx';
import { Publishing } from './publishing.tsx';
import { useLanguage } from '#app/page/texts.ts';
import { firstProblem } from '#app/dashboard/posted/first-problem.ts';
import { RecordFields } from '#app/dashboard/posted/record-fields.tsx';
import { FirstProblemProvider } from '#app/dashboard/posted/use-posted.ts';
import { useEditor } from './use-editor.ts';
import { useSteadyFocus } from '#app/dashboard/forms/use-steady-focus.ts';
import { useSaveKey } from './use-save-key.ts';
import type { EditorView } from './views.ts';
import styles from './editor.module.css';

/** The draft of a form once everything that was typed is kept; undefined if that failed. */
export type KeepDraft = () => Promise<{ collection: string; id: number } | undefined>;

type FormProps = {
  ref?: Ref<KeepDraft>;
  editor: EditorView;
  /** The form stays busy until what follows a save is done. */
  onSaved: (id: number) => void | Promise<void>;
  /** Takes what somebody else saved instead of what stands here. */
  onReload: () => void;
  submitLabel: string;
  /** The draft is kept, and the form may close. */
  onDone?: () => void;
  /** The page stands beside the form and follows what is typed. */
  isWatched?: boolean;
  onDraftSaved?: () => void;
  /** Something new has a draft now: a reload shall find it. */
  onBegun?: (id: number) => void;
  /** The form is gone after a save, so nothing can be typed meanwhile. */
  closesOnSave?: boolean;
  /** Beside the save button: cancel, history ... */
  children?: ReactNode;
};

/** The form of any record, drawn from its fields. The browser keeps what is typed; React draws nothing while one types. */
export function EditorForm(props: FormProps) {
  const {
    ref,
    editor,
    onSaved,
    onReload,
    onDone = doNothing,
    onBegun = doNothing,
    isWatched = false,
    onDraftSaved = doNothing,
    submitLabel,
    closesOnSave = false,
    children,
  } = props;
  const { collection, record } = editor;
  const t = useTexts();
  const language = useLanguage();
  const say = useMessages();
  const own = useTranslating(collection.area);
  const form = useRef<HTMLFormElement>(null);
  const state = useEditor(form, editor, { onSaved, onBegun, isWatched, onDraftSaved });
  const { isSaving, isWaiting, errors, posted, problem, conflict, copy, drawn, draft } = state;
  const answered = draft.answered && { ...draft.answered, linkEndsAt: editor.draft?.linkEndsAt ?? null };
  const shown = draft.answered === undefined ? editor : { ...editor, draft: answered ?? undefined };
  const [isAsking, setIsAsking] = useState(false);
  const others = useOthers({ collection: collection.name, id: record?.id ?? editor.draft?.id, isOpen: own?.length !== 0 });

  // Not when a mended field is no longer marked: that must not move the focus of whoever mends it.
  useEffect(() => focusFirstProblem(form.current), [state.refusals]);

  const keep: KeepDraft = async () => ((await state.keepDraft()) ? { collection: collection.name, id: draft.idOfDraft() ?? 0 } : undefined);
  useImperativeHandle(ref, () => keep);
  useSteadyFocus(form, isSaving);
  useSaveKey(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (own) setIsAsking(true);
    else void state.save();
  }

  function keepMine({ theirs, isDraft }: Conflict) {
    state.dropConflict();
    if (isDraft) void draft.overrule(theirs);
    else void state.save({ version: Number(theirs['version']) });
  }

  async function takeTheirs({ isDraft }: Conflict) {
    if (!isDraft && !(await draft.revert('nothing'))) return say({ kind: 'error', text: t('draft.left') });
    state.forgetChanges();
    state.dropConflict();
    onReload();
  }

  const isBilingual = collection.fields.some(({ slot }) => slot === 'localized' || slot === 'list');
  const failure = state.hasFailed ? t(copy.hasCopy ? 'kept.failed.copied' : 'kept.failed') : '';
  return (
    <FormUploads value={state.track}>
      <form
        ref={form}
        noValidate
        method={own ? undefined : 'post'}
        className={styles['form']}
        aria-busy={isSaving}
        onSubmit={submit}
        onInput={state.noteInput}
      >
        {own ? <noscript>{t('content.no-scripts')}</noscript> : <RecordFields editor={editor} base={drawn.base} />}
        {copy.offered && !conflict && (
          <CopyOffer
            copy={copy.offered}
            hasChangedSince={copy.offered.version !== (record?.version ?? 0)}
            onTake={copy.takeOffer}
            onRefuse={copy.refuseOffer}
          />
        )}
        <DraftBar editor={shown} others={others} />
        <FigureNotes findings={editor.findings} />
        {editor.isUnlinked && <p className={styles['note']}>{t('content.unlinked')}</p>}
        {own && <p className={styles['note']}>{t(own.length > 0 ? 'content.locked' : 'content.read-only')}</p>}
        <div className={styles['fields']} key={state.round} inert={closesOnSave && isSaving}>
          <OwnLanguagesProvider value={own}>
            <FirstProblemProvider value={posted && firstProblem(collection.fields, posted.errors, language)}>
              {collection.fields.map((field) => (
                <FieldRow
                  key={field.name}
                  field={field}
                  document={drawn.document}
                  isNew={record === undefined}
                  isBilingual={isBilingual}
                  errors={errors}
                />
              ))}
              <Locked>{collection.savesAt === undefined && <Publishing published={drawn.published} />}</Locked>
            </FirstProblemProvider>
          </OwnLanguagesProvider>
        </div>
        {conflict && (
          <ConflictChoice
            conflict={conflict}
            fields={collection.fields}
            onKeepMine={() => keepMine(conflict)}
            onTakeTheirs={() => void takeTheirs(conflict)}
          />
        )}
        {state.isGone && <GoneChoice onBringBack={() => form.current && void state.bringBack(form.current)} />}
        <div className={styles['end']}>
          <FormStatus kind="error">{`${problem} ${failure}`.trim()}</FormStatus>
          <div className={styles['choices']}>
            {own?.length !== 0 && (
              <Action look="main" type="submit" disabled={isSaving || isWaiting}>
                {isWaiting ? t('upload.waiting') : isSaving ? t('state.wait') : own ? t('draft.ask') : submitLabel}
              </Action>
            )}
            <DraftActions
              editor={shown}
              isTouched={state.isTouched}
              isBusy={isSaving || isWaiting}
              keep={state.keepDraft}
              idOfDraft={draft.idOfDraft}
              onDiscarded={state.noteDiscarded}
              onDone={onDone}
            />
            <div className={styles['others']}>{children}</div>
            {state.isTouched && <p className={styles['dirty']}>{t(noteOf(draft.state, copy.hasCopy))}</p>}
          </div>
        </div>
      </form>
      <AskToPublish
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        keep={keep}
        onAsked={() => {
          onReload();
          onDone();
        }}
      />
    </FormUploads>
  );
}

function doNothing(): void {}

/** What became of what is typed: on the server, on this device, or nowhere yet. */
function noteOf(state: DraftState, isCopied: boolean): DashboardKey {
  if (state === 'kept') return 'draft.note';
  return isCopied ? 'kept.note' : 'content.unsaved';
}

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { FormUploads } from '#app/dashboard/forms/form-uploads.ts';
import { KeptOffer } from '#app/dashboard/forms/kept-offer.tsx';
import { numberIn } from '#app/dashboard/read-json.ts';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useTranslating } from '#app/dashboard/rights.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { FieldRow } from './field-row.tsx';
import { FigureNotes } from './figure-notes.tsx';
import { GoneChoice } from './gone-choice.tsx';
import { Locked, OwnLanguagesProvider } from './locked.tsx';
import { Publishing } from './publishing.tsx';
import { useEditor } from './use-editor.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSaveKey } from './use-save-key.ts';
import type { EditorView } from './views.ts';
import styles from './editor.module.css';

type FormProps = {
  editor: EditorView;
  /** The form stays busy until what follows a save is done. */
  onSaved: (id: number) => void | Promise<void>;
  /** Takes what somebody else saved instead of what stands here. */
  onReload: () => void;
  submitLabel: string;
  /** The form is gone after a save, so nothing can be typed meanwhile. */
  closesOnSave?: boolean;
  /** Beside the save button: cancel, history ... */
  children?: ReactNode;
};

/** The form of any record, drawn from its fields. The browser keeps what is typed; React draws nothing while one types. */
export function EditorForm({ editor, onSaved, onReload, submitLabel, closesOnSave = false, children }: FormProps) {
  const { collection, record } = editor;
  const t = useTexts();
  const own = useTranslating(collection.area);
  const form = useRef<HTMLFormElement>(null);
  const state = useEditor(form, editor, onSaved);
  const { isSaving, isWaiting, errors, problem, conflict, copy, drawn } = state;

  // Not when a mended field is no longer marked: that must not move the focus of whoever mends it.
  useEffect(() => focusFirstProblem(form.current), [state.refusals]);

  useKeptFocus(form, isSaving);
  useSaveKey(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    void state.save();
  }

  const kept = state.hasFailed ? t(copy.isKept ? 'kept.failed.copied' : 'kept.failed') : '';
  return (
    <FormUploads value={state.track}>
      <form ref={form} noValidate className={styles['form']} aria-busy={isSaving} onSubmit={submit} onInput={state.noteInput}>
        {copy.offered && (
          <KeptOffer
            copy={copy.offered}
            hasChangedSince={copy.offered.version !== (record?.version ?? 0)}
            onTake={copy.takeOffer}
            onRefuse={copy.refuseOffer}
          />
        )}
        <FigureNotes findings={editor.findings} />
        {editor.isUnlinked && <p className={styles['note']}>{t('content.unlinked')}</p>}
        {own && <p className={styles['note']}>{t(own.length > 0 ? 'content.locked' : 'content.read-only')}</p>}
        <div className={styles['fields']} key={state.round} inert={closesOnSave && isSaving}>
          <OwnLanguagesProvider value={own}>
            {collection.fields.map((field) => (
              <FieldRow key={field.name} field={field} document={drawn.document} isNew={record === undefined} errors={errors} />
            ))}
            <Locked>{collection.savesAt === undefined && <Publishing published={drawn.published} />}</Locked>
          </OwnLanguagesProvider>
        </div>
        {conflict && (
          <ConflictChoice
            conflict={conflict}
            fields={collection.fields}
            onKeepMine={() => void state.save({ version: numberIn(conflict.theirs, 'version') })}
            onTakeTheirs={() => {
              state.forgetChanges();
              state.dropConflict();
              onReload();
            }}
          />
        )}
        {state.isGone && <GoneChoice onBringBack={() => form.current && void state.bringBack(form.current)} />}
        <div className={styles['end']}>
          <FormStatus kind="error">{`${problem} ${kept}`.trim()}</FormStatus>
          <div className={styles['choices']}>
            {own?.length !== 0 && (
              <Action look="main" type="submit" disabled={isSaving || isWaiting}>
                {isWaiting ? t('upload.waiting') : isSaving ? t('state.wait') : submitLabel}
              </Action>
            )}
            {children}
            {state.isTouched && <p className={styles['dirty']}>{t(copy.isKept ? 'kept.note' : 'content.unsaved')}</p>}
          </div>
        </div>
      </form>
    </FormUploads>
  );
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]');
  (first?.matches('[data-invalid]') ? (first.querySelector<HTMLElement>('input, button, [contenteditable]') ?? first) : first)?.focus();
}

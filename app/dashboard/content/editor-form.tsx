import { type FormEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { LANGUAGES } from '#content/languages.ts';
import { FormStatus } from '#app/ui/field/form-status.tsx';
import { Action } from '#app/dashboard/ui/action.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { FieldRow } from './field-row.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useDrawnRecord } from './use-drawn-record.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSave } from './use-save.ts';
import { useSaveKey } from './use-save-key.ts';
import type { EditorView, RecordView } from './views.ts';
import styles from './editor.module.css';

type FormProps = {
  editor: EditorView;
  /** The form stays busy until what follows a save is done. */
  onSaved: (id: number) => void | Promise<void>;
  /** Takes what somebody else saved instead of what stands here. */
  onReload: () => void;
  submitLabel: string;
  /** Beside the save button: cancel, history ... */
  children?: ReactNode;
};

/** The form of any record, drawn from its fields. The browser keeps what is typed; React draws nothing while one types. */
export function EditorForm({ editor, onSaved, onReload, submitLabel, children }: FormProps) {
  const { collection } = editor;
  const t = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [isDirty, setIsDirty] = useState(false);
  const wasDirty = useRef(false);
  const { drawn: record, round, noteSaved } = useDrawnRecord(editor.record, isDirty);
  const { isSaving, errors, problem, conflict, save, dropConflict } = useSave(editor, record?.version, {
    // What is typed from here on is not part of the save.
    onSent: () => {
      wasDirty.current = isDirty;
      setIsDirty(false);
    },
    onRefused: () => wasDirty.current && setIsDirty(true),
    onSaved: ({ id, version }) => {
      noteSaved(version);
      return onSaved(id);
    },
  });

  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstProblem(form.current);
  }, [errors]);

  useKeptFocus(form, isSaving);
  useSaveKey(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.current && !isSaving) void save(form.current);
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      aria-busy={isSaving}
      onSubmit={submit}
      onInput={(event) => form.current?.contains(event.target as Node) && setIsDirty(true)}
    >
      <UnsavedGuard isDirty={isDirty || isSaving} isSaving={isSaving} />
      <Fragment key={round}>
        {collection.fields.map((field) => (
          <FieldRow key={field.name} field={field} record={record} errors={errors} />
        ))}
        {collection.savesAt === undefined && <Publishing published={record?.published} />}
      </Fragment>
      {conflict && (
        <ConflictChoice
          conflict={conflict}
          fields={collection.fields}
          onKeepMine={() => form.current && void save(form.current, Number(conflict.theirs['version']))}
          onTakeTheirs={() => {
            setIsDirty(false);
            dropConflict();
            onReload();
          }}
        />
      )}
      <div className={styles['end']}>
        <FormStatus kind="error">{problem}</FormStatus>
        <div className={styles['choices']}>
          <Action look="main" type="submit" disabled={isSaving}>
            {isSaving ? t('state.wait') : submitLabel}
          </Action>
          {children}
          {isDirty && <p className={styles['dirty']}>{t('content.unsaved')}</p>}
        </div>
      </div>
    </form>
  );
}

/** Hidden until published, per language: a draft is a record nobody but staff can see. */
function Publishing({ published }: { published: RecordView['published'] | undefined }) {
  const t = useWords();
  return (
    <fieldset className={styles['publishing']}>
      <legend>{t('content.published')}</legend>
      <input type="hidden" name="publishing" value="1" />
      {LANGUAGES.map((language) => (
        <label key={language}>
          <input type="checkbox" name={`published_${language}`} value="1" defaultChecked={published?.[language] ?? true} />
          <span>{t(`content.published.${language}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]');
  (first?.matches('[data-invalid]') ? (first.querySelector<HTMLElement>('input, button, [contenteditable]') ?? first) : first)?.focus();
}

import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useFormUploads, unsettledUpload } from '#app/dashboard/forms/form-uploads.ts';
import { useUnsaved } from '#app/dashboard/forms/unsaved.tsx';
import { useKeptCopy } from '#app/dashboard/forms/use-kept-copy.ts';
import { useTranslating } from '#app/dashboard/rights.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { collectValues } from './collect-values.ts';
import { documentFrom, withTexts } from './document-from.ts';
import { useDrawnRecord } from './use-drawn-record.ts';
import { useSave } from './use-save.ts';
import type { EditorView } from './views.ts';

type SaveOptions = {
  version?: number | undefined;
  /** Somebody is leaving anyway: what follows a save here does not follow. */
  isLeaving?: boolean;
};

/** All that happens to the words of one form between drawing and saving. */
export function useEditor(form: RefObject<HTMLFormElement | null>, editor: EditorView, onSaved: (id: number) => void | Promise<void>) {
  const { collection, record } = editor;
  const t = useTexts();
  const own = useTranslating(collection.area);
  const [isDirty, setIsDirty] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const before = useRef(false);
  const isLeaving = useRef(false);
  const uploads = useFormUploads();
  const { drawn, round, noteSaved, redraw } = useDrawnRecord(record, isDirty);
  const copy = useKeptCopy({
    form: copyName(editor),
    version: drawn.version ?? 0,
    read: () => (form.current ? collectValues(form.current, collection.fields, own) : undefined),
    restore({ version, values }) {
      setIsDirty(true);
      if (own) {
        redraw({ ...drawn, version: version || undefined, document: withTexts(drawn.document, values, collection.fields, own) });
        return;
      }
      const published = { en: values['published_en'] === 1, ar: values['published_ar'] === 1 };
      redraw({ version: version || undefined, document: documentFrom(values, collection.fields), published });
    },
  });
  const saving = useSave(editor, drawn.version, {
    // What is typed from here on is not part of the save.
    onSent() {
      before.current = isDirty;
      setIsDirty(false);
    },
    onRefused: () => before.current && setIsDirty(true),
    onSaved({ id, version }) {
      copy.drop();
      noteSaved(version);
      return isLeaving.current ? undefined : onSaved(id);
    },
  });

  async function save({ version, isLeaving: leaves = false }: SaveOptions = {}): Promise<boolean> {
    if (!form.current || saving.isSaving || isWaiting) return false;
    setIsWaiting(true);
    await uploads.arrived();
    setIsWaiting(false);
    if (!form.current) return false;
    const unsettled = unsettledUpload(form.current);
    if (unsettled) {
      saving.setProblem(t('upload.unsettled'));
      unsettled.focus();
      return false;
    }
    isLeaving.current = leaves;
    return saving.save(form.current, version);
  }

  const isTouched = isDirty || uploads.isUploading;
  useUnsaved({
    isDirty: isTouched,
    isSaving: saving.isSaving,
    save: () => save({ isLeaving: true }),
    discard: copy.drop,
    keep: () => copy.keep() && !uploads.isUploading,
  });

  return {
    ...saving,
    save,
    drawn,
    round,
    copy,
    isTouched,
    isWaiting: isWaiting && uploads.isUploading,
    track: uploads.track,
    forgetChanges() {
      copy.drop();
      setIsDirty(false);
    },
    noteInput({ target }: FormEvent) {
      // Choosers stand outside the form, but React tells it of their events.
      if (!(target instanceof Element) || !form.current?.contains(target)) return;
      setIsDirty(true);
      copy.note();
      saving.forgetError(target.getAttribute('name') ?? '');
    },
  };
}

function copyName({ collection, parent, record }: EditorView): string {
  return record ? `${collection.name}/${record.id}` : `${collection.name}/new/${parent}`;
}

import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormUploads, unsettledUpload } from '#app/dashboard/forms/form-uploads.ts';
import { useUnsaved } from '#app/dashboard/forms/unsaved.tsx';
import { useDeviceCopy } from '#app/dashboard/forms/use-device-copy.ts';
import { useServerDraft } from '#app/dashboard/drafts/use-server-draft.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useTranslating } from '#app/dashboard/rights.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import { recordKey } from '#app/dashboard/posted/record-key.ts';
import { usePosted } from '#app/dashboard/posted/use-posted.ts';
import { collectValues } from './collect-values.ts';
import { documentFrom, withTexts } from './document-from.ts';
import { useDrawnRecord } from './use-drawn-record.ts';
import { useSave } from './use-save.ts';
import type { EditorView } from './views.ts';

/** How long leaving a form waits for its draft to be saved. */
const PATIENCE_MS = 1500;
const NOTHING = {};

type SaveOptions = {
  version?: number | undefined;
  /** Somebody is leaving anyway: what follows a save here does not follow. */
  isLeaving?: boolean;
};
type Followed = {
  onSaved: (id: number) => void | Promise<void>;
  isWatched: boolean;
  /** The server has all that is typed. */
  onDraftSaved: () => void;
  /** Something new has a draft now, which a reload shall find. */
  onBegun: (id: number) => void;
};

/** All that happens to the words of one form between drawing and saving. */
export function useEditor(
  form: RefObject<HTMLFormElement | null>,
  editor: EditorView,
  { isWatched, onSaved, onDraftSaved, onBegun }: Followed,
) {
  const { collection, record, draft: found } = editor;
  const t = useTexts();
  const say = useMessages();
  const own = useTranslating(collection.area);
  const posted = usePosted('record', recordKey(collection.name, record?.id ?? 0));
  const [isDirty, setIsDirty] = useState(posted !== undefined);
  const [isWaiting, setIsWaiting] = useState(false);
  const [begun, setBegun] = useState<number>();
  const before = useRef(false);
  const isLeaving = useRef(false);
  const isOpened = useRef(false);
  const uploads = useFormUploads();
  const { drawn, round, noteSaved, redraw, redrawSaved } = useDrawnRecord(editor, isDirty, posted);
  const read = () => (form.current ? collectValues(form.current, collection.fields, own) : undefined);
  const copy = useDeviceCopy({
    form: copyName(editor, begun),
    version: drawn.base ?? 0,
    read,
    restore({ version, values }) {
      setIsDirty(true);
      draft.note();
      if (own) {
        redraw({ ...drawn, version: version || undefined, document: withTexts(drawn.document, values, collection.fields, own) });
        return;
      }
      const published = { en: values['published_en'] === 1, ar: values['published_ar'] === 1 };
      redraw({ version: version || undefined, document: documentFrom(values, collection.fields), published });
    },
  });
  const draft = useServerDraft({
    collection: collection.name,
    parent: editor.parent,
    id: record?.id ?? found?.id,
    versions: found?.versions,
    typed: found?.values ?? NOTHING,
    base: drawn.base ?? 0,
    isWatched,
    read,
    onBegun(id) {
      setBegun(id);
      onBegun(id);
    },
    onDraftSaved() {
      copy.drop();
      onDraftSaved();
    },
    onChanged: (mine, theirs) => saving.setConflict({ mine, theirs, isDraft: true }),
  });
  const saving = useSave(editor, posted, drawn.base, {
    settle: draft.settle,
    // What is typed from here on is not part of the save.
    onSent() {
      before.current = isDirty;
      setIsDirty(false);
    },
    onRefused() {
      draft.release();
      if (before.current) setIsDirty(true);
    },
    onSaved({ id, version, values }) {
      copy.drop();
      draft.noteEnded({ id, version, values });
      noteSaved(version);
      return isLeaving.current ? undefined : onSaved(id);
    },
  });

  // What is drawn anew is what the server knows; what somebody typed on another day and brought back is not.
  const noteDrawn = useRef((): void => undefined);
  useLayoutEffect(() => {
    noteDrawn.current = () => {
      if (isDirty) return;
      draft.noteDrawn(found?.versions, !isOpened.current);
      isOpened.current = true;
    };
  });
  useEffect(() => noteDrawn.current(), [round]);

  async function arrived(): Promise<boolean> {
    setIsWaiting(true);
    await uploads.arrived();
    setIsWaiting(false);
    const unsettled = form.current && unsettledUpload(form.current);
    if (!unsettled) return form.current !== null;
    saving.setProblem(t('upload.unsettled'));
    unsettled.focus();
    return false;
  }

  async function save({ version, isLeaving: leaves = false }: SaveOptions = {}): Promise<boolean> {
    if (!form.current || saving.isSaving || isWaiting) return false;
    if (!(await arrived()) || !form.current) return false;
    isLeaving.current = leaves;
    return saving.save(form.current, version);
  }

  /** Saves the draft on the server and publishes nothing. */
  async function keepDraft(): Promise<boolean> {
    if (isWaiting || !(await arrived())) return false;
    if (!(await draft.insist())) {
      saving.setProblem(t(copy.keep() ? 'draft.failed.copied' : 'draft.failed'));
      return false;
    }
    copy.drop();
    setIsDirty(false);
    return true;
  }

  async function discard(): Promise<void> {
    copy.drop();
    const isGone = await Promise.race([draft.revert(), new Promise<false>((resolve) => void setTimeout(resolve, PATIENCE_MS, false))]);
    if (!isGone) say({ kind: 'error', text: t('draft.left') });
  }

  const isTouched = isDirty || uploads.isUploading;
  useUnsaved({
    isDirty: isTouched,
    isSaving: saving.isSaving,
    save: own ? keepDraft : () => save({ isLeaving: true }),
    keepDraft,
    discard,
    keep: () => copy.keep() && !uploads.isUploading,
  });

  return {
    posted,
    ...saving,
    save,
    drawn,
    round,
    copy,
    draft,
    keepDraft,
    isTouched,
    isWaiting: isWaiting && uploads.isUploading,
    track: uploads.track,
    forgetChanges() {
      copy.drop();
      setIsDirty(false);
    },
    /** The draft is gone: what is published stands here again. */
    noteDiscarded() {
      copy.drop();
      setIsDirty(false);
      redrawSaved();
    },
    noteInput({ target }: FormEvent) {
      // Choosers stand outside the form, but React tells it of their events.
      if (!(target instanceof Element) || !form.current?.contains(target)) return;
      setIsDirty(true);
      copy.note();
      draft.note();
      saving.forgetError(target.getAttribute('name') ?? '');
    },
  };
}

function copyName({ collection, parent, record, draft }: EditorView, begun: number | undefined): string {
  const { name } = collection;
  const id = draft?.id ?? begun;
  return record ? `${name}/${record.id}` : id === undefined ? `${name}/new/${parent}` : `${name}/draft/${id}`;
}

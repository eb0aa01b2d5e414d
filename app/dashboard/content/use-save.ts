import { startTransition, useState } from 'react';
import { isObject, type JsonObject } from '#app/dashboard/json-object.ts';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useTranslating } from '#app/dashboard/rights.tsx';
import { useTexts } from '#app/dashboard/texts.ts';
import type { Posted } from '#app/dashboard/posted/posted.ts';
import { collectValues } from './collect-values.ts';
import { restoreRecord } from './record-requests.ts';
import { saveCall, type EndedDraft } from './save-call.ts';
import { useUndoEdit } from './use-undo-edit.ts';
import type { EditorView } from './views.ts';

type Errors = Readonly<Record<string, string>>;
/** The record as somebody else saved it, in the API's form; the choice is the administrator's. */
export type Conflict = {
  mine: JsonObject;
  theirs: JsonObject;
  /** The conflict is about the draft and not about the record. */
  isDraft?: boolean;
};

type Outcomes = {
  /** The draft that ends with the save, once no call about it is under way. */
  settle: () => Promise<EndedDraft>;
  onSent: () => void;
  onRefused: () => void;
  /** The form stays busy until what follows is done. */
  onSaved: (saved: { id: number; version: number; values: JsonObject }) => void | Promise<void>;
};

/** Sends a form to the API and says in words what became of it. What was typed stays, whatever happens. */
export function useSave(
  { collection, parent, record }: EditorView,
  posted: Posted | undefined,
  drawnVersion: number | undefined,
  outcomes: Outcomes,
) {
  const t = useTexts();
  const api = useApi();
  const say = useMessages();
  const undoOf = useUndoEdit();
  const own = useTranslating(collection.area);
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<Errors>(posted?.errors ?? {});
  const [problem, setProblem] = useState('');
  /** The save failed for a reason other than what was typed. */
  const [hasFailed, setHasFailed] = useState(false);
  const [conflict, setConflict] = useState(() => posted && conflictOf(posted));
  const [isGone, setIsGone] = useState(false);

  const [refusals, setRefusals] = useState(0);

  function refuse(found: Errors, line: string): false {
    setErrors(found);
    setRefusals((count) => count + 1);
    setProblem(line);
    return false;
  }

  async function save(form: HTMLFormElement, version = drawnVersion ?? record?.version): Promise<boolean> {
    const values = collectValues(form, collection.fields, own);
    setConflict(undefined);
    setIsGone(false);
    setHasFailed(false);
    refuse({}, '');
    setIsSaving(true);
    outcomes.onSent();
    const draft = await outcomes.settle();
    const answer = await api(saveCall({ collection, parent, record }, values, version, draft));
    if (answer.isOk) {
      const edited = { collection: collection.name, id: record?.id ?? 0, before: record && version, after: answer.body.version };
      say({ kind: 'ok', text: answer.message, ...undoOf(edited) });
      await outcomes.onSaved({ id: answer.body.id ?? 0, version: answer.body.version, values });
      // Not before what was loaded anew is drawn, which React does as a transition too.
      startTransition(() => setIsSaving(false));
      return true;
    }
    setIsSaving(false);
    outcomes.onRefused();
    if (answer.status === 409 && isObject(answer.body.current)) {
      setConflict(conflictOf({ values, current: answer.body.current }));
      return refuse(answer.errors, '');
    }
    setIsGone(record !== undefined && answer.status === 404);
    const isOurFault = answer.status === 0 || answer.status >= 500;
    setHasFailed(isOurFault);
    const failed = t(`failed.${collection.saved}.${record ? 'update' : 'create'}`);
    return refuse(answer.errors, isOurFault ? `${failed} ${answer.message}` : answer.message);
  }

  /** A colleague deleted it while it was open here: it comes back with what was typed. */
  async function bringBack(form: HTMLFormElement): Promise<void> {
    const answer = await api(restoreRecord(collection.address, record?.id ?? 0));
    if (answer.isOk) await save(form);
    else setProblem(answer.message);
  }

  /** What is being mended is no longer marked; a text that is wanted in one language at least is mended in either. */
  function forgetError(name: string): void {
    const names = [name, name.replace(/_(?:en|ar)$/, ''), name.replace(/\[.*$/, '')];
    if (!names.some((one) => Object.hasOwn(errors, one))) return;
    const left = Object.entries(errors).filter(([one]) => !names.includes(one));
    setErrors(Object.fromEntries(left));
    if (left.length === 0) setProblem('');
  }

  return {
    isSaving,
    errors,
    refusals,
    problem,
    setProblem,
    hasFailed,
    conflict,
    setConflict,
    isGone,
    save,
    bringBack,
    forgetError,
    dropConflict: () => setConflict(undefined),
  };
}

function conflictOf({ values, current }: Pick<Posted, 'values' | 'current'>): Conflict | undefined {
  return current && { mine: values, theirs: current, isDraft: isObject(current['draft']) };
}

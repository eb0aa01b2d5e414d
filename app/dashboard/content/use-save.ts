import { startTransition, useState } from 'react';
import { useMessages } from '#app/dashboard/shell/messages.tsx';
import { useApi } from '#app/dashboard/shell/session.tsx';
import { useWords } from '#app/dashboard/words.ts';
import { collectValues } from './collect-values.ts';
import type { EditorView } from './views.ts';

type Errors = Readonly<Record<string, string>>;
/** The record as somebody else saved it, in the API's form; the choice is the administrator's. */
export type Conflict = { mine: Readonly<Record<string, unknown>>; theirs: Readonly<Record<string, unknown>> };

type Outcomes = {
  onSent: () => void;
  onRefused: () => void;
  /** The form stays busy until what follows is done. */
  onSaved: (saved: { id: number; version: number }) => void | Promise<void>;
};

/** Sends a form to the API and says in words what became of it. What was typed stays, whatever happens. */
export function useSave({ collection, parent, record }: EditorView, drawnVersion: number | undefined, outcomes: Outcomes) {
  const t = useWords();
  const api = useApi();
  const say = useMessages();
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState('');
  const [conflict, setConflict] = useState<Conflict>();

  async function save(form: HTMLFormElement, version = drawnVersion ?? record?.version) {
    const values = collectValues(form, collection.fields);
    const missing = missingFields(values);
    setErrors(missing);
    setConflict(undefined);
    setProblem(Object.keys(missing).length > 0 ? t('content.all-required') : '');
    if (Object.keys(missing).length > 0) return undefined;
    setIsSaving(true);
    outcomes.onSent();
    const answer = await api({
      ...address(),
      body: record ? { ...values, version } : { ...withoutEmpty(values), category_id: parent },
    });
    if (answer.isOk) {
      say({ kind: 'ok', text: answer.message });
      await outcomes.onSaved({ id: Number(answer.body['id']), version: Number(answer.body['version']) });
      // Not before what was loaded anew is drawn, which React does as a transition too.
      return startTransition(() => setIsSaving(false));
    }
    setIsSaving(false);
    outcomes.onRefused();
    setErrors(answer.errors);
    if (answer.status === 409 && answer.body['current']) {
      setConflict({ mine: values, theirs: answer.body['current'] as Record<string, unknown> });
      return undefined;
    }
    const isOurFault = answer.status === 0 || answer.status >= 500;
    const failed = t(`failed.${collection.saved}.${record ? 'update' : 'create'}`);
    return setProblem(isOurFault ? `${failed} ${answer.message || t('state.offline')}` : answer.message);
  }

  function address() {
    if (collection.savesAt !== undefined) return { method: 'PUT', path: collection.savesAt } as const;
    if (!record) return { method: 'POST', path: collection.createAddress } as const;
    return { method: 'PUT', path: `${collection.address}/${collection.isNamedByParent ? parent : record.id}` } as const;
  }

  /** The server refuses the rest; that a file must come with a new record is known only here. Then everything missing is marked at once. */
  function missingFields(values: Readonly<Record<string, unknown>>): Errors {
    const files = collection.fields.filter(({ isNeededToAdd, name }) => isNeededToAdd && !values[name]);
    if (record || files.length === 0) return {};
    const words = collection.fields.filter(({ isRequired, name }) => isRequired && !namesOf(name).some((sent) => values[sent]));
    return Object.fromEntries([...words, ...files].map(({ name, label }) => [name, t('content.file.needed', { label })]));
  }

  return { isSaving, errors, problem, conflict, save, dropConflict: () => setConflict(undefined) };
}

/** Something new is what was filled in; in something old, a field that was emptied must be told apart from one that was not touched. */
function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

function namesOf(name: string): string[] {
  return [name, `${name}_en`, `${name}_ar`];
}

import { labelOf } from '#content/cells.ts';
import { settings as groups } from '#content/settings/index.ts';
import type { Settings } from '#content/define.ts';
import type { Document, Language } from '#content/document.ts';
import { fieldNamed } from '#content/fields/kinds.ts';
import type { Entry } from '#store/entries/entry.ts';

export type Task = { group: string; label: string; fields: { name: string; label: string; state: TaskState }[] };
/** Nothing stands there; what stands there is visibly an example; it is as it was shipped. */
export type TaskState = 'empty' | 'example' | 'shipped';

/** Names reserved for examples, and the numbers of the demo company. */
const EXAMPLE = /\bexample\.(?:com|org|net)\b|\bexample (?:street|tower|building)\b|\b000 0000\b|المثال/i;

type Parts = { entryOf: (group: Settings) => Promise<Entry | undefined> };

/** What a company has to fill in, and what it should look at, before it shows its site to the world. */
export async function tasksBeforeOpening({ entryOf }: Parts, language: Language): Promise<Task[]> {
  const tasks = await Promise.all(groups.map(async (group) => taskOf(group, await entryOf(group), language)));
  return tasks.filter(({ fields }) => fields.length > 0);
}

function taskOf({ name, label, fields, needed, decided }: Settings, entry: Entry | undefined, language: Language): Task {
  const isAsShipped = (entry?.version ?? 0) <= 1;
  const told = (field: string, state: TaskState | undefined) =>
    state ? [{ name: field, label: labelOf(field, fieldNamed(fields, field))[language], state }] : [];
  return {
    group: name,
    label: label[language],
    fields: [
      ...needed.flatMap((field) => told(field, stateOf(field, entry?.document))),
      ...decided.flatMap((field) => told(field, isAsShipped ? 'shipped' : undefined)),
    ],
  };
}

/** A text counts as filled in when both languages have it. */
function stateOf(field: string, document: Document | undefined): TaskState | undefined {
  const stored = document ? [document.shared[field], document.en[field], document.ar[field]] : [];
  const values = stored.filter((value) => value !== undefined && value !== null);
  if (values.length === 0 || values.some((value) => value === '' || (Array.isArray(value) && value.length === 0))) return 'empty';
  return values.some((value) => EXAMPLE.test(JSON.stringify(value))) ? 'example' : undefined;
}

import type { JsonObject } from '#app/dashboard/read-json.ts';
import type { EditorView } from './views.ts';

type SaveCall = { method: 'POST' | 'PUT'; path: string; body: JsonObject };

/** What the form of a record sends to the API, and where. */
export function saveCall(
  { collection, parent, record }: Pick<EditorView, 'collection' | 'parent' | 'record'>,
  values: JsonObject,
  version: number | undefined,
): SaveCall {
  const { savesAt, address, createAddress, isNamedByParent } = collection;
  // That a file must come with a new record is the editor's rule, not the contract's: the server is asked to hold to it.
  if (!record) return { method: 'POST', path: `${createAddress}?files=required`, body: { ...withoutEmpty(values), category_id: parent } };
  return { method: 'PUT', path: savesAt ?? `${address}/${isNamedByParent ? parent : record.id}`, body: { ...values, version } };
}

/** Something new is what was filled in; in something old, a field that was emptied must be told apart from one that was not touched. */
function withoutEmpty(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

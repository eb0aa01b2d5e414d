import type { PresentedDraft } from '#api/content/drafts/present-draft.ts';
import type { Request } from '#app/page/api-client.ts';
import type { JsonObject } from '#app/dashboard/json-object.ts';
import { createRecord, updateRecord, type Saved } from './record-requests.ts';
import type { EditorView } from './views.ts';

/** The versions of a draft that is not there. */
const NO_DRAFT = '0.0.0';

/** The draft that ends with the save. */
export type EndedDraft = { id: number | undefined; seen: string };

/** The versions of a draft as a save names them. */
export function seenOf({ shared, en, ar }: PresentedDraft['versions'] = { shared: 0, en: 0, ar: 0 }): string {
  return `${shared}.${en}.${ar}`;
}

/** What the form of a record sends to the API, and where. */
export function saveCall(
  { collection, parent, record }: Pick<EditorView, 'collection' | 'parent' | 'record'>,
  values: JsonObject,
  version: number | undefined,
  draft: EndedDraft = { id: undefined, seen: NO_DRAFT },
): Request<Saved> {
  const { savesAt, address, createAddress, isNamedByParent } = collection;
  // That a file must come with a new record is the editor's rule, not the contract's: the server is asked to hold to it.
  if (!record) {
    const reserved = draft.id === undefined ? {} : { draft_id: draft.id, draft: draft.seen };
    return createRecord(createAddress, { ...withoutEmpty(values), category_id: parent }, { files: 'required', ...reserved });
  }
  const path = savesAt ?? `${address}/${isNamedByParent ? parent : record.id}`;
  return updateRecord(path, { ...values, version }, draft.seen === NO_DRAFT ? {} : { draft: draft.seen });
}

/** Something new is what was filled in; in something old, a field that was emptied must be told apart from one that was not touched. */
function withoutEmpty(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

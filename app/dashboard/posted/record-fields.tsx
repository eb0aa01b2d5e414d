import { seenOf } from '#app/dashboard/content/save-call.ts';
import type { EditorView } from '#app/dashboard/content/views.ts';
import { NAMES } from './names.ts';
import { PlainDefault } from './plain-buttons.tsx';
import { PostedFields } from './posted-fields.tsx';
import { recordKey } from './record-key.ts';

/** Which record it is, and over which version it was typed: what scripts know without being told. */
export function RecordFields({ editor: { collection, parent, record, draft }, base }: { editor: EditorView; base: number | undefined }) {
  const values = {
    [NAMES.collection]: collection.name,
    [NAMES.id]: record?.id ?? 0,
    [NAMES.parent]: parent,
    [NAMES.version]: base ?? record?.version ?? 0,
    [NAMES.draft]: draft && seenOf(draft.versions),
    [NAMES.draftId]: draft?.id,
  };
  return (
    <>
      <PlainDefault />
      <PostedFields form="record" of={recordKey(collection.name, record?.id ?? 0)} values={values} />
    </>
  );
}

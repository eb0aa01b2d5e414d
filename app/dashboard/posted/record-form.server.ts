import { data } from 'react-router';
import { collectionNamed } from '#content/index.ts';
import { emptyDocument } from '#content/document.ts';
import { settings } from '#content/settings/index.ts';
import type { Language } from '#i18n/translate.ts';
import { collectionView } from '#app/dashboard/content/collection-view.server.ts';
import { valuesIn } from '#app/dashboard/content/collect-values.ts';
import { saveCall } from '#app/dashboard/content/save-call.ts';
import type { CollectionView } from '#app/dashboard/content/views.ts';
import { settingsView } from '#app/dashboard/settings/settings-view.server.ts';
import { changedRows } from './changed-rows.ts';
import { listOf } from '#app/dashboard/json-object.ts';
import { NAMES } from './names.ts';
import { recordKey } from './record-key.ts';
import type { PostedForms } from './posted-action.server.ts';
import { textOf } from './typed-texts.server.ts';

const MISSING = { errors: { [NAMES.collection]: '' } };

/** The form of any record or group of settings: what scripts send of it, read from what a browser sends by itself. */
export const recordForm = {
  record(typed, { language, url }) {
    const number = (name: string) => Number(typed.getAll(name).at(-1)) || 0;
    const [name, id, parent] = [textOf(typed, NAMES.collection), number(NAMES.id), number(NAMES.parent)];
    const collection = viewNamed(name, language, parent);
    if (!collection) return MISSING;
    const values = valuesIn(typed, collection.fields, undefined);
    // No form of ours has more rows than its list takes; to draw thousands again would keep everybody waiting.
    const isOverfull = collection.fields.some(
      (field) => field.slot === 'list' && listOf(values[`${field.name}_en`]).length > field.maxItems,
    );
    if (isOverfull) throw data(null, { status: 413 });
    const version = number(NAMES.version);
    const drawn = { of: recordKey(name, id), version };
    const row = textOf(typed, NAMES.row);
    if (row) return { ...drawn, values: changedRows(values, row) };
    const record = id === 0 ? undefined : { id, version, published: { en: true, ar: true }, document: emptyDocument() };
    const seen = String(typed.getAll(NAMES.draft).at(-1) ?? '');
    const draft = seen ? { id: number(NAMES.draftId) || undefined, seen } : undefined;
    const at = new URL(url);
    return {
      ...drawn,
      call: saveCall({ collection, parent, record }, values, version, draft),
      to(answered) {
        if (at.searchParams.has('add')) {
          at.searchParams.delete('add');
          at.searchParams.set('edit', String(answered['id']));
        }
        return at.pathname + at.search;
      },
      values,
    };
  },
} satisfies PostedForms;

function viewNamed(name: string, language: Language, parent: number): CollectionView | undefined {
  const group = settings.find((one) => `settings-${one.name}` === name);
  if (group) return settingsView(group, language);
  const collection = collectionNamed(name);
  return collection && collectionView(collection, language, parent);
}

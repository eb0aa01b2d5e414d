import { collectionNamed } from '#content/index.ts';
import { settings } from '#content/settings/index.ts';
import type { Language } from '#i18n/translate.ts';
import { inLanguage } from '#app/page/address.ts';

type RecordRef = { collection: string; id: number; parent: number };

/** Where a record is edited: over its list, inside its section, or on the screen of its settings. */
export function recordAddress({ collection, id, parent }: RecordRef, language: Language): string | undefined {
  const group = settings.find(({ name }) => `settings-${name}` === collection);
  if (group) return inLanguage(`/dashboard/settings/${group.name}`, language);
  const model = collectionNamed(collection);
  if (!model) return undefined;
  const { at, section } = model.edited;
  const query = new URLSearchParams({
    ...(section && { open: collection }),
    ...(model.maxPerParent === undefined && { edit: String(id) }),
  });
  return inLanguage(`${at.replace('{id}', String(parent))}?${query}`, language);
}

/** The family something belongs to; empty for what the model does not know. */
export function collectionLabel(collection: string, language: Language): string {
  const group = settings.find(({ name }) => `settings-${name}` === collection);
  return (group ?? collectionNamed(collection))?.label[language] ?? '';
}

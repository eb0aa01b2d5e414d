import type { Model } from '#content/define.ts';
import { collectionNamed } from '#content/index.ts';
import { settings } from '#content/settings/index.ts';
import { storedName } from '#api/settings/settings.ts';

const groups = new Map<string, Model>(settings.map((group) => [storedName(group), { ...group, name: storedName(group) }]));

/** Whatever keeps its records as documents: a collection, or a group of settings under its stored name. */
export function modelNamed(name: string): Model | undefined {
  return collectionNamed(name) ?? groups.get(name);
}

/** What a record is called in a list: its title, or the name of its group. */
export function titleFieldOf(model: Model): string | undefined {
  return collectionNamed(model.name)?.titleField;
}

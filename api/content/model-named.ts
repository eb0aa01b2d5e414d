import type { Model } from '#content/define.ts';
import { collectionNamed } from '#content/index.ts';
import { areaOfSubject } from '#content/log-areas.ts';
import type { Area } from '#content/roles.ts';
import { settings } from '#content/settings/index.ts';
import { storedName } from './settings/settings.ts';

const groups = new Map<string, Model>(settings.map((group) => [storedName(group), { ...group, name: storedName(group) }]));

/** Whatever keeps its records as documents: a collection, or a group of settings under its stored name. */
export function modelNamed(name: string): Model | undefined {
  return collectionNamed(name) ?? groups.get(name);
}

/** Whose rights decide about it. */
export function areaOf(name: string): Area {
  return collectionNamed(name) ? 'content' : areaOfSubject(name);
}

/** What a record is called in a list: its title, or the name of its group. */
export function titleFieldOf(model: Model): string | undefined {
  return collectionNamed(model.name)?.titleField;
}

import type { Collection, Settings } from '#content/define.ts';
import { collectionNamed } from '#content/index.ts';
import { settings } from '#content/settings/index.ts';
import { notFound } from '#api/errors.ts';
import { storedName } from '#api/content/settings/settings.ts';
import type { DraftedModel } from './overlay.ts';

export type Drafted = { model: DraftedModel; collection: Collection } | { model: DraftedModel; group: Settings };

/** What drafts are kept of: any collection, and any group of settings under its stored name. */
export function draftedNamed(name: string): Drafted {
  const collection = collectionNamed(name);
  if (collection) return { model: collection, collection };
  const group = settings.find((one) => storedName(one) === name);
  if (!group) throw notFound();
  return { model: { ...group, name: storedName(group) }, group };
}

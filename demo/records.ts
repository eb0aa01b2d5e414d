import type { Collection, Settings } from '#content/define.ts';
import { collections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { demoContent } from './content/index.ts';
import { inBothLanguages } from './both-languages.ts';
import type { AnyDemoValues } from './document.ts';
import { demoSettings } from './settings/index.ts';

export type CollectionRecords = { collection: Collection; records: readonly (AnyDemoValues & { id: number; parent: number })[] };

/** The demo's records with their ids, parents before children, where the single field types do not matter. */
export function demoRecords(): CollectionRecords[] {
  const content: Record<string, readonly (AnyDemoValues & { id?: number; parent?: number })[]> = demoContent;
  const models: Readonly<Record<string, Collection>> = collections;
  return Object.entries(models).map(([name, collection]) => ({
    collection,
    records: content[name]!.map((record, index) => ({
      ...inBothLanguages(record),
      id: record.id ?? index + 1,
      parent: record.parent ?? 0,
    })),
  }));
}

export function demoSettingsValues(): { group: Settings; values: AnyDemoValues }[] {
  const values: Record<string, AnyDemoValues> = demoSettings;
  return Object.entries(settingsGroups).map(([name, group]) => ({ group, values: inBothLanguages(values[name]!) }));
}

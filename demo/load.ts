import { storedName } from '#api/content/settings/settings.ts';
import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { insertCommunity } from './community.ts';
import { makeDocuments } from './documents/make.ts';
import { documentOf, mediaOf, type AnyDemoValues } from './document.ts';
import { insertAll, type NewRecord } from './insert.ts';
import { importMedia } from './media.ts';
import { insertDesk } from './desk.ts';
import { insertOffers } from './offers.ts';
import { insertPrepared } from './prepared.ts';
import type { MediaPath } from './record.ts';
import { demoRecords, demoSettingsValues } from './records.ts';
import { claimDemo, keepTraces, wasLoaded } from './traces.ts';

export type DemoParts = { database: Database; storage: FileStorage; wake?: () => void };

type Planned = Omit<NewRecord, 'document'> & { values: AnyDemoValues };

const SETTINGS_ID = 1;

/** At a start: only on a site that has no content and never had the demo. Answers whether it was loaded. */
export async function loadDemoOnce(parts: DemoParts): Promise<boolean> {
  return (await wasLoaded(parts.database.kysely)) ? false : loadDemo(parts);
}

/** All or nothing: the bytes first, then every row in one transaction. A site with content of its own is left alone. */
export async function loadDemo({ database, storage, wake }: DemoParts): Promise<boolean> {
  if (await hasContent(database)) return false;
  const planned = [...(await missingSettings(database)), ...content()];
  const wanted = planned.flatMap(({ values }) => mediaOf(values));
  const { nameOf, files } = await importMedia(storage, wanted, await makeDocuments(wanted));
  const now = new Date();
  const isLoaded = await database.kysely.transaction().execute(async (tx) => {
    if (!(await claimDemo(tx, now))) return false; // another process was quicker
    await insertAll(tx, database.engine, now, withDocuments(planned, nameOf), files);
    await keepTraces(tx, {
      files: files.map(({ file }) => file.name),
      ...(await insertCommunity(tx, now)),
      offers: await insertOffers(tx, now),
      ...(await insertDesk(tx, now)),
      ...(await insertPrepared(tx, database, now)),
    });
    return true;
  });
  if (isLoaded) wake?.();
  else await Promise.all(files.map(({ file }) => storage.remove(file.name)));
  return isLoaded;
}

function content(): Planned[] {
  return demoRecords().flatMap(({ collection, records }) =>
    records.map(({ id, parent, ...values }) => ({ model: collection, id, parent, values })),
  );
}

/** What somebody has already set stays as it is. */
async function missingSettings({ kysely }: Database): Promise<Planned[]> {
  const settings = await kysely.selectFrom('entries').select('collection').where('collection', 'like', 'settings-%').execute();
  const there = new Set(settings.map(({ collection }) => collection));
  const all = demoSettingsValues().map(({ group, values }) => ({
    model: { ...group, name: storedName(group) },
    id: SETTINGS_ID,
    parent: 0,
    values,
  }));
  return all.filter(({ model }) => !there.has(model.name));
}

function withDocuments(planned: readonly Planned[], nameOf: (path: MediaPath) => string): NewRecord[] {
  return planned.map(({ values, ...record }) => ({ ...record, document: documentOf(values, nameOf) }));
}

async function hasContent({ kysely }: Database): Promise<boolean> {
  const row = await kysely.selectFrom('entries').select('id').where('collection', 'not like', 'settings-%').limit(1).executeTakeFirst();
  return row !== undefined;
}

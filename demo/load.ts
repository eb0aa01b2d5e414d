import { popUp } from '#content/settings/pop-up.ts';
import { storedName } from '#api/settings/settings.ts';
import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { insertCommunity } from './community.ts';
import { documentOf, mediaOf, type AnyDemoValues } from './document.ts';
import { insertAll, type NewRecord } from './insert.ts';
import { importMedia } from './media.ts';
import type { MediaPath } from './record.ts';
import { demoRecords, demoSettingsValues } from './records.ts';
import { claimDemo, keepTraces, wasLoaded } from './traces.ts';

export type DemoParts = { database: Database; storage: FileStorage; wake?: () => void };

type Planned = Omit<NewRecord, 'document'> & { values: AnyDemoValues };

const SETTINGS_ID = 1;
const POP_UP = storedName(popUp);

/** At a start: only on a site that has no content and never had the demo. Answers whether it was loaded. */
export async function loadDemoOnce(parts: DemoParts): Promise<boolean> {
  return (await wasLoaded(parts.database.kysely)) ? false : loadDemo(parts);
}

/** All or nothing: the bytes first, then every row in one transaction. A site with content of its own is left alone. */
export async function loadDemo({ database, storage, wake }: DemoParts): Promise<boolean> {
  if (await hasContent(database)) return false;
  const planned = [...(await missingSettings(database)), ...content()];
  const { nameOf, files } = await importMedia(
    storage,
    planned.flatMap(({ values }) => mediaOf(values)),
  );
  const now = new Date();
  const isLoaded = await database.kysely.transaction().execute(async (tx) => {
    if (!(await claimDemo(tx, now))) return false; // another process was quicker
    await insertAll(tx, database.engine, now, withDocuments(planned, nameOf), files);
    await keepTraces(tx, { files: files.map(({ file }) => file.name), ...(await insertCommunity(tx, now)) });
    return true;
  });
  if (isLoaded) wake?.();
  else await Promise.all(files.map(({ file }) => storage.remove(file.name)));
  return isLoaded;
}

/** The example values alone, for a site that starts without the demo company. */
export async function loadSettingsOnce({ database, storage, wake }: DemoParts): Promise<void> {
  const planned = (await missingSettings(database)).map((group) => (group.model.name === POP_UP ? silenced(group) : group));
  if (planned.length === 0) return;
  const { nameOf, files } = await importMedia(
    storage,
    planned.flatMap(({ values }) => mediaOf(values)),
  );
  const { kysely, engine } = database;
  await kysely.transaction().execute((tx) => insertAll(tx, engine, new Date(), withDocuments(planned, nameOf), files));
  wake?.();
}

function content(): Planned[] {
  return demoRecords().flatMap(({ collection, records }) =>
    records.map(({ id, parent, ...values }) => ({ model: collection, id, parent, values })),
  );
}

/** The pop-up speaks of a product of the demo company. */
function silenced(group: Planned): Planned {
  return { ...group, values: { ...group.values, shared: { ...group.values.shared, active: 0 } } };
}

/** What somebody has already set stays as it is. */
async function missingSettings({ kysely }: Database): Promise<Planned[]> {
  const kept = await kysely.selectFrom('entries').select('collection').where('collection', 'like', 'settings-%').execute();
  const there = new Set(kept.map(({ collection }) => collection));
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

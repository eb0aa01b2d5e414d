import type { Transaction } from 'kysely';
import { storedName } from '#api/settings/settings.ts';
import type { Database } from '#store/database/open.ts';
import type { Schema } from '#store/database/schema.ts';
import { findEntry } from '#store/entries/read-entries.ts';
import { createInside, type Writer } from '#store/entries/write-entries.ts';
import { insertFile, updateFile } from '#store/files/files.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { insertCommunity } from './community.ts';
import { documentOf, mediaOf } from './document.ts';
import { importMedia, type ImportedFile } from './media.ts';
import type { MediaPath } from './record.ts';
import { demoRecords, demoSettingsValues } from './records.ts';
import { claimDemo, keepTraces, wasLoaded } from './traces.ts';

export type DemoParts = { database: Database; storage: FileStorage; wake?: () => void };

type Tx = Transaction<Schema>;
type NameOf = (path: MediaPath) => string;

const PUBLISHED = { en: true, ar: true };
const SETTINGS_ID = 1;

/** At a start: only on a site that has no content and never had the demo. Answers whether it was loaded. */
export async function loadDemoOnce(parts: DemoParts): Promise<boolean> {
  return (await wasLoaded(parts.database.kysely)) ? false : loadDemo(parts);
}

/** All or nothing: the bytes first, then every row in one transaction. A site with content of its own is left alone. */
export async function loadDemo({ database, storage, wake }: DemoParts): Promise<boolean> {
  if (await hasContent(database)) return false;
  const records = demoRecords();
  const settings = demoSettingsValues();
  const wanted = [...settings.map(({ values }) => values), ...records.flatMap((each) => each.records)].flatMap(mediaOf);
  const { nameOf, files } = await importMedia(storage, wanted);
  const writer: Writer = { database, actor: null, now: new Date() };
  const isLoaded = await database.kysely.transaction().execute(async (tx) => {
    if (!(await claimDemo(tx, writer.now))) return false; // another process was quicker
    await insertFiles(tx, files);
    await insertSettings(tx, writer, nameOf);
    for (const { collection, records: own } of records) {
      for (const { id, parent, ...values } of own) {
        const above = collection.parent ? { parent: { collection: collection.parent, id: parent } } : {};
        const document = documentOf(values, nameOf);
        await createInside(tx, writer, collection, { id, ...above, document, published: PUBLISHED, maxPerParent: collection.maxPerParent });
      }
    }
    await keepTraces(tx, { files: files.map(({ file }) => file.name), ...(await insertCommunity(tx, writer.now)) });
    return true;
  });
  if (isLoaded) wake?.();
  else await Promise.all(files.map(({ file }) => storage.remove(file.name)));
  return isLoaded;
}

/** The example values alone, for a site that starts without the demo company. */
export async function loadSettingsOnce({ database, storage, wake }: DemoParts): Promise<void> {
  const missing = await missingGroups(database);
  if (missing.length === 0) return;
  const { nameOf, files } = await importMedia(
    storage,
    missing.flatMap(({ values }) => mediaOf(values)),
  );
  await database.kysely.transaction().execute(async (tx) => {
    await insertFiles(tx, files);
    await insertSettings(tx, { database, actor: null, now: new Date() }, nameOf);
  });
  wake?.();
}

async function insertFiles(tx: Tx, files: readonly ImportedFile[]): Promise<void> {
  for (const { file } of files) await insertFile(tx, file);
  for (const { file, alt, poster } of files) await updateFile(tx, file.name, { alt, ...(poster === null ? {} : { poster }) });
}

/** What somebody has already set stays as it is. */
async function insertSettings(tx: Tx, writer: Writer, nameOf: NameOf): Promise<void> {
  for (const { group, values } of demoSettingsValues()) {
    const name = storedName(group);
    if (await findEntry(tx, name, SETTINGS_ID)) continue;
    await createInside(tx, writer, { ...group, name }, { id: SETTINGS_ID, document: documentOf(values, nameOf), published: PUBLISHED });
  }
}

async function missingGroups({ kysely }: Database) {
  const found = await Promise.all(
    demoSettingsValues().map(async (each) => ({ ...each, entry: await findEntry(kysely, storedName(each.group), SETTINGS_ID) })),
  );
  return found.filter(({ entry }) => !entry);
}

async function hasContent({ kysely }: Database): Promise<boolean> {
  const row = await kysely.selectFrom('entries').select('id').where('collection', 'not like', 'settings-%').limit(1).executeTakeFirst();
  return row !== undefined;
}

import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { collectionNamed } from '#content/index.ts';
import { recordIn } from '#content/known.ts';
import type { Database } from '#store/database/open.ts';
import { createEntry, updateEntry, WriteRefused, type Writer } from '#store/entries/write-entries.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { readManifest } from './manifest.ts';
import { insertRows } from './restore-backup.ts';

type Row = Record<string, unknown>;
/** Why a record cannot be brought back, for people at the command line; `why` for everybody else. */
export class RecordRefused extends Error {
  readonly why: 'no-record' | 'not-in-backup' | 'in-trash';

  constructor(why: RecordRefused['why'], message: string) {
    super(message);
    this.why = why;
  }
}

/** `missing` of its files are neither here nor in the backup. */
export type RestoredRecord = { wasThere: boolean; files: number; missing: number; from: string };
type Parts = { database: Database; storage: FileStorage; folder: string; temp: string; now: Date; actor?: number | null };

/** One record as it was in a backup, as a new version of what is there: the history keeps both. Works while the server runs. */
export async function restoreRecord(parts: Parts, name: string): Promise<RestoredRecord> {
  const { database, folder, now, actor = null } = parts;
  const [collection = '', id = ''] = name.split('/');
  const model = collectionNamed(collection);
  if (!model || !/^[1-9]\d*$/.test(id))
    throw new RecordRefused('no-record', `${name} is no record: write its collection and number, such as products/15`);
  const { createdAt } = await readManifest(folder);
  const row = await findRow(folder, 'entries', (one) => one['collection'] === collection && one['id'] === Number(id));
  if (!row || row['deleted_at'] !== null) throw new RecordRefused('not-in-backup', `the backup of ${createdAt} has no ${name}`);
  const { brought: files, missing } = await bringFiles(parts, collection, Number(id));
  const writer: Writer = { database, actor, languages: 'all', now };
  const { parent, document, published } = contentOf(row);
  try {
    await updateEntry(writer, model, Number(id), undefined, () => ({ document, published }));
    return { wasThere: true, files, missing, from: createdAt };
  } catch (error) {
    if (!(error instanceof WriteRefused && error.why === 'missing')) throw error;
  }
  await refuseTrashed(database, collection, Number(id));
  const above = model.parent === undefined ? {} : { parent: { collection: model.parent, id: parent } };
  await createEntry(writer, model, { id: Number(id), document, published, ...above });
  return { wasThere: false, files, missing, from: createdAt };
}

/** What comes back of a line of `entries.jsonl`. */
function contentOf(row: Row) {
  const recordOf = (column: string) => recordIn(String(row[column]));
  return {
    parent: Number(row['parent']),
    document: { shared: recordOf('shared'), en: recordOf('en'), ar: recordOf('ar') },
    published: { en: row['published_en'] === 1, ar: row['published_ar'] === 1 },
  };
}

async function refuseTrashed({ kysely }: Database, collection: string, id: number): Promise<void> {
  const found = await kysely
    .selectFrom('entries')
    .select('id')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found) throw new RecordRefused('in-trash', `${collection}/${id} is in the trash: bring it back there first`);
}

export async function filesOfRecord(folder: string, name: string): Promise<string[]> {
  const names: string[] = [];
  for await (const use of rowsOf(folder, 'file_uses'))
    if (`${String(use['collection'])}/${String(use['id'])}` === name) names.push(String(use['file']));
  return names;
}

/** Pictures of the record that are gone since come back with it, also those of which only the bytes were lost. */
async function bringFiles({ database: { kysely }, storage, folder, temp }: Parts, collection: string, id: number) {
  let [brought, missing] = [0, 0];
  await mkdir(temp, { recursive: true });
  for (const name of await filesOfRecord(folder, `${collection}/${id}`)) {
    const known = await kysely.selectFrom('files').select('name').where('name', '=', name).executeTakeFirst();
    if (known && (await isStored(storage, name))) continue;
    const copy = join(temp, name);
    const isInBackup = await copyFile(join(folder, 'uploads', name), copy).then(
      () => true,
      (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? false : Promise.reject(error)),
    );
    if (isInBackup) await storage.keep(copy, name).finally(() => rm(copy, { force: true }));
    const row = known ? undefined : await findRow(folder, 'files', (one) => one['name'] === name);
    if (row) await insertRows(kysely, 'files', [row]);
    if (isInBackup) brought += 1;
    else missing += 1;
  }
  return { brought, missing };
}

async function isStored(storage: FileStorage, name: string): Promise<boolean> {
  const found = await storage.open(name);
  found?.stream.destroy();
  return found !== undefined;
}

async function findRow(folder: string, table: string, isWanted: (row: Row) => boolean): Promise<Row | undefined> {
  for await (const row of rowsOf(folder, table)) if (isWanted(row)) return row;
  return undefined;
}

async function* rowsOf(folder: string, table: string): AsyncGenerator<Row> {
  for await (const line of createInterface({ input: createReadStream(join(folder, 'tables', `${table}.jsonl`)) })) yield recordIn(line);
}

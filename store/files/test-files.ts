import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase, type Database } from '#store/database/open.ts';
import { createMigratedDatabase, type ENGINES } from '#test/rig/postgres.ts';
import { newStoredName, type Ending } from './file-names.ts';
import { insertFile, type NewFile } from './files.ts';
import { openStorage, type FileStorage } from './storage.ts';
import { NO_VARIANTS, type StoredFile } from './stored-file.ts';

export type TestFiles = { database: Database; storage: FileStorage; dataDir: string };

export async function createTestFiles(engine: (typeof ENGINES)[number]): Promise<TestFiles> {
  const { url, dataDir, drop } = await createMigratedDatabase(engine);
  const database = openDatabase(url);
  await migrate(database);
  onTestFinished(async () => {
    await database.close();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { database, storage: await openStorage({ dataDir }), dataDir };
}

/** A file as it is after an upload: its bytes are kept, its row is written, nobody uses it. */
export async function createFile(
  { database, storage }: TestFiles,
  ending: Ending = 'png',
  now = new Date(),
  more: Partial<NewFile> = {},
): Promise<StoredFile> {
  const kind = ending === 'pdf' ? 'pdf' : ['mp4', 'webm', 'ogg'].includes(ending) ? 'video' : 'image';
  const file: NewFile = {
    name: newStoredName(ending),
    kind,
    type: 'application/octet-stream',
    size: 5,
    originalName: `شاشة عرض.${ending}`,
    sha256: '',
    width: null,
    height: null,
    durationMs: null,
    variants: NO_VARIANTS,
    variantsState: 'none',
    ...more,
  };
  await storage.put(file.name, Buffer.from('bytes'));
  return insertFile(database.kysely, file, now);
}

import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { askFor } from './shared-fixtures.ts';
import { quickFolder } from './quick-folder.ts';
import { command, databaseOn, newName } from './postgres-template.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;

export type TestDatabase = {
  /** What `openDatabase` takes: the path of a SQLite file or `postgres://...`. */
  url: string;
  /** A folder of its own, on both engines; nothing else is in it. */
  dataDir: string;
  drop: () => Promise<void>;
};

type Engine = (typeof ENGINES)[number];

/** A fresh empty database, for one test file or one test. */
export function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  return create(engine, { isMigrated: false });
}

/** The same for whoever will migrate it first of all: that is done already. */
export function createMigratedDatabase(engine: Engine): Promise<TestDatabase> {
  return create(engine, { isMigrated: true });
}

async function create(engine: Engine, { isMigrated }: { isMigrated: boolean }): Promise<TestDatabase> {
  const dataDir = await quickFolder('lamha-test-');
  const { url, drop } = engine === 'sqlite' ? await createInFolder(dataDir, isMigrated) : await createOnPostgres(isMigrated);
  return {
    url,
    dataDir,
    drop: async () => {
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createInFolder(folder: string, isMigrated: boolean): Promise<Pick<TestDatabase, 'url' | 'drop'>> {
  const url = join(folder, 'lamha.sqlite');
  if (isMigrated) await copyFile(await askFor('/file'), url);
  return { url, drop: async () => {} };
}

async function createOnPostgres(isMigrated: boolean): Promise<Pick<TestDatabase, 'url' | 'drop'>> {
  const template = isMigrated ? await askFor('/template') : 'template0';
  const server = await askFor('/postgres');
  const name = newName();
  await command(server, `create database ${name} template ${template}`);
  return { url: databaseOn(server, name), drop: () => command(server, `drop database ${name} with (force)`) };
}

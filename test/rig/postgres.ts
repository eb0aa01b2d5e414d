import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askFor } from './shared-fixtures.ts';
import { command, databaseOn, newName } from './postgres-template.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;

export type TestDatabase = {
  /** What `openDatabase` takes: the path of a SQLite file or `postgres://...`. */
  url: string;
  /** An empty folder of its own, on both engines. */
  dataDir: string;
  drop: () => Promise<void>;
};

type Engine = (typeof ENGINES)[number];

/** A fresh empty database, for one test file or one test. */
export function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  return create(engine, async () => 'template0');
}

/** The same for whoever will migrate it first of all: on PostgreSQL that is done already. */
export function createMigratedDatabase(engine: Engine): Promise<TestDatabase> {
  return create(engine, () => askFor('/template'));
}

async function create(engine: Engine, template: () => Promise<string>): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamha-test-'));
  const { url, drop } =
    engine === 'sqlite' ? { url: join(dataDir, 'lamha.sqlite'), drop: async () => {} } : await createOnPostgres(await template());
  return {
    url,
    dataDir,
    drop: async () => {
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createOnPostgres(template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = await askFor('/postgres');
  const name = newName();
  await command(server, `create database ${name} template ${template}`);
  return { url: databaseOn(server, name), drop: () => command(server, `drop database ${name} with (force)`) };
}

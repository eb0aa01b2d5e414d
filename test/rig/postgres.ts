import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

export const ENGINES = ['sqlite', 'postgres'] as const;

export type TestDatabase = {
  /** What `openDatabase` takes: the path of a SQLite file or `postgres://...`. */
  url: string;
  /** An empty folder of its own, on both engines. */
  dataDir: string;
  drop: () => Promise<void>;
};

/** A fresh empty database, for one test file or one test. */
export async function createTestDatabase(engine: (typeof ENGINES)[number]): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamha-test-'));
  const { url, drop } = engine === 'sqlite' ? { url: join(dataDir, 'lamha.sqlite'), drop: async () => {} } : await createPostgresDatabase();
  return {
    url,
    dataDir,
    drop: async () => {
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL'] ?? (await askForPostgres());
  const name = `lamha_test_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => command(server, `drop database ${name} with (force)`) };
}

async function askForPostgres(): Promise<string> {
  const answer = await fetch(inject('postgresDesk'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

async function command(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

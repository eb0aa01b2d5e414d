import { existsSync, readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { createMigratedDatabase, createTestDatabase, ENGINES } from './postgres.ts';

test.each(ENGINES)('a test gets an empty %s database that takes our schema', async (engine) => {
  const { url, dataDir, drop } = await createTestDatabase(engine);
  const database = openDatabase(url);
  expect(database.engine).toBe(engine);
  expect(readdirSync(dataDir)).toEqual([]);
  expect(await migrate(database)).not.toEqual([]);
  expect(await database.kysely.selectFrom('entries').selectAll().execute()).toEqual([]);
  await database.close();
  await drop();
  expect(existsSync(dataDir)).toBe(false);
});

test('a copy of the migrated PostgreSQL database has our schema and nothing to migrate', async () => {
  const [one, other] = await Promise.all([createMigratedDatabase('postgres'), createMigratedDatabase('postgres')]);
  const [first, second] = [openDatabase(one.url), openDatabase(other.url)];
  expect(await migrate(first)).toEqual([]);
  await first.kysely.insertInto('facts').values({ name: 'mine', value: '1' }).execute();
  expect(await second.kysely.selectFrom('facts').select('name').where('name', '=', 'mine').execute()).toEqual([]);
  await Promise.all([first.close(), second.close()]);
  await Promise.all([one.drop(), other.drop()]);
});

test.each(ENGINES)('two %s databases do not see each other', async (engine) => {
  const [one, other] = await Promise.all([createTestDatabase(engine), createTestDatabase(engine)]);
  const [first, second] = [openDatabase(one.url), openDatabase(other.url)];
  await migrate(first);
  await expect(second.kysely.selectFrom('entries').selectAll().execute()).rejects.toThrow();
  await Promise.all([first.close(), second.close()]);
  await Promise.all([one.drop(), other.drop()]);
});

test.skipIf(process.env['TEST_DATABASE_URL'])('the PostgreSQL that comes along is version 18', async () => {
  const { url, drop } = await createTestDatabase('postgres');
  const database = openDatabase(url);
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(database.kysely);
  expect(rows[0]?.server_version).toMatch(/^18\./);
  await database.close();
  await drop();
});

test('a database can be dropped under an open connection', async () => {
  const { url, drop } = await createTestDatabase('postgres');
  const database = openDatabase(url);
  await sql`select 1`.execute(database.kysely);
  await drop();
  await expect(sql`select 1`.execute(database.kysely)).rejects.toThrow();
  await database.close();
});

import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { fillLeads } from '#test/rig/many-records.ts';
import { createMigratedDatabase } from '#test/rig/postgres.ts';
import { eraseOlder, type RetainedSince } from './retention.ts';

test('a wave of old messages goes some at a time, and all of it', async () => {
  const { url, drop } = await createMigratedDatabase('sqlite');
  let asked = 0;
  const database = openDatabase(url, { onQuery: () => (asked += 1) });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  await migrate(database);
  const never = '2000-01-01T00:00:00.000Z';
  const since = {
    meetings: never,
    addresses: never,
    spam: never,
    deleted: never,
    unconfirmed: never,
    left: never,
    audit: never,
    offers: never,
  };
  const eraseOf = async (inquiries: string) => {
    asked = 0;
    await eraseOlder(database.kysely, { ...since, inquiries } satisfies RetainedSince, new Date());
    return asked;
  };
  const few = await eraseOf(never);
  // A fifth are meetings, which are kept for another time.
  await fillLeads(database.kysely, 1000);
  expect(await eraseOf('2100-01-01T00:00:00.000Z')).toBe(few + 8);
  const left = await database.kysely.selectFrom('leads').select('kind').execute();
  expect(new Set(left.map(({ kind }) => kind))).toEqual(new Set(['meeting']));
  expect(left).toHaveLength(200);
});

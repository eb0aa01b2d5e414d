import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { addVisits, forgetOldVisits, readVisits } from '#store/page-visits.ts';
import { createTestDatabase, ENGINES } from '#test/rig/postgres.ts';

const [DAY, NEXT] = ['2026-03-01', '2026-03-02'];

test.each(ENGINES)('visits are added up by page and day in a database of the version before, and forgotten (%s)', async (engine) => {
  const { url, drop } = await createTestDatabase(engine);
  const database = openDatabase(url);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  const { kysely } = database;
  await migrate(database, '0078-drafts-in-turn');
  await kysely.insertInto('facts').values({ name: 'before', value: 'kept' }).execute();
  expect(await migrate(database)).toContain('0080-page-visits');
  expect((await kysely.selectFrom('facts').select('value').where('name', '=', 'before').execute())[0]).toEqual({ value: 'kept' });

  // Two servers at once, each with its own order.
  const counted: [string, number][] = [
    ['home', 3],
    ['products#12', 2],
  ];
  await Promise.all([addVisits(kysely, DAY, new Map(counted)), addVisits(kysely, DAY, new Map(counted.toReversed()))]);
  await addVisits(kysely, NEXT, new Map([['home', 1]]));
  expect(Object.fromEntries(await readVisits(kysely, DAY))).toEqual({ home: 7, 'products#12': 4 });
  expect(Object.fromEntries(await readVisits(kysely, NEXT))).toEqual({ home: 1 });
  await forgetOldVisits(kysely, NEXT);
  expect(Object.fromEntries(await readVisits(kysely, DAY))).toEqual({ home: 1 });

  const many = Array.from({ length: 2000 }, (_, id): [string, number] => [`products#${id}`, id + 1]);
  await addVisits(kysely, NEXT, new Map(many));
  const days = await readVisits(kysely, NEXT);
  expect([days.size, days.has('products#999'), days.get('products#1000')]).toEqual([1000, false, 1001]);
});

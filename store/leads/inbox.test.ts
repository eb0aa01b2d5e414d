import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import type { Terms } from '#store/stretches.ts';
import { fillLeads } from '#test/rig/many-records.ts';
import { createMigratedDatabase } from '#test/rig/postgres.ts';
import { filtered, newestLeads } from './inbox.ts';

test.each([{}, { status: 'new' }, { kind: 'contact', country: 'sa', owner: 3 }])(
  'on SQLite words are looked for in their index alone, whatever else is asked for: %o',
  async (filter) => {
    const { url, drop } = await createMigratedDatabase('sqlite');
    const database = openDatabase(url);
    onTestFinished(async () => {
      await database.close();
      await drop();
    });
    await migrate(database);
    const plan = await filtered(database.kysely, { ...filter, terms: [['hall', 'halls'], ['77']] })
      .select('leads.id')
      .where('leads.id', '<=', 2000)
      .where('leads.id', '>', 0)
      .orderBy('leads.id', 'desc')
      .explain<{ detail: string }>(undefined, sql`query plan`);
    expect(plan.map(({ detail }) => detail)).toEqual(['SEARCH leads USING COVERING INDEX leads_words (id>? AND id<?)']);
  },
);

test('a step is the shorter the more is compared, and whoever wants a few looks no further than to the last of them', async () => {
  const { url, drop } = await createMigratedDatabase('sqlite');
  let asked = 0;
  const database = openDatabase(url, { onQuery: () => (asked += 1) });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  await migrate(database);
  await fillLeads(database.kysely, 4000);
  const of = async (terms: Terms) => {
    asked = 0;
    const ids = (await newestLeads(database.kysely, { terms }, 3)).map(({ id }) => id);
    return { ids, asked };
  };
  expect(await of([['hall']])).toEqual({ ids: [4000, 3999, 3998], asked: 3 });
  expect(await of([['hall 7.']])).toEqual({ ids: [7], asked: 4 });
  expect(await of([['nobody']])).toEqual({ ids: [], asked: 3 });
  // 40 forms: 400 messages at once.
  expect(await of([['nobody'], Array.from({ length: 39 }, (_, each) => `hall${each}`)])).toEqual({ ids: [], asked: 11 });
});

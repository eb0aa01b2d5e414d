import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#store/database/open.ts';
import { fillLeads } from '#test/rig/many-records.ts';
import { type Dashboard, openDashboard } from './open-dashboard.ts';

/** Tables that grow with the business, and how a statement may reach into them: by a stretch of numbers, by single ones, or along an order to a limit. */
const GROWING = /^(?:SCAN|SEARCH) (?:leads|offers|drafts)\b/;
const STRETCH = /(?:\bid>\? AND id<\?|rowid>\? AND rowid<\?|rowid=\?|\bid=\?)\)/;
const ALONG = /(?:\((?:rowid|id)<\?\)|USING INDEX drafts_begun)$/;

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
  const { app } = dashboard;
  await app.admin('POST', '/api/en/offers', { json: { country: 'sa', language: 'en' } });
  const database = openDatabase(app.databaseUrl);
  await fillLeads(database.kysely, 3);
  await database.close();
});
afterAll(() => dashboard?.app.stop());

const indexed = (table: string) => `SEARCH ${table} USING COVERING INDEX ${table}_words (id>? AND id<?)`;

async function find(text: string): Promise<number> {
  const { status } = await dashboard.app.admin('GET', `/en/dashboard/find?text=${encodeURIComponent(text)}`, {
    headers: { accept: 'application/json' },
  });
  return status;
}

test('no question of the finder reads all inquiries, offers or drafts in one piece', async () => {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const texts = [
    'f',
    'sara',
    'Khadjia',
    'one two three four five six',
    'القحطانى',
    '+966 50 123 4567',
    'a@example.com',
    'SA-2026-0001',
    '%',
  ];
  for (const text of texts) expect([text, await find(text)]).toEqual([text, 200]);
  const asked = new Set(prepare.mock.calls.map(([sql]) => sql));
  prepare.mockRestore();
  const database = new DatabaseSync(dashboard.app.databaseUrl, { readOnly: true });
  const plans = [...asked].flatMap((sql) => {
    const steps = database.prepare(`explain query plan ${sql}`).all() as { detail: string }[];
    return steps.filter(({ detail }) => GROWING.test(detail)).map(({ detail }) => ({ sql, detail }));
  });
  database.close();
  const words = plans.filter(({ sql }) => sql.includes('"search_text" like'));
  expect(new Set(words.map(({ detail }) => detail))).toEqual(new Set(['leads', 'offers'].map(indexed)));
  const isBounded = ({ sql, detail }: (typeof plans)[number]) =>
    STRETCH.test(detail) || (ALONG.test(detail) && / limit \?/.test(sql)) || sql.startsWith('select max("id")');
  expect(plans.filter((plan) => !isBounded(plan))).toEqual([]);
});

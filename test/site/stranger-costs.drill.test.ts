import { appendFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsGroups } from '#content/settings/index.ts';
import { type Cost, openMeasuring, type Request } from '#test/rig/measure-strangers.ts';
import { HOST_OF_AE, openCalls, unseenPages } from '#test/rig/open-requests.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { SHEETS } from '#test/rig/sheet-addresses.ts';
import { requests } from '#test/rig/strangers-corpus.ts';
import { openDemo } from './demo-operations.ts';

/** Of the thread that serves everybody, on a machine that has time for it. */
const MOST_MS = 50;
/** Of each kind, after one that nobody counts. */
const MOST_SHEETS = 3;

/** Written where COSTS_TABLE says: the table of docs/benchmarks.md. */
async function writeTable(engine: string, costs: readonly Cost[]): Promise<void> {
  const file = process.env['COSTS_TABLE'];
  if (file === undefined) return;
  const rows = costs.map(({ what, status, least, most }) => `| ${what} | ${status} | ${least.toFixed(1)} | ${most.toFixed(1)} |`);
  await appendFile(file, [engine, '', '| Request | Status | ms | dearest try |', '|---|---|---|---|', ...rows, '', ''].join('\n'));
}

describe.each(ENGINES)('%s', (engine) => {
  let demo: Awaited<ReturnType<typeof openDemo>>;
  beforeAll(async () => {
    demo = await openDemo('', undefined, { maxEventLoopDelayMs: 60_000 }, { engine, env: { TRUST_PROXY: '1' } });
    await demo.change(settingsGroups.countries, { hosts: [{ host: HOST_OF_AE, country: 'ae' }] });
  });
  afterAll(() => demo?.close());

  async function measured(madeOf: (measuring: ReturnType<typeof openMeasuring>) => Promise<readonly Request[]>): Promise<Cost[]> {
    const measuring = openMeasuring(demo.url, MOST_MS);
    const costs: Cost[] = [];
    for (const request of await madeOf(measuring)) costs.push(await measuring.costOf(request));
    await measuring.close();
    costs.sort((a, b) => b.least - a.least);
    await writeTable(engine, costs);
    return costs;
  }

  function expectLittle(costs: readonly Cost[]): void {
    expect(costs.filter(({ status }) => status === 0 || status >= 500)).toEqual([]);
    expect(costs.filter(({ least, slowness }) => least > MOST_MS * slowness)).toEqual([]);
  }

  test('no request of a stranger keeps the main thread long', async () => {
    const costs = await measured(async ({ send }) => {
      for (const path of ['/search?q=led', '/en/search?q=led', '/en/compare?products=1,2', '/nothing-here', '/api/en/products'])
        await send({ path });
      return [...(await unseenPages(demo.url)), ...requests(), ...openCalls(demo.app, engine)];
    });
    expectLittle(costs);
  });

  // Each takes the typesetter's thread a second or two on a busy machine, so the tries are counted beforehand.
  test('no sheet that a stranger asks for keeps the main thread long', async () => {
    const sheets = SHEETS.map(([what, path]) => ({
      what: `${what}, as a PDF`,
      make: (each: number) => ({ path: `/api/ar${path(each)}` }),
      tries: MOST_SHEETS,
    }));
    expectLittle(await measured(async () => sheets));
  });
});

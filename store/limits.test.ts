import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase, type Engine } from '#store/database/open.ts';
import { forgetOldLimits, giveBackToLimit, resetLimit, secondsUntilRoom, takeFromLimit } from '#store/limits.ts';
import { createMigratedDatabase, ENGINES } from '#test/rig/postgres.ts';

const LIMIT = { max: 3, windowMs: 60_000 };
const START = Date.parse('2026-03-01T08:00:00Z');

async function createLimits(engine: Engine) {
  const { url, drop } = await createMigratedDatabase(engine);
  const database = openDatabase(url);
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  await migrate(database);
  const take = (secondsLater = 0, key = 'door') => takeFromLimit(database.kysely, key, LIMIT, new Date(START + secondsLater * 1000));
  const count = async () => (await database.kysely.selectFrom('limits').selectAll().execute()).length;
  return { url, db: database.kysely, take, count };
}

test.each(ENGINES)('a limit lets its number through and then says how long to wait (%s)', async (engine) => {
  const { take } = await createLimits(engine);
  for (const second of [0, 1, 2]) expect(await take(second)).toEqual({ allowed: true, retryAfterSeconds: 0 });
  expect(await take(10)).toEqual({ allowed: false, retryAfterSeconds: 50 });
  expect(await take(59.5)).toEqual({ allowed: false, retryAfterSeconds: 1 });
  expect((await take(10, 'another door')).allowed).toBe(true);
  expect((await take(60)).allowed).toBe(true);
});

test.each(ENGINES)('several are taken at once, or none of them (%s)', async (engine) => {
  const { db } = await createLimits(engine);
  const taken = [];
  for (const amount of [2, 2, 1, 1]) taken.push(await takeFromLimit(db, 'door', LIMIT, new Date(START), amount));
  expect(taken.map(({ allowed }) => allowed)).toEqual([true, false, true, false]);
});

test.each(ENGINES)('asking whether there is room takes none (%s)', async (engine) => {
  const { db, take } = await createLimits(engine);
  const wait = (second: number) => secondsUntilRoom(db, 'door', LIMIT, new Date(START + second * 1000));
  for (const second of [0, 1, 2]) {
    expect(await wait(second)).toBe(0);
    await take(second);
  }
  expect([await wait(10), await wait(59.5), await wait(60)]).toEqual([50, 1, 0]);
});

test.each(ENGINES)('refused uses neither count nor lengthen the wait (%s)', async (engine) => {
  const { db, take } = await createLimits(engine);
  for (let use = 0; use < 20; use += 1) await take(use);
  await giveBackToLimit(db, 'door');
  expect((await take(30)).allowed).toBe(true);
  expect(await take(30)).toEqual({ allowed: false, retryAfterSeconds: 30 });
});

test.each(ENGINES)('giving back more than was taken gains nothing (%s)', async (engine) => {
  const { db, take } = await createLimits(engine);
  await take();
  await giveBackToLimit(db, 'door');
  await giveBackToLimit(db, 'door');
  await giveBackToLimit(db, 'unknown door');
  const uses = [await take(), await take(), await take(), await take()];
  expect(uses.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
});

test.each(ENGINES)('a clock that is set back gives no new tries and no wait beyond one window (%s)', async (engine) => {
  const { take } = await createLimits(engine);
  for (const second of [0, 0, 0]) await take(second);
  const dayBefore = -24 * 3600;
  expect(await take(dayBefore)).toEqual({ allowed: false, retryAfterSeconds: 60 });
  expect(await take(dayBefore + 59)).toEqual({ allowed: false, retryAfterSeconds: 1 });
  expect((await take(dayBefore + 60)).allowed).toBe(true);
});

test.each(ENGINES)('a limit can be reset, and old ones are forgotten (%s)', async (engine) => {
  const { db, take, count } = await createLimits(engine);
  for (const second of [0, 0, 0]) await take(second);
  await resetLimit(db, 'door');
  expect((await take()).allowed).toBe(true);
  await take(30, 'younger door');
  await forgetOldLimits(db, new Date(START + 60_000));
  expect(await count()).toBe(1);
});

const RACE = `
  const [{ openDatabase }, { takeFromLimit }] = await Promise.all([import('#store/database/open.ts'), import('#store/limits.ts')]);
  const database = openDatabase(process.env.RACE_URL);
  const takes = Array.from({ length: 40 }, () => takeFromLimit(database.kysely, 'race', { max: 5, windowMs: 60000 }, new Date(${START})));
  const allowed = (await Promise.all(takes)).filter((take) => take.allowed);
  await database.close();
  console.log(allowed.length);`;

test.each(ENGINES)('three processes at once do not take more than there is (%s)', async (engine) => {
  const { url } = await createLimits(engine);
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', RACE], { env: { ...process.env, RACE_URL: url } });
  const outputs = await Promise.all([run(), run(), run()]);
  const taken = outputs.reduce((sum, { stdout }) => sum + Number(stdout), 0);
  expect(taken).toBe(5);
});

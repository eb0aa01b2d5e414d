import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories } from '#content/collections/categories.ts';
import { followRecords } from '#api/kernel/follow-records.ts';
import { createTestApp, type TestApp } from '#test/rig/app.ts';
import { callsOf } from '#test/rig/collection-calls.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ engine: 'sqlite' });
  for (let number = 0; number < 2; number += 1) await callsOf(app, categories).add(0);
});
afterAll(() => app?.stop());

test('whoever waits is shown what was found so far, and all of it once everything has been looked at', async () => {
  const second = Promise.withResolvers<void>();
  const { soFar, whole } = followRecords({
    database: app.server.database,
    onChange: () => () => {},
    models: [categories],
    look: async (_model, { id }) => {
      if (id > 1) await second.promise;
      return id;
    },
    momentMs: 1,
  });
  await expect.poll(async () => [...(await soFar()).found.values()]).toEqual([1]);
  expect((await soFar()).isWhole).toBe(false);
  second.resolve();
  expect([...(await whole()).values()]).toEqual([1, 2]);
  expect(await soFar()).toMatchObject({ isWhole: true, found: await whole() });
});

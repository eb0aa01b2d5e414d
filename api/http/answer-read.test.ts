import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/rig/app.ts';

let app: TestApp;
let id: number;

beforeAll(async () => {
  app = await createTestApp({ engine: 'sqlite' });
  const { body } = await app.admin('POST', '/api/en/products', { json: { name_en: 'Kept', headline_en: 'Before' } });
  id = Number(body['id']);
});
afterAll(() => app?.stop());

/** How many answers the API has in memory. */
async function cacheHits(): Promise<number> {
  const { text } = await app.call('GET', '/metrics');
  return Number(/^lamha_kept_answers\{cache="api"\} (\d+)/m.exec(text)?.[1]);
}

test('what a stranger reads is made once and given from memory until it changes', async () => {
  await expect.poll(async () => (await app.call('GET', '/api/en/search?q=kept')).body['isWhole']).toBe(true);
  const before = await cacheHits();
  const paths = [`/api/en/products/${id}`, '/api/en/products', '/api/ar/products', '/api/en/search?q=kept+product'];
  for (const path of [...paths, ...paths]) {
    const { status, headers } = await app.call('GET', path);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
  }
  expect(await cacheHits()).toBe(before + paths.length);
  await app.admin('PUT', `/api/en/products/${id}`, { json: { headline_en: 'After' } });
  expect((await app.call('GET', paths[0]!)).body).toMatchObject({ headline: 'After' });
});

test('what staff read is nobody else’s, and is not kept', async () => {
  const before = await cacheHits();
  for (const path of [`/api/ar/products/${id}`, '/api/en/records/products']) {
    const { status, headers } = await app.admin('GET', path);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
  }
  expect(await cacheHits()).toBe(before);
});

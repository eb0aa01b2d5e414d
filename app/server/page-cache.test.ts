import { expect, test } from 'vitest';
import { finishPage, type FinishedPage } from './finished-page.ts';
import { PageCache } from './page-cache.ts';

function page(text: string, shared = true): Promise<FinishedPage> {
  return finishPage(new Response(text, { headers: { 'content-type': 'text/html' } }), { canBeShared: shared, frames: [] });
}

function counted(text: () => string) {
  const calls = { count: 0 };
  const render = () => {
    calls.count += 1;
    return page(text());
  };
  return { calls, render };
}

test('a page is rendered once however many ask at the same time', async () => {
  const cache = new PageCache();
  const { calls, render } = counted(() => 'x');
  await Promise.all(Array.from({ length: 20 }, () => cache.get('/', render)));
  await cache.get('/', render);
  expect(calls.count).toBe(1);
});

test('a content change drops every page', async () => {
  const cache = new PageCache();
  let text = 'old';
  const { render } = counted(() => text);
  await cache.get('/', render);
  text = 'new';
  cache.drop();
  const { variants } = await cache.get('/', render);
  expect(variants.identity.body.toString()).toBe('new');
});

test('a page begun before a change is not kept after it', async () => {
  const cache = new PageCache();
  const gate = Promise.withResolvers<FinishedPage>();
  const early = cache.get('/', () => gate.promise);
  cache.drop();
  const fresh = await cache.get('/', () => page('new'));
  gate.resolve(await page('old'));
  await early;
  const later = await cache.get('/', () => page('never rendered'));
  expect(later).toBe(fresh);
});

test('private and failed pages are not kept', async () => {
  const cache = new PageCache();
  const { calls, render } = counted(() => 'x');
  await cache.get('/a', () => page('x', false));
  await cache.get('/a', render);
  expect(calls.count).toBe(1);
});

test('a failed render is tried again by the next visitor', async () => {
  const cache = new PageCache();
  await expect(cache.get('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect((await cache.get('/', () => page('x'))).status).toBe(200);
});

test('the page unused for longest makes room', async () => {
  const cache = new PageCache(250);
  const { calls, render } = counted(() => 'x'.repeat(100));
  await cache.get('/a', render);
  await cache.get('/b', render);
  await cache.get('/a', render);
  await cache.get('/c', render);
  expect(calls.count).toBe(3);
  await cache.get('/a', render);
  expect(calls.count).toBe(3);
  await cache.get('/b', render);
  expect(calls.count).toBe(4);
});

test('a page that may be kept for no time is rendered again', async () => {
  const cache = new PageCache();
  let text = 'old';
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, s-maxage=0' };
  const render = () => finishPage(new Response(text, { headers }), { canBeShared: true, frames: [] });
  await cache.get('/', render);
  text = 'new';
  expect((await cache.get('/', render)).variants.identity.body.toString()).toBe('new');
});

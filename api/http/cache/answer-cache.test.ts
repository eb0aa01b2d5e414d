import { expect, test } from 'vitest';
import { noteRead } from '#store/subjects.ts';
import { AnswerCache, type Made } from './answer-cache.ts';
import { finishAnswer } from './finished-answer.ts';

type Options = { isShared?: boolean; reads?: string; keepMs?: number; type?: string };

function made(text: string, { isShared = true, reads = 'products#1', keepMs, type = 'text/html' }: Options = {}): Made {
  noteRead(reads);
  return {
    answer: finishAnswer({ status: 200, headers: { 'content-type': type }, body: Buffer.from(text) }),
    isShared,
    ...(keepMs !== undefined && { keepMs }),
  };
}

function open(maxBytes = 1_000_000, remakes = 0): AnswerCache {
  return new AnswerCache({ maxBytes, remakes });
}

function counted(text: () => string, options?: Options) {
  const calls = { count: 0 };
  const make = async () => {
    calls.count += 1;
    return made(text(), options);
  };
  return { calls, make };
}

async function textOf(
  cache: AnswerCache,
  key: string,
  make: () => Promise<Made>,
  freshness: 'fresh' | 'recent' = 'recent',
): Promise<string> {
  return (await cache.get(key, make, freshness)).bodies.identity.toString();
}

test('an answer is made once however many ask at the same time', async () => {
  const cache = open();
  const { calls, make } = counted(() => 'x');
  await Promise.all(Array.from({ length: 20 }, () => cache.get('/', make)));
  await cache.get('/', make);
  expect(calls.count).toBe(1);
});

test('a change touches only what was made of it', async () => {
  const cache = open();
  const [one, two] = [counted(() => 'one', { reads: 'products#1' }), counted(() => 'two', { reads: 'products#2' })];
  await cache.get('/1', one.make);
  await cache.get('/2', two.make);
  cache.change(['products#1', 'products/0']);
  await cache.get('/1', one.make, 'fresh');
  await cache.get('/2', two.make, 'fresh');
  expect([one.calls.count, two.calls.count]).toEqual([2, 1]);
  cache.change('everything');
  await cache.get('/2', two.make, 'fresh');
  expect(two.calls.count).toBe(2);
});

test('the last good answer is given while a new one takes long, and whoever asks for a fresh one waits', async () => {
  const cache = open();
  const gate = Promise.withResolvers<void>();
  let text = 'old';
  const make = async () => {
    const now = text;
    if (now === 'new') await gate.promise;
    return made(now);
  };
  for (const key of ['/a', '/b', '/c', '/d', '/e', '/f']) await cache.get(key, make);
  text = 'new';
  cache.change(['products']);
  const others = ['/a', '/b', '/c', '/d', '/e'].map((key) => textOf(cache, key, make));
  const fresh = textOf(cache, '/f', make, 'fresh');
  expect((await Promise.all(others)).includes('old')).toBe(true);
  gate.resolve();
  expect(await fresh).toBe('new');
  await expect.poll(() => textOf(cache, '/a', make)).toBe('new');
});

test('whoever asks after a change is shown it, however many others are waiting to be made anew', async () => {
  const cache = open(1_000_000, 30);
  let text = 'old';
  const keys = Array.from({ length: 10 }, (_, index) => `/${index}`);
  for (const key of keys) await cache.get(key, async () => made(text));
  text = 'new';
  cache.change(['products']);
  expect(await textOf(cache, '/9', async () => made(text))).toBe('new');
});

test('those asked for most are made anew at once, before anybody asks', async () => {
  const cache = open(1_000_000, 1);
  const [rare, often] = [counted(() => 'rare'), counted(() => 'often')];
  await cache.get('/rare', rare.make);
  for (let each = 0; each < 5; each += 1) await cache.get('/often', often.make);
  cache.change(['products']);
  await expect.poll(() => often.calls.count).toBe(2);
  expect(rare.calls.count).toBe(1);
});

test('what programs read is made anew when one asks for it, and not before', async () => {
  const cache = open(1_000_000, 3);
  const sitemap = counted(() => 'x', { type: 'application/xml; charset=utf-8' });
  const page = counted(() => 'y');
  await cache.get('/sitemap/products-1', sitemap.make);
  await cache.get('/', page.make);
  cache.change(['products#1']);
  await expect.poll(() => page.calls.count).toBe(2);
  expect(sitemap.calls.count).toBe(1);
  await cache.get('/sitemap/products-1', sitemap.make, 'fresh');
  expect(sitemap.calls.count).toBe(2);
});

test('where many read, whoever changes it waits for the new one and the readers for nothing', async () => {
  const cache = open(1_000_000, 3);
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let texts = ['old', 'new', 'newest'];
  const make = async () => {
    const now = texts[0]!;
    if (now !== 'old') await gates[now === 'new' ? 0 : 1]!.promise;
    return made(now);
  };
  for (let each = 0; each < 30; each += 1) await cache.get('/', make);
  texts = texts.slice(1);
  cache.change(['products']);
  let isSettled = false;
  const settled = cache.settled().then(() => (isSettled = true));
  expect(await textOf(cache, '/', make)).toBe('old');
  texts = texts.slice(1);
  cache.change(['products']); // while the first one is made
  gates[0]!.resolve();
  await expect.poll(() => textOf(cache, '/', make)).toBe('new');
  expect(isSettled).toBe(false);
  gates[1]!.resolve();
  await settled;
  expect(await textOf(cache, '/', make)).toBe('newest');
});

test('nobody waits for what few read, for what cannot be made, or after the cache is closed', async () => {
  const failed: unknown[] = [];
  const cache = new AnswerCache({ maxBytes: 1_000_000, remakes: 3, onError: (error) => failed.push(error) });
  let fails = false;
  const make = async () => {
    if (fails) throw new Error('no database');
    return made('good');
  };
  await cache.get('/few', make);
  cache.change(['products']);
  await cache.settled();
  for (let each = 0; each < 30; each += 1) await cache.get('/many', make);
  fails = true;
  cache.change(['products']);
  await cache.settled();
  expect(failed).toHaveLength(1);
  expect(await textOf(cache, '/many', make)).toBe('good');
  const stuck = new AnswerCache({ maxBytes: 1_000_000, remakes: 3 });
  for (let each = 0; each < 30; each += 1) await stuck.get('/', async () => made('good'));
  stuck.change(['products']);
  stuck.close();
  await stuck.settled();
});

test('an answer begun before a change is given to who asked and to nobody who asks later', async () => {
  const cache = open();
  const gate = Promise.withResolvers<void>();
  const early = textOf(cache, '/', async () => {
    const answer = made('old');
    await gate.promise;
    return answer;
  });
  cache.change(['products#1']);
  expect(await textOf(cache, '/', async () => made('new'))).toBe('new');
  gate.resolve();
  expect(await early).toBe('old');
  expect(await textOf(cache, '/', async () => made('never made'))).toBe('new');
});

test('private and failed answers are not kept', async () => {
  const cache = open();
  const { calls, make } = counted(() => 'x');
  await cache.get('/a', async () => made('x', { isShared: false }));
  await cache.get('/a', make);
  expect(calls.count).toBe(1);
  await expect(cache.get('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect((await cache.get('/', make)).status).toBe(200);
});

test('when making anew fails, the last good answer stays', async () => {
  const cache = open();
  let fails = false;
  const make = async () => {
    if (fails) throw new Error('no database');
    return made('good');
  };
  await cache.get('/', make);
  fails = true;
  cache.change(['products']);
  expect(await textOf(cache, '/', make)).toBe('good');
  fails = false;
  expect(await textOf(cache, '/', make, 'fresh')).toBe('good');
});

test('the answer unused for longest makes room, and says so to whoever holds it', async () => {
  const cache = open(4000);
  const { calls, make } = counted(() => 'x'.repeat(100));
  await cache.get('/a', make);
  await cache.get('/b', make);
  const b = cache.find('/b');
  await cache.get('/a', make);
  await cache.get('/c', make);
  expect(calls.count).toBe(3);
  expect(b?.answer).toBeUndefined();
  await cache.get('/a', make);
  expect(calls.count).toBe(3);
  await cache.get('/b', make);
  expect(calls.count).toBe(4);
});

test('an answer that may be kept for no time is made again', async () => {
  const cache = open();
  const { calls, make } = counted(() => 'x', { keepMs: 0 });
  await cache.get('/', make);
  await cache.get('/', make);
  expect(calls.count).toBe(2);
});

import { expect, test } from 'vitest';
import type { Change } from '#store/subjects.ts';
import { noteRead, withReads } from '#store/subjects.ts';
import { openReadCache } from './read-cache.ts';

function openCounted(most = 10) {
  const listeners: ((change: Change) => void)[] = [];
  const cache = openReadCache<{ words: string[] }>((listener) => void listeners.push(listener), most);
  const counted = { reads: 0 };
  return {
    counted,
    change: (change: Change) => listeners.forEach((listener) => listener(change)),
    get: (key: string) =>
      cache(key, async () => {
        noteRead(`products#${key}`);
        counted.reads += 1;
        await Promise.resolve();
        return { words: [`${key} ${counted.reads}`] };
      }),
  };
}

test('what was read is given until something it was read from changes', async () => {
  const { get, change, counted } = openCounted();
  const first = await get('1');
  change(['products#2', 'categories/0']);
  expect(await get('1')).toBe(first);
  change(['products#1']);
  expect(await get('1')).toEqual({ words: ['1 2'] });
  change('everything');
  await get('1');
  expect(counted.reads).toBe(3);
});

test('whoever gets it from memory has read the same', async () => {
  const { get } = openCounted();
  await get('1');
  const { reads } = await withReads(() => get('1'));
  expect(reads.has('products#1')).toBe(true);
});

test('what changes while it is read is not kept', async () => {
  const { get, change, counted } = openCounted();
  const reading = get('1');
  change(['products#1']);
  expect(await reading).toEqual({ words: ['1 1'] });
  expect(await get('1')).toEqual({ words: ['1 2'] });
  expect(counted.reads).toBe(2);
});

test('many who ask at once read once, and a failure is not kept', async () => {
  const cache = openReadCache<number>(() => {}, 10);
  let tries = 0;
  const read = async () => {
    tries += 1;
    if (tries === 1) throw new Error('busy');
    return tries;
  };
  await expect(Promise.all([cache('a', read), cache('a', read)])).rejects.toThrow('busy');
  expect(await cache('a', read)).toBe(2);
});

test('nobody can change what others are given', async () => {
  const { get } = openCounted();
  const { words } = await get('1');
  expect(() => words.push('more')).toThrow(TypeError);
});

test('of more than it holds it forgets the oldest', async () => {
  const { get, counted } = openCounted(2);
  for (const key of ['1', '2', '3', '1']) await get(key);
  expect(counted.reads).toBe(4);
});

test('a long list counts as many records as it has, and one that is longer than all together is not kept', async () => {
  const reads: string[] = [];
  const cache = openReadCache<number[]>(() => {}, 10);
  const get = (key: string, length: number) =>
    cache(key, async () => {
      reads.push(key);
      return Array.from({ length }, (_, index) => index);
    });
  await get('one', 1);
  await get('eight', 8);
  await get('one', 1);
  await get('five', 5);
  expect(await get('one', 1)).toEqual([0]);
  await get('eight', 8);
  await get('eleven', 11);
  await get('eleven', 11);
  expect(reads).toEqual(['one', 'eight', 'five', 'eight', 'eleven', 'eleven']);
});

import { expect, test } from 'vitest';
import { isTouched, listSubject, noteRead, recordSubject, withReads } from './subjects.ts';

async function reading(...subjects: string[]) {
  return (await withReads(async () => subjects.forEach(noteRead))).reads;
}

test('a change of one record touches who read it, its list or its whole collection, and nobody else', async () => {
  const change = [recordSubject('products', 15), listSubject('products', 3)];
  expect(isTouched(await reading('products#15'), change)).toBe(true);
  expect(isTouched(await reading('products/3'), change)).toBe(true);
  expect(isTouched(await reading('products'), change)).toBe(true);
  expect(isTouched(await reading('products#16', 'products/4', 'projects#15'), change)).toBe(false);
});

test('a change of a whole collection touches who read any part of it', async () => {
  expect(isTouched(await reading('products#16'), ['products'])).toBe(true);
  expect(isTouched(await reading('product-rows#16'), ['products'])).toBe(false);
  expect(isTouched(await reading(), 'everything')).toBe(true);
});

test('what is read inside is read outside too, and parallel readers do not mix', async () => {
  const [outer, other] = await Promise.all([
    withReads(async () => {
      await withReads(async () => {
        await Promise.resolve();
        noteRead('a#1');
      });
      noteRead('b');
    }),
    withReads(async () => noteRead('c')),
  ]);
  expect([...outer.reads].toSorted()).toEqual(['a#1', 'b', '~a', '~b']);
  expect([...other.reads].toSorted()).toEqual(['c', '~c']);
});

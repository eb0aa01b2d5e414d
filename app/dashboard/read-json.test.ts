import { expect, test } from 'vitest';
import { listIn, listOf, numberIn, objectOf, textIn, stringsIn } from './read-json.ts';

test('a part of another kind than expected is empty', () => {
  const body = { message: 7, count: '3', errors: { title: 'Title is required', link: 4 }, files: { name: 'a.png' } };
  expect(textIn(body, 'message')).toBe('');
  expect(numberIn(body, 'count')).toBe(0);
  expect(stringsIn(body, 'errors')).toEqual({ title: 'Title is required' });
  expect(listIn(body, 'files', (file) => textIn(file, 'name'))).toEqual([]);
});

test('what is as expected is read', () => {
  const body = { message: 'Saved', id: 15, files: [{ name: 'a.png' }, 'odd'] };
  expect([textIn(body, 'message'), numberIn(body, 'id')]).toEqual(['Saved', 15]);
  expect(listIn(body, 'files', (file) => textIn(file, 'name'))).toEqual(['a.png', '']);
});

test('an answer that is no object is an empty one', () => {
  for (const odd of [undefined, null, 'text', 4]) expect(objectOf(odd)).toEqual({});
  expect(listOf('text')).toEqual([]);
});

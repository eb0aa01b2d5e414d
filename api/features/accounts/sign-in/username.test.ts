import { expect, test } from 'vitest';
import { checkedName, isAbsurdUsername, normaliseUsername, usernameProblem } from './username.ts';

test('one name has one form, whatever case, width or composition it was typed in', () => {
  expect(['  Sara ', 'ＳＡＲＡ', 'sara'].map(normaliseUsername)).toEqual(['sara', 'sara', 'sara']);
  expect(normaliseUsername('Jose\u0301')).toBe(normaliseUsername('José'));
});

test.each([
  ['sara@example.com', undefined],
  ['سارة.العتيبي', undefined],
  ['سارة2', undefined],
  ['иван', undefined],
  ['a', 'too-short'],
  ['ab', undefined],
  ['a'.repeat(64), undefined],
  ['a'.repeat(65), 'too-long'],
  ['.hidden', 'not-a-username'],
  ['two words', 'not-a-username'],
  ['sara\u200f', 'not-a-username'],
  ['аdmin', 'mixed-scripts'],
  ['adminسارة', 'mixed-scripts'],
] as const)('%j as a name: %s', (name, problem) => {
  expect(usernameProblem(name)).toBe(problem);
});

test('what no database could compare is refused before it costs a hash', () => {
  expect(['a\0b', '\ud800', 'a'.repeat(257), 'a'.repeat(256)].map(isAbsurdUsername)).toEqual([true, true, true, false]);
});

test('a new name is kept in its one form, or refused in the name of its field', () => {
  expect(checkedName(' Sara ')).toBe('sara');
  expect(() => checkedName('аdmin')).toThrow(expect.objectContaining({ details: { fields: { username: 'mixed-scripts' } } }));
});

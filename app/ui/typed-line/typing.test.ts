import { expect, test } from 'vitest';
import { typing } from './typing.ts';
import { proves } from '#test/requirements/proves.ts';

test('AC-13: types at 70, rests 500, wipes at 50 and goes on with the next sentence', () => {
  proves('AC-13');
  const steps = typing(['ab', 'c']);
  const seen = Array.from({ length: 6 }, () => steps.next().value);
  expect(seen).toEqual([
    { text: 'a', wait: 70 },
    { text: 'ab', wait: 500 },
    { text: 'a', wait: 50 },
    { text: '', wait: 500 },
    { text: 'c', wait: 500 },
    { text: '', wait: 500 },
  ]);
});

test('an Arabic letter appears together with its mark', () => {
  expect(typing(['عّم']).next().value.text).toBe('عّ');
});

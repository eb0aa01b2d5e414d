import { expect, test } from 'vitest';
import { changeEach, endingOfEach } from './change-each.ts';
import { answerOf, type Answer } from './send.ts';
import { textsIn } from './texts.ts';

const GONE = answerOf('en', 404, { success: false, message: 'Not found.', errors: {} });
const IN_USE = answerOf('en', 409, { success: false, message: 'In use.', errors: {} });
const DONE = answerOf('en', 200, { success: true, message: 'Deleted' });
const AWAY = answerOf('en', 0, undefined);

const tried: string[] = [];
const change = (answers: Readonly<Record<string, Answer>>) => {
  tried.length = 0;
  return changeEach(
    Object.keys(answers),
    (name) => name,
    (name) => {
      tried.push(name);
      return Promise.resolve(answers[name]!);
    },
  );
};
const words = async (answers: Readonly<Record<string, Answer>>, language: 'ar' | 'en' = 'en') => {
  const ended = await change(answers);
  return endingOfEach(language, ended, textsIn(language)('subscribers.deleted.many', { count: ended.done })).text.replaceAll(
    /[\u2068\u2069]/g,
    '',
  );
};

test('what a colleague deleted meanwhile stops none of the others, and is told', async () => {
  expect(await words({ a: DONE, b: GONE, c: DONE })).toBe('2 subscribers deleted. 1 was no longer there.');
  expect(tried).toEqual(['a', 'b', 'c']);
  expect(await words({ a: GONE, b: GONE })).toBe('2 were no longer there.');
});

test('every refusal is named beside what was done, those of one reason together', async () => {
  expect(await words({ a: IN_USE, b: DONE, c: IN_USE })).toBe('1 subscriber deleted. a and c: In use.');
  expect(await words({ a: IN_USE, b: IN_USE, c: IN_USE, d: IN_USE, e: IN_USE })).toBe('a, b, c and 2 more: In use.');
  expect(await words({ a: DONE, b: DONE }, 'ar')).toBe('حُذف مشتركان.');
});

test('a server that does not answer is not waited for once for each', async () => {
  expect(await words({ a: DONE, b: AWAY, c: DONE })).toBe(`1 subscriber deleted. b and c: ${textsIn('en')('state.offline')}`);
  expect(tried).toEqual(['a', 'b']);
});

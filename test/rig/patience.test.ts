import { expect, test } from 'vitest';
import { isTest, matches, sourceFiles } from './source-files.ts';

/** What a busy machine may take for anything that follows in a moment. */
const MINUTE_MS = 60_000;
/** Tried again as a whole until the journey ends. */
const INSIDE_TO_PASS = ['test/e2e/community-moderation.e2e.ts: timeout: 500'];

const tests = sourceFiles().filter((file) => isTest(file) && file.path !== 'test/rig/patience.test.ts');
const withoutLine = (place: string) => place.replace(/:\d+/, '');

test('no test waits less than a minute for what follows in a moment: a busy machine is slower, never red', () => {
  const short = matches(tests, /\btimeout: [\d_]+/).filter((place) => {
    const waits = Number(place.split(' ').at(-1)!.replaceAll('_', ''));
    return waits > 0 && waits < MINUTE_MS;
  });
  expect([...new Set(short.map(withoutLine))]).toEqual(INSIDE_TO_PASS);
});

test('who waits with vi says how long: its default is a second', () => {
  const calls = matches(tests, /\bvi\.wait(?:For|Until)\((?:.*\n)*?(?=.*;$).*;$/);
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter((call) => !/\btimeout\b|\bSOON\b|\bPATIENCE\b|\d_000\b/.test(call))).toEqual([]);
});

import { expect, test } from 'vitest';
import { journeysOf, vitestRuns } from './halves.mjs';
import { testFiles } from './test-files.mjs';

const LISTED = ['in ar: a', 'in ar: b', 'in en: a', 'in en: b', 'a developer reads'].map((title) => `[desktop] › x.e2e.ts:1:3 › ${title}`);

test('a journey in two languages is in each half once, and languages take turns', () => {
  const [first, rest] = (['first', 'rest'] as const).map((half) => journeysOf(half, LISTED).map((line) => line.split(' › ').at(-1)));
  expect(first).toEqual(['in ar: a', 'in en: b', 'a developer reads']);
  expect(rest).toEqual(['in en: a', 'in ar: b']);
});

test('both halves together run every test of every file on both engines, and nothing of an engine twice', () => {
  const { tests } = testFiles();
  const runs = (['first', 'rest'] as const).map((half) => vitestRuns(half, tests));
  const timesRun = (path: string, title: string) =>
    runs.flat().filter(({ files, pattern }) => files.includes(path) && new RegExp(pattern).test(title)).length;
  for (const { path, hasEngines } of tests)
    for (const title of hasEngines ? ['sqlite a promise', 'a promise (postgres)', 'a promise'] : ['a promise'])
      expect([path, title, timesRun(path, title)]).toEqual([path, title, 1]);
  const [once] = runs;
  for (const { files } of once!) expect(files.length).toBeGreaterThan(10);
});

import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import rows from '#test/requirements/rows.json' with { type: 'json' };
import { journeysOf, patternsOf } from './halves.mjs';
import { neededJourneys, rowsIn } from './needed-journeys.mjs';
import { testFiles } from './test-files.mjs';

const LISTED = ['in ar: a', 'in ar: b', 'in en: a', 'in en: b', 'a developer reads'].map((title) => `[desktop] › x.e2e.ts:1:3 › ${title}`);
const HALVES = ['first', 'rest'] as const;
const NOTHING = /(?!)/;

test('a journey in two languages is in each half once, and languages take turns', () => {
  const [first, rest] = HALVES.map((half) => journeysOf(half, LISTED, () => true).map((line) => line.split(' › ').at(-1)));
  expect(first).toEqual(['in ar: a', 'in en: b', 'a developer reads']);
  expect(rest).toEqual(['in ar: b', 'in en: a']);
});

test('a language may stand in brackets at the end of a title', () => {
  const listed = ['one (ar)', 'other (ar)', 'one (en)', 'other (en)'].map((title) => `[desktop] › x.e2e.ts:1:3 › ${title}`);
  const [first, rest] = HALVES.map((half) => journeysOf(half, listed, () => true).map((line) => line.split(' › ').at(-1)));
  expect([first, rest]).toEqual([
    ['one (ar)', 'other (en)'],
    ['other (ar)', 'one (en)'],
  ]);
});

test('a journey that no row of the requirements waits for is in the rest, in both languages', () => {
  const [first, rest] = HALVES.map((half) => journeysOf(half, LISTED, (line) => !line.endsWith(': a')).length);
  expect([first, rest]).toEqual([2, 3]);
});

test('a journey like others that prove the same is in the rest', () => {
  const listed = ['managed (blogs)', 'managed (side-blogs, like the others)'].map((title) => `[desktop] › x.e2e.ts:1:3 › ${title}`);
  expect(HALVES.map((half) => journeysOf(half, listed, () => true))).toEqual([listed.slice(0, 1), listed.slice(1)]);
});

test('both halves together run every test of every file on both engines, and nothing of an engine twice', () => {
  const { tests } = testFiles();
  const halves = HALVES.map((half) => patternsOf(half, tests));
  const timesRun = (path: string, title: string) =>
    halves.filter((patterns) => new RegExp(patterns.get(path) ?? NOTHING).test(title)).length;
  for (const { path, hasEngines, hasTurns } of tests) {
    for (const title of hasEngines ? ['sqlite a promise', 'a promise (postgres)', 'a promise'] : ['a promise', 'a promise of postgres'])
      expect([path, title, timesRun(path, title)]).toEqual([path, title, 1]);
    // A walk without an engine is divided: a part of it in each half.
    if (hasTurns && !hasEngines) expect([path, timesRun(path, 'a walk, in turn')]).toEqual([path, 2]);
  }
  const [first] = halves;
  for (const engine of ['sqlite', 'postgres'])
    expect([...first!.values()].filter((pattern) => pattern !== '' && new RegExp(pattern).test(engine)).length).toBeGreaterThan(10);
});

test('a walk without an engine that takes turns says so in a title, and one with engines does not', async () => {
  for (const { path, hasEngines, hasTurns } of testFiles().tests) {
    const titles = /\bin turn\b[^'`]*['`],/.test(await readFile(path, 'utf8'));
    if (hasTurns || titles) expect([path, titles]).toEqual([path, hasTurns && !hasEngines]);
  }
});

test('the first half has a proof of every row of the requirements', async () => {
  const all = testFiles();
  const isNeeded = neededJourneys(all);
  const quick = all.tests.filter(({ isDrill }) => !isDrill).map(({ path }) => path);
  const found = new Set((await Promise.all(quick.map((path) => readFile(path, 'utf8')))).flatMap(rowsIn));
  const sources = await Promise.all(all.journeys.map(async ({ path }) => ({ path, source: await readFile(path, 'utf8') })));
  for (const { path, source } of sources)
    for (const [index, line] of source.split('\n').entries())
      if (isNeeded(`[desktop] › ${path}:${index + 1}:1 › x`)) for (const row of rowsIn(line)) found.add(row);
  for (const helper of await helpersOfJourneys()) for (const row of rowsIn(await readFile(helper, 'utf8'))) found.add(row);
  expect(Object.keys(rows).filter((row) => !found.has(row))).toEqual([]);
});

async function helpersOfJourneys(): Promise<string[]> {
  return (await readdir('test/e2e')).filter((name) => !name.endsWith('.e2e.ts')).map((name) => `test/e2e/${name}`);
}

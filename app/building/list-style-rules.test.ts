import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listStyleRules, neededClasses } from './list-style-rules.ts';

test.each([
  ['.card', ['card']],
  ['.site-card_title>.site-card_link:hover', ['site-card_title', 'site-card_link']],
  ['[dir=rtl] .card[href$=".pdf"]:not(.open,:has(.mark))', ['card']],
  [':is(.one,.two:not(.three)) a', []],
  ['html[data-scripts] main', []],
])('of "%s" a page needs %j', (selector, classes) => {
  expect(neededClasses(selector)).toEqual(classes);
});

test('a sheet is taken apart into rules, each with the conditions it stands in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lamha-rules-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const css = '@font-face{font-family:A}.a,.b .c{color:red}@media print{@supports (x:y){.d{animation:k}}}@keyframes k{to{opacity:0}}';
  await writeFile(join(folder, 'assets/a.css'), css);
  await listStyleRules(folder, join(folder, 'rules.json'));
  expect(JSON.parse(await readFile(join(folder, 'rules.json'), 'utf8'))).toEqual({
    '/assets/a.css': [
      { within: [], needs: [[]], text: '@font-face{font-family:A}' },
      { within: [], needs: [['a'], ['b', 'c']], text: '.a,.b .c{color:red}' },
      { within: ['@media print', '@supports (x:y)'], needs: [['d']], text: '.d{animation:k}' },
      { within: [], needs: [['d']], text: '@keyframes k{to{opacity:0}}' },
    ],
  });
});

import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Language } from '#content/languages.ts';
import { pagesOf, textOf } from './test-pdf-text.ts';
import { sharedBytes } from './shared-bytes.ts';
import type { Sheet } from './sheet.ts';
import { openTypesetter } from './typesetter.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

function sheet(language: Language, name: string): Sheet {
  const company = { name: 'Lamha', lines: [] };
  const texts = { kind: 'Sheet', drawing: '' };
  const groups = [{ label: name, rows: [[name, '600 × 337.5']] }];
  return {
    template: 'spec-sheet',
    data: {
      language,
      title: name,
      day: '2026-11-17',
      company,
      texts,
      foot: '',
      name,
      headline: name,
      description: name,
      features: [name],
      groups,
    },
  };
}

test('a document is tagged, has a title, a language and a day, and carries its typefaces', async () => {
  const pdf = Buffer.from((await typesetter.typeset(sheet('ar', 'شاشة P1.5'))).pdf).toString('latin1');
  for (const part of ['/StructTreeRoot', '/Lang (ar)', '/Title', 'D:20261117', '/FontFile2', 'Geist', 'ReadexPro'])
    expect(pdf).toContain(part);
});

test('the same data are the same bytes, also from another thread and with a picture in shared memory', async () => {
  const other = openTypesetter();
  const { data, ...same } = sheet('en', 'Same');
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>');
  const pictured = (bytes: Uint8Array): Sheet => ({ ...same, data: { ...data, picture: 'it.svg' }, pictures: { 'it.svg': bytes } });
  const [one, two] = await Promise.all([typesetter.typeset(pictured(picture)), other.typeset(pictured(sharedBytes(picture)))]);
  await other.close();
  expect(Buffer.compare(one.pdf, two.pdf)).toBe(0);
  expect(one.digest).toBe(createHash('sha256').update(two.pdf).digest('base64url'));
});

test.each([
  '#panic("no")',
  '#read("/sheet.typ")',
  '#set page(width: 10cm)',
  '*bold* _it_ $x$ = heading',
  '" + 1/0 + "',
  '\\#eval("1+1") ]] } */ //',
  '@ref <label> https://example.com',
])('what a visitor wrote is words and never markup: %s', async (name) => {
  expect(await textOf((await typesetter.typeset(sheet('en', name))).pdf)).toContain(name.replaceAll(' ', ''));
});

test.each(['comparison', 'comparison-both'] as const)(
  'no group of a %s is headed at the foot of one page and begins on the next',
  async (template) => {
    const { data } = sheet('en', 'Side by side');
    const heads = ['One', 'Two'].map((name) => ({ name, chosen: '' }));
    for (const rows of [3, 4, 5, 6, 7, 8]) {
      const cells = heads.map(() => ({ text: 'short', best: false }));
      const group = { label: 'Group', rows: Array.from({ length: rows }, () => ({ label: 'row', differs: false, cells })) };
      const of = (language: Language) => ({
        ...data,
        language,
        texts: { kind: 'Kind', legend: '' },
        heads,
        groups: Array.from({ length: 12 }, () => group),
      });
      const { pdf } = await typesetter.typeset({ template, data: { ...of('en'), other: of('ar') } });
      for (const page of pagesOf(pdf)) expect(page).not.toMatch(/Group[\d/]*$/);
    }
  },
);

test('whoever comes when too many wait is asked to come back, and a thread that takes too long is ended', async () => {
  const busy = openTypesetter({ mostWaiting: 1, limitMs: 1 });
  const first = busy.typeset(sheet('en', 'First'));
  await expect(busy.typeset(sheet('en', 'Second'))).rejects.toMatchObject({ code: 'overloaded' });
  await expect(first).rejects.toMatchObject({ code: 'overloaded' });
  await busy.close();
});

import { afterAll, expect, test } from 'vitest';
import type { Language } from '#content/languages.ts';
import { textOf } from './test-pdf-text.ts';
import type { Sheet } from './sheet.ts';
import { openTypesetter } from './typesetter.ts';

const typesetter = openTypesetter();
afterAll(() => typesetter.close());

function sheet(language: Language, name: string): Sheet {
  const company = { name: 'Lamha', lines: [] };
  const words = { kind: 'Sheet', drawing: '' };
  const groups = [{ label: name, rows: [[name, '600 × 337.5']] }];
  return {
    template: 'spec-sheet',
    data: {
      language,
      title: name,
      day: '2026-11-17',
      company,
      words,
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
  const pdf = Buffer.from(await typesetter.typeset(sheet('ar', 'شاشة P1.5'))).toString('latin1');
  for (const part of ['/StructTreeRoot', '/Lang (ar)', '/Title', 'D:20261117', '/FontFile2', 'Geist', 'ReadexPro'])
    expect(pdf).toContain(part);
});

test('the same data are the same bytes, also from another thread', async () => {
  const other = openTypesetter();
  const [one, two] = await Promise.all([typesetter.typeset(sheet('en', 'Same')), other.typeset(sheet('en', 'Same'))]);
  await other.close();
  expect(Buffer.compare(one, two)).toBe(0);
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
  expect(await textOf(await typesetter.typeset(sheet('en', name)))).toContain(name.replaceAll(' ', ''));
});

test('whoever comes when too many wait is asked to come back, and a thread that takes too long is ended', async () => {
  const busy = openTypesetter({ mostWaiting: 1, limitMs: 1 });
  const first = busy.typeset(sheet('en', 'First'));
  await expect(busy.typeset(sheet('en', 'Second'))).rejects.toMatchObject({ code: 'overloaded' });
  await expect(first).rejects.toMatchObject({ code: 'overloaded' });
  await busy.close();
});

import { expect, test } from 'vitest';
import { LANGUAGES } from '#content/document.ts';
import { GLOSSARY } from './glossary.ts';
import { readCatalogue } from './media.ts';
import { demoRecords, demoSettingsValues } from './records.ts';

const LETTER = '[\\u0621-\\u0652]';
const PREFIX = '(?:[وفبكل]|ال|وال|بال|لل|ولل)?';

/** Every Arabic text of the demo: records, settings and alternative texts. */
function arabicTexts(): string[] {
  const words = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(words) : [];
  const records = demoRecords().flatMap((collection) => collection.records.flatMap((record) => words(record.ar)));
  const settings = demoSettingsValues().flatMap(({ values }) => words(values.ar));
  return [...records, ...settings, ...readCatalogue().map(({ alt }) => alt.ar)];
}

const refused = GLOSSARY.flatMap(({ instead = [] }) => instead);

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<!${LETTER})${PREFIX}${word}(?!${LETTER})`).test(text);
}

test('the Arabic copy keeps to one word for one thing', () => {
  const texts = arabicTexts();
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.flatMap((text) => refused.filter((word) => hasWord(text, word)).map((word) => `${word}: ${text}`))).toEqual([]);
});

test('no term of the glossary is refused by another', () => {
  expect(GLOSSARY.flatMap(({ ar }) => refused.filter((word) => hasWord(ar, word)))).toEqual([]);
  expect(GLOSSARY.filter((term) => LANGUAGES.some((language) => !term[language].trim()))).toEqual([]);
});

test('Arabic punctuation, tanween and spacing are those of a printed text', () => {
  const isBad = (text: string) =>
    /[\u0621-\u0652] ?[?;,](?!\d)/.test(text) ||
    /\u0627\u064b/.test(text) ||
    / [،؛؟.:](?:\s|$)/.test(text) ||
    /[،؛](?=[\u0621-\u064a])/.test(text) ||
    /  /.test(text);
  expect(arabicTexts().filter((text) => !text.includes('<') && isBad(text))).toEqual([]);
});

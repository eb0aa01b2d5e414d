import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#content/document.ts';
import { misordered, misorderedInHtml } from '#content/writing/reading-order.ts';
import { unbrokenRuns } from '#content/writing/unbroken.ts';
import { GLOSSARY } from './glossary.ts';
import { readCatalogue } from './media.ts';
import { demoRecords, demoSettingsValues } from './records.ts';

const LETTER = '[\\u0621-\\u0652]';
const PREFIX = '(?:[وفبكل]|ال|وال|بال|لل|ولل)?';

function words(value: unknown): string[] {
  return typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(words) : [];
}

/** Every Arabic text of the demo: records, settings and alternative texts. */
function arabicTexts(): string[] {
  const records = demoRecords().flatMap((collection) => collection.records.flatMap((record) => words(record.ar)));
  // The word list names what is not said.
  const settings = demoSettingsValues()
    .filter(({ group }) => group.name !== 'word-list')
    .flatMap(({ values }) => words(values.ar));
  return [...records, ...settings, ...readCatalogue().map(({ alt }) => alt.ar)];
}

const refused = GLOSSARY.flatMap(({ instead = [] }) => instead);
const patterns = new Map(
  refused.map((word) => [word, new RegExp(`(?<!${LETTER})${PREFIX}${word.replaceAll('.', String.raw`\.`)}(?!${LETTER})`)]),
);

function hasWord(text: string, word: string): boolean {
  return patterns.get(word)?.test(text) ?? false;
}

test('the Arabic copy keeps to one word for one thing', () => {
  const texts = arabicTexts();
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.flatMap((text) => refused.filter((word) => hasWord(text, word)).map((word) => `${word}: ${text}`))).toEqual([]);
});

/** Where our own sentences are written: messages, labels of the model, and what the screens in the pictures say. */
const SOURCES = ['i18n/messages', 'content', 'demo/scenes/contents', 'demo/scenes', 'demo/documents'];

/** What people may type is theirs, not ours. */
const TYPED = /typed: \[[^\]]*\]/;

function sourceLines(): string[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== 'demo/scenes', encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return files
    .filter((file) => /\.(?:ts|mjs|py)$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .map((line) => line.replace(TYPED, '').trim());
}

test('messages, labels and lettering keep to the same words, in both languages', () => {
  const lines = sourceLines();
  expect(lines.length).toBeGreaterThan(3000);
  expect(lines.flatMap((line) => refused.filter((word) => hasWord(line, word)).map((word) => `${word}: ${line}`))).toEqual([]);
  const never = GLOSSARY.flatMap(({ not = [] }) => not);
  const said = [...lines, ...demoRecords().flatMap(({ records }) => records.map(({ en }) => JSON.stringify(en)))];
  expect(said.flatMap((line) => never.filter((words) => line.includes(words)).map((words) => `${words}: ${line}`))).toEqual([]);
});

test('docs/language.md shows every term of the word list as it is', () => {
  const page = readFileSync('docs/language.md', 'utf8').replaceAll(/ +/g, ' ');
  const row = ({ en, ar, instead = [], not = [] }: (typeof GLOSSARY)[number]) =>
    `| ${en} | ${ar} | ${[...instead, ...not].join('، ')} |`.replace('|  |', '| |');
  expect(GLOSSARY.map(row).filter((line) => !page.includes(line))).toEqual([]);
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

/** Our own Arabic messages, a line of source each. */
function arabicMessages(): string[] {
  return sourceLines().filter((line) => /^'[\w.-]+':.*[\u0621-\u064a]/.test(line));
}

test('what a button of the dashboard does is named: an order would be to a man', () => {
  const folder = 'i18n/messages/dashboard';
  const labels = readdirSync(folder)
    .filter((file) => file.endsWith('.ar.ts'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    // The log tells what somebody did, and advice is a sentence.
    .flatMap((line) => /^ {2}'(?!history\.|[\w.]*advice)[\w.-]+': '([^'.؟:]+)',$/.exec(line)?.[1] ?? []);
  expect(labels.length).toBeGreaterThan(1000);
  expect(labels.filter((label) => /^(?:صدّر|احفظ|افتح|أضف|احذف|أرسل|أزل|أعد|انسخ|ألغ|انشر|استعد)(?= |$)/.test(label))).toEqual([]);
});

test('Arabic quotes as print does, and says "that not" in one word', () => {
  const found = [...arabicTexts(), ...arabicMessages()].filter((text) =>
    /[\u0621-\u064a]:? "|"\s*[\u0621-\u064a]|(?<![\u0621-\u0652])أن لا(?![\u0621-\u0652])/.test(text.replaceAll(/<[^>]*>/g, '')),
  );
  expect(found).toEqual([]);
});

test('Arabic says ranges and clock times in words, writes per cent one way and names the courtyard in full', () => {
  const isolates = /[\u2066-\u2069]/g;
  const bad = [/\d\s*[–—]\s*\d/, /عند \d+:\d/, /\d [%٪]|٪/, /(?<!LETTER)(?:[وفبكل]|ال|وال|بال)?صحن(?! ?(?:ال)?جامع)(?!LETTER)/].map(
    ({ source }) => new RegExp(source.replaceAll('LETTER', LETTER)),
  );
  // What is asked for as a range is typed with a dash.
  const messages = arabicMessages().filter((line) => !line.includes('not-a-range'));
  expect(messages.length).toBeGreaterThan(1000);
  const plain = [...arabicTexts(), ...messages].map((text) => text.replaceAll(/\\u20\d\d/g, '').replaceAll(isolates, ''));
  const found = plain.filter((text) => bad.some((pattern) => pattern.test(text)));
  expect(found).toEqual([]);
});

/** What is counted or measured in our texts, as it is said after a number. */
const MEASURED =
  /\d (?:مم|م|كم|م²|كجم|كجم\/م²|واط|واط\/م²|كيلوواط|أمبير|ملي أمبير|شمعة\/م²|لوكس|هرتز|بكسل|ميغابكسل|بوصة|كم\/س|°م|ساعة|دقيقة|دقائق|ثانية|ثوانٍ|ملي ثانية|يومًا|أيام|شهرًا|غيغابايت|ديسيبل|بت)(?![\u0621-\u064a/²])/g;

test('a line never ends between a number and its unit, nor within a size', () => {
  const parted = arabicTexts().flatMap((text) => {
    const kept = unbrokenRuns(text).flatMap((run) => (run.isJoined ? run.text : []));
    const wanted = [...text.matchAll(MEASURED), ...text.matchAll(/\d × \d/g)].map(([words]) => words);
    return wanted.filter((words) => !kept.some((run) => run.includes(words))).map((words) => `${words}: ${text}`);
  });
  expect(parted).toEqual([]);
});

test('English says ranges in words too', () => {
  const texts = demoRecords().flatMap(({ records }) => records.flatMap(({ en }) => words(en)));
  // The policies have their figures word for word as they were given.
  const settings = demoSettingsValues().flatMap(({ group, values }) => (group.name === 'policies' ? [] : words(values.en)));
  expect([...texts, ...settings].filter((text) => /\d–\d/.test(text))).toEqual([]);
});

test('sizes, ranges and Latin names of the demo company come out in the order they were written in', () => {
  const wrong = arabicTexts().flatMap((text) => (text.startsWith('<') ? misorderedInHtml(text, 'ar') : misordered(text, 'ar')));
  expect(wrong.map(({ text, shown }) => `${shown} instead of ${text}`)).toEqual([]);
});

/** Before a measure it means below: دون 8 م. */
const BARE_WITHOUT = /(?<![\u0620-\u064a])(?<!من )و?دون (?!\d|تباعد|ارتفاع|\{)/;

test('«من دون» is the one way to say without', () => {
  const texts = [...arabicTexts(), ...sourceLines()];
  expect(texts.filter((text) => BARE_WITHOUT.test(text))).toEqual([]);
});

/** Given word for word in the requirements (AB-21, AB-22, AB-39, T-10); all else has the one character. */
const GIVEN = /'(?:Sending|Loading|Loading items|Loading video|Wait )\.\.\.'/;

test('an ellipsis is one character, in both languages', () => {
  const texts = [...arabicTexts(), ...sourceLines().filter((line) => !GIVEN.test(line))];
  expect(texts.filter((text) => /[\p{L}»] ?\.\.\.(?![\w(.[\]])/u.test(text))).toEqual([]);
});

import { expect } from 'vitest';
import type { Collection } from '#content/define.ts';
import type { Language } from '#content/document.ts';
import type { FileKind } from '#content/fields/file-endings.ts';
import { STORED_NAME } from '#content/fields/stored-name.ts';
import type { AnyField } from '#content/fields/kinds.ts';
import { isScalar } from '#content/fields/list.ts';
import { sampleFile } from './sample-files.ts';

export type FormValues = Record<string, string | Blob | (string | Blob)[]>;
/** What a save sends, and what must be answered for it in the same language. */
export type Sample = { sent: FormValues; answered: Record<string, unknown> };

type SampleOptions = { language?: Language; tag: string; withFiles?: boolean };
type Value = { sent: string; answered: unknown };

const ROWS = 2;

/** A valid value for every field of a collection; the tag makes its words recognisable. */
export async function sampleRecord(
  collection: Pick<Collection, 'fields'>,
  { language = 'en', tag, withFiles = false }: SampleOptions,
): Promise<Sample> {
  const sample: Sample = { sent: {}, answered: {} };
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.slot === 'file') {
      if (withFiles) sample.sent[field.sentAs ?? name] = await sampleFile(field.accepts[0]!, `${name}-${tag}`);
      sample.answered[name] = withFiles ? storedName() : '';
      continue;
    }
    const { sent, answered } = sampleValue(name, field, language, tag);
    sample.sent[name] = sent;
    sample.answered[name] = answered;
    if (field.kind !== 'list') continue;
    const rowFile = rowFileOf(field);
    if (withFiles && rowFile)
      for (let row = 0; row < ROWS; row += 1) sample.sent[`${rowFile.name}_${row}`] = await sampleFile(rowFile.kind);
    if (rowFile) sample.answered[name] = (answered as object[]).map((row) => ({ ...row, [rowFile.key]: withFiles ? storedName() : '' }));
    // What is answered as text is compared as text; a file's name inside it cannot be known.
    if (field.asJsonText)
      sample.answered[name] = withFiles && rowFile ? expect.stringContaining(tag) : JSON.stringify(sample.answered[name]);
  }
  return sample;
}

export function storedName(): unknown {
  return expect.stringMatching(STORED_NAME);
}

export function sampleText(language: Language, name: string, tag: string): string {
  return language === 'en' ? `${name} in English ${tag}` : `${name} بالعربية ${tag}`;
}

function sampleValue(name: string, field: AnyField, language: Language, tag: string): Value {
  const same = (value: string) => ({ sent: value, answered: value });
  switch (field.kind) {
    case 'text':
    case 'rich-text':
      return same(sampleText(field.slot === 'shared' ? 'en' : language, name, tag).slice(0, field.max));
    case 'link':
      return same(`https://example.com/${tag}`);
    case 'specifications':
      return {
        // Enough for a model of it.
        sent: JSON.stringify({
          'pixel-pitch': '1.25',
          cabinet: '600 × 337.5 × 45',
          'cabinet-pixels': '480 × 270',
          temperature: '-10 – 45',
        }),
        answered: [
          { kind: 'pixel-pitch', value: 1.25, unit: language === 'en' ? 'mm' : 'مم', text: expect.stringContaining('1.25') },
          { kind: 'cabinet', value: [600, 337.5, 45], unit: language === 'en' ? 'mm' : 'مم', text: expect.stringContaining('337.5') },
          { kind: 'cabinet-pixels', value: [480, 270], unit: language === 'en' ? 'pixels' : 'بكسل', text: expect.stringContaining('480') },
          { kind: 'temperature', value: [-10, 45], unit: language === 'en' ? '°C' : '°م', text: expect.stringContaining('45') },
        ],
      };
    case 'list': {
      const { item } = field;
      const rows = Array.from({ length: ROWS }, (_, row) => {
        const cell = (key: string, part: unknown) => sampleValue(key, part as AnyField, language, `${tag}r${row}`);
        if (isScalar(item)) return { sent: cell(name, item).sent, answered: cell(name, item).answered };
        const cells = Object.entries(item).filter(([, part]) => part.slot !== 'file');
        const pick = (which: 'sent' | 'answered') => Object.fromEntries(cells.map(([key, part]) => [key, cell(key, part)[which]]));
        return { sent: pick('sent'), answered: pick('answered') };
      });
      return { sent: JSON.stringify(rows.map((row) => row.sent)), answered: rows.map((row) => row.answered) };
    }
    default:
      return field.examples ? { sent: field.examples.taken, answered: field.examples.answered ?? field.examples.taken } : same('');
  }
}

function rowFileOf(field: Extract<AnyField, { kind: 'list' }>): { key: string; name: string; kind: FileKind } | undefined {
  if (isScalar(field.item)) return undefined;
  const found = Object.entries(field.item).find(([, part]) => part.slot === 'file');
  if (!found) return undefined;
  const { accepts } = found[1] as unknown as { accepts: readonly FileKind[] };
  return { key: found[0], name: `${field.singular}_${found[0]}`, kind: accepts[0]! };
}

/** Only what a record cannot do without. */
export function minimalRecord({ fields }: Pick<Collection, 'fields'>, tag: string, language: Language = 'en'): Record<string, string> {
  const needed = Object.entries(fields).filter(([, field]) => field.required && field.slot !== 'file');
  return Object.fromEntries(needed.map(([name, field]) => [name, sampleValue(name, field, language, tag).sent]));
}

/** Text that a field of this kind must refuse, whatever the collection. */
export function badTexts(field: AnyField): string[] {
  switch (field.kind) {
    case 'text':
    case 'rich-text':
      return ['x'.repeat(field.max + 1), 'ش'.repeat(field.max + 1)];
    case 'link':
      return [
        'javascript:alert(1)',
        '//example.com',
        '/no-such-page',
        'data:text/html,x',
        'https://a@example.com',
        `https://example.com/${'x'.repeat(500)}`,
      ];
    case 'specifications':
      return ['{', '[]', '"text"', '{"no-such-kind":1}', '{"pixel-pitch":"wide"}', '{"temperature":"45 – 0"}', '{"cabinet":"600"}'];
    case 'list':
      return [
        ...(field.asJsonText ? [] : ['[', '{"a":1}', '"text"']),
        JSON.stringify(Array.from({ length: field.maxItems + 1 }, () => (isScalar(field.item) ? 'tv' : {}))),
        isScalar(field.item) ? '[{}]' : '[{"no_such_cell":1}]',
        isScalar(field.item) ? '[[]]' : '[1]',
      ];
    default:
      return field.examples?.refused.slice() ?? ['no-such-file.png', '../lamha.sqlite', 'a'.repeat(24) + '.png'];
  }
}

/** Whoever turns this into text fails. */
const UNSPEAKABLE = { toString: 1 };

/** JSON values of a wrong type for a field of this kind. */
export function badTypes(field: AnyField): unknown[] {
  switch (field.kind) {
    case 'flag':
      return [2, [1], {}, UNSPEAKABLE, '1 '];
    case 'number':
      return [[1], {}, UNSPEAKABLE, true];
    case 'list':
      return [5, { 0: 'a' }, UNSPEAKABLE, true];
    case 'specifications':
      return [5, true, ['a'], { brightness: {} }, { brightness: UNSPEAKABLE }, { brightness: [[]] }, { ports: [5] }, UNSPEAKABLE];
    default:
      return [5, true, ['a'], { a: 1 }, UNSPEAKABLE];
  }
}

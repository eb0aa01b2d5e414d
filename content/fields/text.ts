import * as z from 'zod';
import { describe, type Field, type FieldOptions, isText } from './field.ts';

export const TITLE_LENGTH = 200;
export const TEXT_LENGTH = 10_000;

type TextOptions = FieldOptions & {
  long?: boolean;
  max?: number;
  shared?: boolean;
  /** Each language has words of its own here: none is a translation that could be missing, and none has to follow the word list. */
  apart?: boolean;
};

export type TextField<P extends 'localized' | 'shared' = 'localized' | 'shared'> = Field<'text', P, string> & {
  readonly long: boolean;
  readonly max: number;
  readonly apart: boolean;
};

/** Bilingual people read: an English and an Arabic value, unless `shared` (a number, a code, a name that is never translated). */
export function text(options: TextOptions & { shared: true }): TextField<'shared'>;
export function text(options?: TextOptions): TextField<'localized'>;
export function text(options: TextOptions = {}): TextField {
  const { long = false, max = long ? TEXT_LENGTH : TITLE_LENGTH, shared = false, apart = false } = options;
  return {
    kind: 'text',
    slot: shared ? 'shared' : 'localized',
    schema: textSchema(max),
    holds: isText,
    answer: z.string(),
    empty: '',
    long,
    max,
    apart,
    ...describe(options),
  };
}

/** PostgreSQL refuses NUL and unpaired surrogates where SQLite keeps them, so neither is let in. */
export function textSchema(max: number) {
  return z
    .string({ error: 'not-text' })
    .refine((value) => value.isWellFormed() && !value.includes('\0'), { error: 'bad-characters', abort: true })
    .transform((value) => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(max, { error: 'too-long' }));
}

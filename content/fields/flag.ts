import * as z from 'zod';
import { describe, type Field, type FieldOptions } from './field.ts';

const MEANING = new Map<unknown, 0 | 1 | null>([
  ...[1, '1', true, 'true', 'on'].map((value) => [value, 1] as const),
  ...[0, '0', false, 'false'].map((value) => [value, 0] as const),
  ['', null],
  [null, null],
]);

export type FlagField = Field<'flag', 'shared', 0 | 1 | null> & { readonly words: { readonly on: string; readonly off: string } };

/** 1, 0, or null while nobody has decided. `words` name the two states where "on" and "off" would mislead. */
export function flag(options: FieldOptions & { words?: FlagField['words']; initial?: 0 | 1 } = {}): FlagField {
  const { words = { on: 'active', off: 'inactive' }, initial } = options;
  const schema = z
    .union([z.string(), z.number(), z.boolean(), z.null()], { error: 'not-a-flag' })
    .refine((value) => MEANING.has(value), { error: 'not-a-flag', abort: true })
    .transform((value) => MEANING.get(value) ?? null);
  return { kind: 'flag', place: 'shared', schema, empty: initial ?? null, words, ...describe(options) };
}

import * as z from 'zod';
import { describe, type Field, type FieldOptions, type Bilingual } from './field.ts';

const MEANING = new Map<unknown, 0 | 1 | null>([
  ...[1, '1', true, 'true', 'on'].map((value) => [value, 1] as const),
  ...[0, '0', false, 'false'].map((value) => [value, 0] as const),
  ['', null],
  [null, null],
]);

export type FlagField = Field<'flag', 'shared', 0 | 1 | null> & {
  readonly states: { readonly on: Bilingual; readonly off: Bilingual };
  /** The contract answers it as true or false. */
  readonly asBoolean: boolean;
};

type FlagOptions = FieldOptions & { states?: FlagField['states']; initial?: 0 | 1; asBoolean?: boolean };

const ACTIVE: FlagField['states'] = { on: { en: 'Active', ar: 'مفعّل' }, off: { en: 'Inactive', ar: 'غير مفعّل' } };

/** 1, 0, or null while nobody has decided. `states` name the two where "active" and "inactive" would mislead. */
export function flag(options: FlagOptions = {}): FlagField {
  const { states = ACTIVE, initial, asBoolean = false } = options;
  const schema = z
    .union([z.string(), z.number(), z.boolean(), z.null()], { error: 'not-a-flag' })
    .refine((value) => MEANING.has(value), { error: 'not-a-flag', abort: true })
    .transform((value) => MEANING.get(value) ?? null);
  return {
    kind: 'flag',
    slot: 'shared',
    schema,
    holds: (value) => value === 0 || value === 1 || value === null,
    answer: asBoolean ? z.boolean() : z.union([z.literal(0), z.literal(1)]).nullable(),
    empty: initial ?? null,
    input: 'flag',
    examples: { taken: '1', answered: asBoolean ? true : 1, refused: ['2', 'yes', '-1'] },
    states,
    asBoolean,
    ...describe(options),
  };
}

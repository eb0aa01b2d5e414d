import * as z from 'zod';
import { latinNumber } from '../digits.ts';
import { describe, type Field, type FieldOptions } from './field.ts';

export type NumberField = Field<'number', 'shared', number | null> & { readonly min: number; readonly max: number };

export function number(options: FieldOptions & { min?: number; max?: number } = {}): NumberField {
  const { min = 0, max = 1_000_000_000 } = options;
  const schema = z
    .union([z.number(), z.string(), z.null()], { error: 'not-a-number' })
    .transform((value) => (typeof value === 'string' ? numberIn(value) : value))
    .pipe(z.number({ error: 'not-a-number' }).min(min, { error: 'out-of-range' }).max(max, { error: 'out-of-range' }).nullable());
  return {
    kind: 'number',
    slot: 'shared',
    schema,
    holds: (value) => typeof value === 'number' || value === null,
    answer: z.number().nullable(),
    empty: null,
    input: 'number',
    examples: { taken: String(min), answered: min, refused: ['many', String(max + 1), String(min - 1)] },
    min,
    max,
    ...describe(options),
  };
}

function numberIn(text: string): number | null {
  const plain = latinNumber(text).trim();
  return plain === '' ? null : Number(plain);
}

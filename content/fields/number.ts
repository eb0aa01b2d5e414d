import * as z from 'zod';
import { describe, type Field, type FieldOptions } from './field.ts';

export type NumberField = Field<'number', 'shared', number | null> & { readonly min: number; readonly max: number };

export function number(options: FieldOptions & { min?: number; max?: number } = {}): NumberField {
  const { min = 0, max = 1_000_000_000 } = options;
  const schema = z
    .union([z.number(), z.string(), z.null()], { error: 'not-a-number' })
    .transform((value) => (value === null || value === '' ? null : Number(value)))
    .pipe(z.number({ error: 'not-a-number' }).min(min, { error: 'out-of-range' }).max(max, { error: 'out-of-range' }).nullable());
  return { kind: 'number', place: 'shared', schema, empty: null, min, max, ...describe(options) };
}

import * as z from 'zod';
import { describe, type Field, type FieldOptions, type Words } from './field.ts';

export type ChoiceField<Value extends string = string> = Field<'choice', 'shared', Value | ''> & {
  readonly options: Readonly<Record<Value, Words>>;
};

/** One of a few named values, or none. */
export function choice<Value extends string>(options: Readonly<Record<Value, Words>>, rest: FieldOptions = {}): ChoiceField<Value> {
  const values = Object.keys(options) as [Value, ...Value[]];
  const schema = z.union([z.literal(''), z.enum(values)], { error: 'not-a-choice' });
  return { kind: 'choice', place: 'shared', schema, empty: '', options, ...describe(rest) };
}

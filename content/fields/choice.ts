import * as z from 'zod';
import { isOneOf, namesOf } from '../known.ts';
import { describe, type Field, type FieldOptions, type Bilingual } from './field.ts';

export type ChoiceField<Value extends string = string> = Field<'choice', 'shared', Value | ''> & {
  readonly options: Readonly<Record<Value, Bilingual>>;
};

export function choice<Value extends string>(options: Readonly<Record<Value, Bilingual>>, rest: FieldOptions = {}): ChoiceField<Value> {
  const values = namesOf(options);
  const schema = z.union([z.literal(''), z.enum(values)], { error: 'not-a-choice' });
  return {
    kind: 'choice',
    slot: 'shared',
    schema,
    holds: (value) => value === '' || isOneOf(values, value),
    answer: z.enum(['', ...values]),
    empty: '',
    input: 'choice',
    examples: { taken: values[0] ?? '', refused: ['no-such-choice'] },
    options,
    ...describe(rest),
  };
}

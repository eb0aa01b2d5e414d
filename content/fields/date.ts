import * as z from 'zod';
import { describe, type Field, type FieldOptions, isText } from './field.ts';

export type DateField = Field<'date', 'shared', string> & {
  /** The field whose change makes this the day of the change. */
  readonly follows: string | undefined;
};

/** A day without a time zone, `YYYY-MM-DD`, or empty. */
export function date(options: FieldOptions & { follows?: string } = {}): DateField {
  const schema = z.string({ error: 'not-a-date' }).refine((value) => value === '' || isDay(value), { error: 'not-a-date' });
  return {
    kind: 'date',
    slot: 'shared',
    schema,
    holds: isText,
    answer: z.string(),
    empty: '',
    input: 'date',
    examples: { taken: '2026-01-31', refused: ['2026-02-30', 'tomorrow'] },
    follows: options.follows,
    ...describe(options),
  };
}

export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value);
}

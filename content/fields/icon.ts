import * as z from 'zod';
import { describe, type Field, type FieldOptions, isText } from './field.ts';

export type IconField = Field<'icon', 'shared', string>;

/** An icon-font name, stored without the `bi-` prefix; people type `tv`, `bi-tv` or `bi bi-tv`. */
export function icon(options: FieldOptions = {}): IconField {
  const schema = z
    .string({ error: 'not-text' })
    .transform((value) =>
      value
        .trim()
        .toLowerCase()
        .replace(/^(?:bi\s+)?(?:bi-)?/, ''),
    )
    .pipe(z.string().regex(/^(?:[a-z0-9-]{1,40})?$/, { error: 'not-an-icon' }));
  const examples = { taken: 'bi bi-tv', answered: 'tv', refused: ['tv!', '<b>', 'x'.repeat(41)] };
  return {
    kind: 'icon',
    slot: 'shared',
    schema,
    holds: isText,
    answer: z.string(),
    empty: '',
    input: 'icon',
    examples,
    ...describe(options),
  };
}

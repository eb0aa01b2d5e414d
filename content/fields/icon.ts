import * as z from 'zod';
import { describe, type Field, type FieldOptions } from './field.ts';

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
  return { kind: 'icon', place: 'shared', schema, empty: '', ...describe(options) };
}

import * as z from 'zod';
import { describe, type Field, type FieldOptions, isText } from './field.ts';
import { TEXT_LENGTH, textSchema } from './text.ts';

export type RichTextField = Field<'rich-text', 'localized', string> & { readonly max: number };

/** Simple markup or HTML; the API cleans HTML by an allow-list before it is stored, and pages clean it again. */
export function richText(options: FieldOptions & { max?: number } = {}): RichTextField {
  const { max = TEXT_LENGTH * 3 } = options;
  return {
    kind: 'rich-text',
    slot: 'localized',
    schema: textSchema(max),
    holds: isText,
    answer: z.string(),
    empty: '',
    input: 'rich-text',
    max,
    ...describe(options),
  };
}

import * as z from 'zod';
import { textSchema } from '#content/fields/text.ts';

const NAME_LENGTH = 200;
export const VISITOR_TEXT_LENGTH = 5000;

// Marks that reorder or hide what stands beside them: they let a name pose as another one.
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const CONTROLS = /(?!\s)\p{Cc}/gu;

/** A name typed by a stranger: one line, nothing that can reorder the text around it. */
export const VisitorName = textSchema(NAME_LENGTH)
  .transform(oneLine)
  .pipe(
    z
      .string()
      .min(1, { error: 'required' })
      .refine((text) => SEEN.test(text), { error: 'required' }),
  );

export const VisitorText = textSchema(VISITOR_TEXT_LENGTH).pipe(
  z
    .string()
    .min(1, { error: 'required' })
    .refine((text) => SEEN.test(text), { error: 'required' }),
);

export function oneLine(text: string): string {
  return text.replace(INVISIBLE, '').replace(CONTROLS, '').replace(/\s+/g, ' ').trim();
}

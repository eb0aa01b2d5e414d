import * as z from 'zod';
import { isKnownPage } from '../page-paths.ts';
import { describe, type Field, type FieldOptions, isText } from './field.ts';

const LINK_LENGTH = 500;
// The control characters are the point: browsers drop them, which is how `java\nscript:` becomes a script.
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u0020\u007f-\u009f\\]/;
const OUTSIDE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export type LinkField = Field<'link', 'shared', string> & { readonly keywords: readonly string[] };

/** A page of this site or an outside address. `words` are plain values that stand for something else (see project crew). */
export function link(options: FieldOptions & { keywords?: readonly string[] } = {}): LinkField {
  const { keywords = [] } = options;
  const schema = z
    .string({ error: 'not-text' })
    .transform((value) => value.trim())
    .pipe(
      z
        .string()
        .max(LINK_LENGTH, { error: 'too-long' })
        .refine((value) => value === '' || keywords.includes(value) || isSafeLink(value), { error: 'not-a-link' }),
    );
  return {
    kind: 'link',
    slot: 'shared',
    schema,
    holds: isText,
    answer: z.string(),
    empty: '',
    input: 'link',
    keywords,
    ...describe(options),
  };
}

export function isSafeLink(value: string): boolean {
  if (UNSAFE.test(value) || !value.isWellFormed()) return false;
  return value.startsWith('/') ? isKnownPage(value) : isOutsideLink(value);
}

export function isOutsideLink(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const isWeb = url.protocol.startsWith('http');
  return OUTSIDE.has(url.protocol) && !url.username && (!isWeb || /^https?:\/\/[^/]/i.test(value));
}

import type { Document } from '#content/document.ts';
import type { Fields } from '#content/fields/kinds.ts';
import { STORED_NAME } from '#content/fields/stored-name.ts';

/** An earlier document without files that are gone: the field keeps what it shows now, a row of a list stays without one. */
export function withKnownFiles(fields: Fields, earlier: Document, now: Document, known: ReadonlySet<string>): Document {
  const document = structuredClone(earlier);
  for (const [name, field] of Object.entries(fields)) {
    for (const part of ['shared', 'ar'] as const) {
      const value = document[part][name];
      if (field.slot === 'file' && typeof value === 'string' && value !== '' && !known.has(value))
        document[part][name] = now[part][name] ?? '';
      if (field.slot === 'list' && value !== undefined) document[part][name] = withoutGone(value, known);
    }
  }
  return document;
}

function withoutGone(value: unknown, known: ReadonlySet<string>): unknown {
  return JSON.parse(JSON.stringify(value), (_key, one: unknown) =>
    typeof one === 'string' && STORED_NAME.test(one) && !known.has(one) ? '' : one,
  );
}

import type { Collection } from '#content/define.ts';
import { readDocument, type Language } from '#content/document.ts';
import { lineFields } from '#content/line-fields.ts';
import type { Entry } from '#store/entries/entry.ts';
import { AppError } from '#api/errors.ts';

/** A list in the order of one of its fields, as the reader reads it, instead of the order somebody gave it. */
export type Order = { field: string; isFromEnd: boolean; language: Language };

/** `name`, or `-name` from its end. */
export function orderFrom(collection: Collection, sort: string | undefined, language: Language): Order | undefined {
  if (!sort) return undefined;
  const field = sort.replace(/^-/, '');
  if (!lineFields(collection).includes(field)) throw new AppError('malformed', { fields: { sort: 'not-a-choice' } });
  return { field, isFromEnd: sort.startsWith('-'), language };
}

type Keyed = { id: number; value: unknown };

export function keyedBy({ fields }: Collection, { id, document }: Entry, { field, language }: Order): Keyed {
  const { values } = readDocument(fields, document, language);
  return { id, value: values[field] };
}

/** What has no value stands last, whichever end the list begins at; equals stay in their order. */
export function idsInOrder(keyed: readonly Keyed[], { isFromEnd, language }: Order): number[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const isBlank = ({ value }: Keyed) => value === '' || value === null || value === undefined;
  const filled = keyed.filter((one) => !isBlank(one)).toSorted((a, b) => compare(String(a.value), String(b.value)) * (isFromEnd ? -1 : 1));
  return [...filled, ...keyed.filter(isBlank)].map(({ id }) => id);
}

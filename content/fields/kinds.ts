import { choice } from './choice.ts';
import { date } from './date.ts';
import { document } from './document.ts';
import { flag } from './flag.ts';
import { icon } from './icon.ts';
import { image } from './image.ts';
import { link } from './link.ts';
import { list, type ListField, type RowFields } from './list.ts';
import { media } from './media.ts';
import { number } from './number.ts';
import { richText } from './rich-text.ts';
import { specifications } from './specifications.ts';
import { text, type TextField } from './text.ts';
import { video } from './video.ts';

/** Every field kind there is. A collection can use no other, and whatever handles fields must handle all of these. */
export const kinds = {
  choice,
  date,
  document,
  flag,
  icon,
  image,
  link,
  list,
  media,
  number,
  'rich-text': richText,
  specifications,
  text,
  video,
};

export type FieldKind = keyof typeof kinds;

export type AnyField = ReturnType<(typeof kinds)[Exclude<FieldKind, 'list' | 'text'>]> | TextField | ListField;
/** The cells of a list are fields of these kinds too, though a list does not know them by name. */
export function isAnyField(field: { readonly kind: string }): field is AnyField {
  return Object.hasOwn(kinds, field.kind);
}

export function cellsOfRow(item: RowFields): [string, AnyField][] {
  return Object.entries(item).flatMap(([name, cell]): [string, AnyField][] => (isAnyField(cell) ? [[name, cell]] : []));
}

export type Fields = Readonly<Record<string, AnyField>>;

/** A field the model is known to have: declared names were checked at the start, sent ones when they were read. */
export function fieldNamed(fields: Fields, name: string): AnyField {
  const field = fields[name];
  if (!field) throw new TypeError(`There is no field ${name}.`);
  return field;
}

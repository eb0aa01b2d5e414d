import * as z from 'zod';
import { isRecord } from '../known.ts';
import { arabicNameOf } from '../languages.ts';
import { answersOf, describe, type Field, type FieldOptions, type ValueOf } from './field.ts';

const LIST_LENGTH = 50;

type Scalar = Field<string, 'shared' | 'localized'>;
export type RowFields = Record<string, Field<string, 'shared' | 'localized' | 'file'>>;
export type ListItem = Scalar | RowFields;
type ItemValue<Item> = Item extends Scalar ? ValueOf<Item> : { [Name in keyof Item]: ValueOf<Item[Name]> };

export type ListField<Item extends ListItem = ListItem> = Field<'list', 'list', ItemValue<Item>[], unknown> & {
  readonly item: Item;
  readonly maxItems: number;
  /** `feature` where the files of `features` arrive as `feature_image_0`, `feature_image_1` ... */
  readonly singular: string | undefined;
  /** The contract also takes `feature_titles`, `feature_images` and `old_feature_images` side by side. */
  readonly inColumns: boolean;
  /** The contract answers this list as JSON text. */
  readonly asJsonText: boolean;
};

type ListOptions = FieldOptions & { maxItems?: number; singular?: string; inColumns?: boolean; asJsonText?: boolean };

/** Rows of one scalar or of several named fields; each row has both languages, matched by its place in the list. */
export function list<const Item extends ListItem>(item: Item, options: ListOptions = {}): ListField<Item> {
  const { maxItems = LIST_LENGTH, singular, inColumns = false, asJsonText = false } = options;
  const row = isScalar(item) ? item.schema : rowSchema(item);
  const rows = z.array(row, { error: 'not-a-list' }).max(maxItems, { error: 'too-many' });
  return {
    kind: 'list',
    slot: 'list',
    schema: z.preprocess((value) => decoded(value, asJsonText), rows),
    holds: (value): value is ItemValue<Item>[] => Array.isArray(value) && value.every((one) => isRow(item, one)),
    answer: asJsonText ? z.string().describe('a list as JSON text') : z.array(isScalar(item) ? item.answer : z.object(answersOf(item))),
    empty: [],
    item,
    maxItems,
    singular,
    inColumns,
    asJsonText,
    ...describe(options),
  };
}

export function isScalar(item: ListItem): item is Scalar {
  return typeof item['kind'] === 'string';
}

function isRow(item: ListItem, row: unknown): boolean {
  if (isScalar(item)) return item.holds(row);
  return isRecord(row) && Object.entries(item).every(([name, cell]) => cell.holds(row[name]));
}

function rowSchema(fields: RowFields) {
  const shape = Object.entries(fields).flatMap(([name, field]) => {
    const schema = z.optional(field.schema);
    // A file may have a copy for Arabic, as it may outside of lists.
    return field.slot === 'file' ? [[name, schema] as const, [arabicNameOf(name), schema] as const] : [[name, schema] as const];
  });
  return z.strictObject(Object.fromEntries(shape), { error: 'not-a-list' });
}

/** Forms send lists as JSON text; an empty text is an empty list. Where the contract itself speaks in such text, any other is empty too (3-82). */
export function decoded(value: unknown, forgives: boolean): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return [];
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) || !forgives ? list : [];
  } catch {
    return forgives ? [] : value; // stays text, so the schema refuses it as 'not-a-list'
  }
}

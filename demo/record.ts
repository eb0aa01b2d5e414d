import type { ValueOf } from '#content/fields/field.ts';
import type { Fields } from '#content/fields/kinds.ts';

/** A file of demo/media, such as `images/lobby-wall.jpg`. */
export type MediaPath = string;

/** A picture or film with what the words beside it promise: nouns that must be seen in it, as in its entry of the catalogue. */
export type Picture = { file: MediaPath; shows: string };
export type NamedFile = MediaPath | Picture;

type Part = 'localized' | 'shared' | 'file';
type Scalar = { kind: string; slot: string };
type Value<F, P extends Part> = F extends { slot: P } ? (P extends 'file' ? NamedFile : ValueOf<F>) : never;
type Row<Item, P extends Part> = { [Name in keyof Item as Item[Name] extends { slot: P } ? Name : never]: Value<Item[Name], P> };
type Rows<Item, P extends Part> = Item extends Scalar
  ? Item extends { slot: P }
    ? ValueOf<Item>[]
    : never
  : keyof Row<Item, P> extends never
    ? never
    : Row<Item, P>[];
type InPart<F, P extends Part> = F extends { slot: 'list'; item: infer Item } ? Rows<Item, P> : Value<F, P>;
type NamesIn<F, P extends Part> = keyof { [Name in keyof F as [InPart<F[Name], P>] extends [never] ? never : Name]: true } & keyof F;

/** What a record may say in one part. */
type Values<F, P extends Part> = { [Name in NamesIn<F, P>]?: InPart<F[Name], P> };

/**
 * The values of a record, each field in its place. Any may be left out, so that a new field is one line of its collection: what a
 * record must have is told by the model, and demo/check.test.ts asks for it. `filesAr` holds Arabic copies of files.
 */
export type DemoValues<M extends { fields: Fields }> = {
  en: Values<M['fields'], 'localized'>;
  ar: Values<M['fields'], 'localized'>;
  shared?: Values<M['fields'], 'shared'>;
  files?: Values<M['fields'], 'file'>;
  filesAr?: Values<M['fields'], 'file'>;
};

/** Without an `id` a record has its place in the list, counted from 1. `parent` is the id of the record it belongs to. */
export type DemoRecord<C extends { fields: Fields }> = DemoValues<C> & { id?: number; parent?: number };
export type DemoRecords<C extends { fields: Fields }> = readonly DemoRecord<C>[];

export function fileOf(named: NamedFile): MediaPath {
  return typeof named === 'string' ? named : named.file;
}

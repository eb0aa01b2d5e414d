import type { ValueOf } from '#content/fields/field.ts';
import type { Fields } from '#content/fields/kinds.ts';

/** A file of demo/media, such as `images/lobby-wall.jpg`. */
export type MediaPath = string;

type Part = 'localized' | 'shared' | 'file';
type Scalar = { kind: string; place: string };
type Value<F, P extends Part> = F extends { place: P } ? (P extends 'file' ? MediaPath : ValueOf<F>) : never;
type Row<Item, P extends Part> = { [Name in keyof Item as Item[Name] extends { place: P } ? Name : never]: Value<Item[Name], P> };
type Rows<Item, P extends Part> = Item extends Scalar
  ? Item extends { place: P }
    ? ValueOf<Item>[]
    : never
  : keyof Row<Item, P> extends never
    ? never
    : Row<Item, P>[];
type InPart<F, P extends Part> = F extends { place: 'list'; item: infer Item } ? Rows<Item, P> : Value<F, P>;
type NamesIn<F, P extends Part> = keyof { [Name in keyof F as [InPart<F[Name], P>] extends [never] ? never : Name]: true } & keyof F;
type Documents<F> = keyof { [Name in keyof F as F[Name] extends { kind: 'document' } ? Name : never]: true } & keyof F;

type Words<F> = { [Name in NamesIn<F, 'localized'>]: InPart<F[Name], 'localized'> };
type Files<F> = { [Name in Exclude<NamesIn<F, 'file'>, Documents<F>>]: InPart<F[Name], 'file'> } & { [Name in Documents<F>]?: MediaPath };
// A collection without fields of a kind leaves that part out; one with such fields must name them all.
type Needed<Name extends string, Values> = keyof Values extends never ? { [N in Name]?: never } : { [N in Name]: Values };

/** The values of a record, every field in its place; only spec sheets may be left out. `filesAr` holds Arabic copies of files. */
export type DemoValues<M extends { fields: Fields }> = {
  en: Words<M['fields']>;
  ar: Words<M['fields']>;
  filesAr?: Partial<Files<M['fields']>>;
} & Needed<'shared', { [Name in NamesIn<M['fields'], 'shared'>]: InPart<M['fields'][Name], 'shared'> }> &
  Needed<'files', Files<M['fields']>>;

/** Without an `id` a record has its place in the list, counted from 1. `parent` is the id of the record it belongs to. */
export type DemoRecord<C extends { fields: Fields }> = DemoValues<C> & { id?: number; parent?: number };
export type DemoRecords<C extends { fields: Fields }> = readonly DemoRecord<C>[];

import type { Document, Language } from '#content/document.ts';
import type { SavedMessages } from '#content/define.ts';
import type { Place } from '#content/fields/field.ts';
import type { FileKind } from '#content/fields/file-endings.ts';
import type { FieldKind } from '#content/fields/kinds.ts';
import type { Version } from '#api/history/history.ts';

/** A field as its input needs it: plain data in the language of the page, so that the browser gets no model and no schemas. */
export type FieldView = {
  name: string;
  kind: FieldKind;
  place: Place;
  label: string;
  help: string;
  isRequired: boolean;
  empty: unknown;
  isLong: boolean;
  max: number | undefined;
  min: number | undefined;
  /** Of a choice: value and words. Of a flag: the words of 1 and 0. */
  options: readonly (readonly [string, string])[];
  accepts: readonly FileKind[];
  isNeededToAdd: boolean;
  /** Of a list: its cells; one nameless cell where a row is a single value. */
  cells: readonly FieldView[];
  maxItems: number;
};

export type CollectionView = {
  name: string;
  label: string;
  help: string;
  titleField: string;
  fields: readonly FieldView[];
  saved: SavedMessages;
  deletesAtOnce: boolean;
  maxPerParent: number | undefined;
  hasParent: boolean;
  /** Below the API's base. */
  address: string;
  createAddress: string;
  /** PUT and DELETE name the parent instead of the record. */
  isNamedByParent: boolean;
  /** Of settings: the address of the only record, which cannot be hidden. */
  savesAt?: string;
  shownOn: string;
  viewAddress: string | undefined;
};

export type RecordView = {
  id: number;
  version: number;
  published: Readonly<Record<Language, boolean>>;
  document: Document;
};

export type CardView = {
  id: number;
  title: string;
  text: string;
  link: string;
  /** A stored file, or the drawing of an icon. */
  picture: string;
  drawing: string;
  /** The words of a flag that means something else than on and off. */
  mark: string;
  published: Readonly<Record<Language, boolean>>;
  isSwitchedOff: boolean;
  missing: readonly Language[];
  manage: { label: string; address: string } | undefined;
  viewAddress: string | undefined;
};

export type ListView = {
  collection: CollectionView;
  parent: number;
  cards: readonly CardView[];
  total: number;
  page: number;
  pageSize: number;
  filter: { text: string; missing: boolean; hidden: boolean };
};

/** An open form; `record` is missing while something is added. */
export type EditorView = { collection: CollectionView; parent: number; record: RecordView | undefined };

export type HistoryView = {
  collection: string;
  id: number;
  title: string;
  isInTrash: boolean;
  versions: readonly Version[];
  /** Where it is edited, for screens that only show its past. */
  editAddress?: string | undefined;
};

import type { Area } from '#content/roles.ts';
import type { Document, Language } from '#content/document.ts';
import type { SavedMessages } from '#content/define.ts';
import type { InputName, Slot } from '#content/fields/field.ts';
import type { FileKind } from '#content/fields/file-endings.ts';
import type { FieldKind } from '#content/fields/kinds.ts';
import type { Finding } from '#api/features/contradictions/contradictions.ts';
import type { PresentedDraft } from '#api/content/drafts/present-draft.ts';
import type { Coming } from '#api/features/schedule/present-scheduled.ts';
import type { DraftState } from '#content/draft-states.ts';
import type { Version } from '#api/content/history/history.ts';

/** A field as its input needs it: plain data in the language of the page, so that the browser gets no model and no schemas. */
export type FieldView = InputView | RowsView | SpecificationsView;

type AnyView = {
  name: string;
  label: string;
  help: string;
  isRequired: boolean;
  empty: unknown;
  isLong: boolean;
  /** Each language has words of its own: nothing is said about how they go together. */
  isApart?: boolean;
  max: number | undefined;
  min: number | undefined;
  /** Of a choice: value and words. Of a flag: the words of 1 and 0. */
  options: readonly (readonly [string, string])[];
  accepts: readonly FileKind[];
  isNeededToAdd: boolean;
};

export type InputView = AnyView & {
  kind: Exclude<FieldKind, 'list' | 'specifications'>;
  slot: Exclude<Slot, 'list'>;
  input: InputName;
};

/** A table of its own. */
export type SpecificationsView = AnyView & { kind: 'specifications'; slot: 'shared' };

/** Rows, each with the same cells; one nameless cell where a row is a single value. */
export type RowsView = AnyView & { kind: 'list'; slot: 'list'; cells: readonly InputView[]; maxItems: number };

export type CollectionView = {
  name: string;
  /** Whose rights decide who may change it. */
  area: Area;
  label: string;
  help: string;
  titleField: string;
  fields: readonly FieldView[];
  saved: SavedMessages;
  deletesAtOnce: boolean;
  maxPerParent: number | undefined;
  hasParent: boolean;
  /** Others stand below each of its records. */
  hasSections: boolean;
  /** Each record has an address of its own, which links may name. */
  hasPage: boolean;
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
  version: number;
  /** In a table: what each line of it shows, by the name of the field; words of one language by that of the input, `name_ar`. */
  values?: Readonly<Record<string, string>>;
  title: string;
  text: string;
  link: string;
  /** A stored file, or the drawing of an icon. */
  picture: string;
  drawing: string;
  /** The words of a flag that means something else than on and off. */
  mark: string;
  published: Readonly<Record<Language, boolean>>;
  states: Readonly<Record<Language, DraftState>>;
  /** The record is a draft that was never published. */
  isNew: boolean;
  isSwitchedOff: boolean;
  missing: readonly Language[];
  /** A number in its texts differs between the languages or contradicts a specification. */
  hasWrongFigures: boolean;
  manage: { label: string; address: string } | undefined;
  viewAddress: string | undefined;
};

export type ListView = {
  collection: CollectionView;
  parent: number;
  cards: readonly CardView[];
  total: number;
  isWhole: boolean;
  page: number;
  pageSize: number;
  filter: { text: string; missing: boolean; hidden: boolean; drafts: boolean };
};

/** An open form; `record` is missing while something is added. */
export type EditorView = {
  collection: CollectionView;
  parent: number;
  record: RecordView | undefined;
  /** No page leads to its own. */
  isUnlinked?: boolean;
  /** What was typed and is not published. Without a record: something new. */
  draft?: PresentedDraft | undefined;
  /** The times at which the record will be published or hidden. */
  coming?: readonly Coming[];
  /** The open release it stands in. */
  release?: { id: number; name: string } | null;
  /** Its page with all drafts, in each language; not there for what is shown on none. `:id` stands for that of something new. */
  pages?: Readonly<Record<Language, string>> | undefined;
  /** Texts whose numbers want a look. */
  findings?: readonly Pick<Finding, 'column' | 'label' | 'problem' | 'says' | 'expected'>[];
};

export type HistoryView = {
  collection: string;
  id: number;
  title: string;
  isInTrash: boolean;
  versions: readonly Version[];
  /** An earlier version may be brought back by whoever looks. */
  canRestore: boolean;
  /** Where it is edited, for screens that only show its past. */
  editAddress?: string | undefined;
};

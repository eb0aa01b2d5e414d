import { checkCollection, checkSettings } from './check.ts';
import type { Calls } from './calls.ts';
import type { ValueOf, Words } from './fields/field.ts';
import type { Fields } from './fields/kinds.ts';
import type { Page } from './pages.ts';

/** Which sentences confirm a save and a delete (the texts are in i18n, under `api.saved`). */
export type SavedMessages = 'item' | 'panel-item' | 'questionnaire' | 'section' | 'section-two' | 'section-three' | 'product';

type CollectionInput<F extends Fields> = {
  /** Our name, the same at every layer. */
  name: string;
  /** The contract's name in addresses; the source's misspellings live only here. */
  path: string;
  /** Second names of the path. */
  aliases?: readonly string[];
  label: Words;
  help?: Words;
  calls: Calls;
  /** The name of the collection whose records this one belongs to. */
  parent?: string;
  /** The most live records one parent may have. */
  maxPerParent?: number;
  fields: F;
  /** Other names under which the contract's clients send a field. */
  fieldAliases?: Readonly<Record<string, keyof F & string>>;
  /** A flag field that hides the record from visitors while it is 0. */
  shownWhile?: keyof F & string;
  /** The field whose value names a record in lists, links and messages. */
  titleField: keyof F & string;
  /** Records of this collection have a page of their own. */
  page?: Page;
  saved?: SavedMessages;
  /** Missing fields are answered with "All fields are required" instead of one sentence each. */
  allRequiredTogether?: boolean;
  /** Deleting asks no question first; the undo bar and the trash are enough. */
  deletesAtOnce?: boolean;
  /** What leads to the record's own screen in the dashboard, where "Manage" alone is not the specified word. */
  manageLabel?: Words;
  /** The route of the dashboard and, on pages with several sections, the section's title there. */
  edited: { at: string; section?: Words };
  /** The public page and the section on it, for "Shown on" and "View on site". */
  shown: { page: Page; section: Words } | { page: undefined; section: Words };
};

export type Collection<F extends Fields = Fields> = Readonly<
  Required<Omit<CollectionInput<F>, 'help' | 'parent' | 'maxPerParent' | 'shownWhile' | 'page' | 'manageLabel'>> & {
    manageLabel: Words | undefined;
    help: Words | undefined;
    parent: string | undefined;
    maxPerParent: number | undefined;
    shownWhile: (keyof F & string) | undefined;
    page: Page | undefined;
  }
>;

/** One group of settings: a single bilingual record, kept and versioned like any other. */
export type Settings<F extends Fields = Fields> = {
  readonly name: string;
  readonly label: Words;
  readonly help: Words | undefined;
  /** Visitors may read it: it holds nothing but what pages show. */
  readonly public: boolean;
  readonly fields: F;
};

/** Anything whose records are kept as documents. */
export type Model = Pick<Collection, 'name' | 'label' | 'fields'>;

/** The flat record a reader gets in one language. */
export type ValuesOf<M extends { fields: Fields }> = { [Name in keyof M['fields']]: ValueOf<M['fields'][Name]> };

export function defineCollection<const F extends Fields>(input: CollectionInput<F>): Collection<F> {
  const collection: Collection<F> = {
    aliases: [],
    help: undefined,
    parent: undefined,
    maxPerParent: undefined,
    fieldAliases: {},
    shownWhile: undefined,
    page: undefined,
    saved: 'item',
    allRequiredTogether: false,
    deletesAtOnce: false,
    manageLabel: undefined,
    ...input,
  };
  checkCollection(collection);
  return collection;
}

export function defineSettings<const F extends Fields>(input: {
  name: string;
  label: Words;
  help?: Words;
  public: boolean;
  fields: F;
}): Settings<F> {
  const settings = { help: undefined, ...input };
  checkSettings(settings);
  return settings;
}

import { checkCollection, checkSettings } from './check.ts';
import type { Area } from './roles.ts';
import type { Calls } from './calls.ts';
import type { ValueOf, Bilingual } from './fields/field.ts';
import type { Fields } from './fields/kinds.ts';
import { isRecord } from './known.ts';
import type { Page, RecordPage, SinglePage } from './pages.ts';
import { fillLook, type Look, type ShownLook } from './shown.ts';

/** Which sentences confirm a save and a delete (the texts are in i18n, under `api.saved`). */
export type SavedMessages = 'item' | 'panel-item' | 'questionnaire' | 'section' | 'section-two' | 'section-three' | 'product';

type CollectionInput<F extends Fields> = {
  /** Our name, the same at every layer. */
  name: string;
  /** The contract's name in addresses; the source's misspellings live only here. */
  path: string;
  /** Second names of the path. */
  aliases?: readonly string[];
  label: Bilingual;
  help?: Bilingual;
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
  page?: RecordPage;
  /** The fields whose values end the address of that page; the title's, where nothing else is said. */
  namedBy?: readonly (keyof F & string)[];
  saved?: SavedMessages;
  /** Missing fields are answered with "All fields are required" instead of one sentence each. */
  allRequiredTogether?: boolean;
  /** Deleting asks no question first; the undo bar and the trash are enough. */
  deletesAtOnce?: boolean;
  /** What leads to the record's own screen in the dashboard, where "Manage" alone is not the specified word. */
  manageLabel?: Bilingual;
  /** The route of the dashboard and, on pages with several sections, the section's title there. `under` is the screen that leads to it, if no tab does. */
  edited: { at: string; section?: Bilingual; under?: string };
  /** The public page, the section on it as editors call it ("Shown on", "View on site"), and how it looks there, unless the page draws it itself. */
  shown: ({ page: Page; section: Bilingual } & (Look<NoInfer<F>> | { look?: undefined })) | { page: undefined; section: Bilingual };
  /** Further pages that show the same records. */
  alsoShown?: readonly ({ page: Page } & Look<NoInfer<F>>)[];
};

export type Collection<F extends Fields = Fields> = Readonly<
  Required<Omit<CollectionInput<F>, 'help' | 'parent' | 'maxPerParent' | 'shownWhile' | 'page' | 'manageLabel' | 'shown' | 'alsoShown'>> & {
    manageLabel: Bilingual | undefined;
    help: Bilingual | undefined;
    parent: string | undefined;
    maxPerParent: number | undefined;
    shownWhile: (keyof F & string) | undefined;
    page: RecordPage | undefined;
    shown: { page: Page | undefined; section: Bilingual };
    looks: readonly ShownLook[];
  }
>;

/** One group of settings: a single bilingual record, kept and versioned like any other. */
export type Settings<F extends Fields = Fields> = {
  readonly name: string;
  readonly label: Bilingual;
  readonly help: Bilingual | undefined;
  /** Visitors may read it: it holds nothing but what pages show. */
  readonly public: boolean;
  /** Whose business it is: the rights of this area decide who reads and changes it. */
  readonly area: Area;
  readonly fields: F;
  /** Where visitors see most of it; none for what no page shows. */
  readonly page: SinglePage | undefined;
  /** What a company has to fill in before it opens its site. */
  readonly needed: readonly string[];
  /** What is shipped with a default that a company should look at once. */
  readonly decided: readonly string[];
  /** Pairs of values of which the first must come before the second: an office opens before it closes. */
  readonly inOrder: readonly (readonly [first: string, second: string])[];
  /** `inOrder`, in each row of a list. */
  readonly rowsInOrder: readonly RowOrder[];
};

/** A list and two of its columns, of which the first comes before the second. */
export type RowOrder<List extends string = string> = readonly [list: List, first: string, second: string, equal?: 'may-be-equal'];

/** Anything whose records are kept as documents. */
export type Model = Pick<Collection, 'name' | 'label' | 'fields'>;

/** The flat record a reader gets in one language. */
export type ValuesOf<M extends { fields: Fields }> = { [Name in keyof M['fields']]: ValueOf<M['fields'][Name]> };

export function areValuesOf<M extends { fields: Fields }>(model: M, values: unknown): values is ValuesOf<M> {
  return isRecord(values) && Object.entries(model.fields).every(([name, { holds }]) => holds(values[name]));
}

export function defineCollection<const F extends Fields>({ shown, alsoShown = [], ...input }: CollectionInput<F>): Collection<F> {
  const looks = [shown, ...alsoShown].flatMap((shownAs) => ('look' in shownAs && shownAs.look ? [fillLook(input.fields, shownAs)] : []));
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
    namedBy: [input.titleField],
    shown: { page: shown.page, section: shown.section },
    looks,
    ...input,
  };
  checkCollection(collection);
  return collection;
}

export function defineSettings<const F extends Fields>(input: {
  name: string;
  label: Bilingual;
  help?: Bilingual;
  public: boolean;
  area?: Area;
  page?: SinglePage;
  fields: F;
  needed?: readonly (keyof F & string)[];
  decided?: readonly (keyof F & string)[];
  inOrder?: readonly (readonly [keyof F & string, keyof F & string])[];
  rowsInOrder?: readonly RowOrder<keyof F & string>[];
}): Settings<F> {
  const settings = {
    help: undefined,
    area: 'settings' as const,
    page: undefined,
    needed: [],
    decided: [],
    inOrder: [],
    rowsInOrder: [],
    ...input,
  };
  checkSettings(settings);
  return settings;
}

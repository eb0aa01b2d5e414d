import type { Collection } from '#content/define.ts';
import { isEmpty, LANGUAGES, readDocument, readOwn } from '#content/document.ts';
import { fieldNamed, type AnyField } from '#content/fields/kinds.ts';
import { childrenOf } from '#content/index.ts';
import { lineFields } from '#content/line-fields.ts';
import { excerpt } from '#content/writing/excerpt.ts';
import { iconDrawing } from '#app/page/content-icons.ts';
import { inLanguage } from '#app/page/address.ts';
import { recordPath } from '#app/page/links.ts';
import type { Language } from '#i18n/translate.ts';
import type { DashboardArgs } from '#app/dashboard/dashboard-loader.server.ts';
import { textsIn } from '#app/dashboard/texts.ts';
import { viewAddress } from './collection-view.server.ts';
import { fieldView } from './field-view.server.ts';
import type { CardView } from './views.ts';
import { draftStates } from '#content/draft-states.ts';
import type { PresentedDraft } from '#api/content/drafts/present-draft.ts';

type Entry = Awaited<ReturnType<DashboardArgs['operations']['content']['entryOf']>>;
type Values = Readonly<Record<string, unknown>>;

export async function cardView(
  collection: Collection,
  entry: Entry,
  language: Language,
  hasWrongFigures: boolean,
  draft?: PresentedDraft,
  scheduled: readonly Language[] = [],
): Promise<CardView> {
  const { fields, titleField, shownWhile } = collection;
  const { values } = readDocument(fields, entry.document, language);
  const first = (matches: (field: AnyField, name: string) => boolean) =>
    textOf(values, Object.entries(fields).find(([name, field]) => matches(field, name))?.[0]);
  const icon = first((field) => field.kind === 'icon');
  return {
    id: entry.id,
    version: entry.version,
    title: textOf(values, titleField),
    text: plainText(first((field, name) => (field.kind === 'text' || field.kind === 'rich-text') && name !== titleField)),
    link: first((field) => field.kind === 'link') || ownPath(collection, entry.id),
    picture: first((field) => field.kind === 'image' || field.kind === 'media' || field.kind === 'video'),
    drawing: icon && (await iconDrawing(icon)),
    mark: markOf(collection, values, language),
    published: entry.published,
    states: draft?.states ?? draftStates(entry, undefined, scheduled),
    isNew: draft?.isNew ?? false,
    isSwitchedOff: shownWhile !== undefined && values[shownWhile] === 0,
    missing: missingIn(collection, entry),
    hasWrongFigures,
    manage: manageOf(collection, entry.id, language),
    viewAddress: viewAddress(
      collection,
      collection.parent ? entry.parent : entry.id,
      language,
      draft !== undefined || !entry.published[language],
    ),
  };
}

export function lineValues(collection: Collection, entry: Entry, language: Language): Record<string, string> {
  const { fields } = collection;
  const read = (of: Values, name: string) => plainText(readable(of[name], optionsIn(collection, name, language)));
  const { values } = readDocument(fields, entry.document, language);
  const own = LANGUAGES.map((one) => [one, readOwn(fields, entry.document, one)] as const);
  return Object.fromEntries(
    lineFields(collection).flatMap((name) => [
      [name, read(values, name)],
      ...(fields[name]?.slot === 'localized' ? own.map(([one, of]) => [`${name}_${one}`, read(of, name)]) : []),
    ]),
  );
}

function readable(value: unknown, options: ReadonlyMap<string, string>): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return options.get(text) ?? text;
}

function optionsIn({ fields }: Collection, name: string, language: Language): ReadonlyMap<string, string> {
  return new Map(fieldView(name, fieldNamed(fields, name), language).options);
}

/** Where a record without a path of its own is found, as the API says it. */
function ownPath({ page, fields }: Collection, id: number): string {
  return page && 'path' in fields ? recordPath(page, id, [], 'ar') : '';
}

function textOf(values: Values, name: string | undefined): string {
  const value = name === undefined ? '' : values[name];
  return typeof value === 'string' ? value : '';
}

function plainText(text: string): string {
  const plain = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return excerpt(plain, 180);
}

function markOf({ fields, shownWhile }: Collection, values: Values, language: Language): string {
  const flag = Object.entries(fields).find(([name, field]) => field.kind === 'flag' && name !== shownWhile);
  if (!flag) return '';
  return fieldView(flag[0], flag[1], language).options.find(([value]) => value === String(values[flag[0]]))?.[1] ?? '';
}

/** A language misses a translation when the other one has words in a field where it has none. */
function missingIn({ fields }: Collection, { document }: Entry): Language[] {
  const localized = Object.entries(fields).filter(([, { slot }]) => slot === 'localized');
  return LANGUAGES.filter((language) =>
    localized.some(([name]) => isEmpty(document[language][name]) && LANGUAGES.some((other) => !isEmpty(document[other][name]))),
  );
}

function manageOf({ name, manageLabel }: Collection, id: number, language: Language): CardView['manage'] {
  const [child] = childrenOf(name);
  if (!child) return undefined;
  const address = inLanguage(child.edited.at.replace('{id}', String(id)), language);
  return { label: manageLabel?.[language] ?? textsIn(language)('action.manage'), address };
}

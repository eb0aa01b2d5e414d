import { data } from 'react-router';
import type { Collection } from '#content/define.ts';
import { allCollections } from '#content/index.ts';
import type { Language } from '#i18n/translate.ts';
import { TAB_GROUPS } from '#app/dashboard/tabs.ts';
import { textsIn } from '#app/dashboard/texts.ts';
import { plainPath } from '#app/page/address.ts';

/** The collections that are edited at an address of the dashboard, in their order on the screen. */
export function collectionsAt(pathname: string): readonly [Collection, ...Collection[]] {
  const plain = plainPath(pathname)
    .replace(/\/$/, '')
    .replace(/\/\d+$/, '/{id}');
  const [first, ...rest] = allCollections.filter(({ edited }) => edited.at === plain);
  if (!first) throw data(null, { status: 404 });
  return [first, ...rest];
}

const NAMED = new Map(TAB_GROUPS.flatMap(({ tabs }) => tabs).map(({ path, label }) => [path, label]));

/** What a screen without a record is called: as its tab. */
export function screenTitle({ edited, label }: Collection, language: Language): string {
  const named = NAMED.get(edited.at);
  return named ? textsIn(language)(named) : label[language];
}

export type OtherTab = { path: string; label: string };

/** The places of the model that no group of tabs names: a new collection is found without another line. */
export function otherTabs(language: Language, collections = allCollections): OtherTab[] {
  const found = collections.filter(({ parent, edited }) => parent === undefined && !edited.under && !NAMED.has(edited.at));
  const first = Map.groupBy(found, ({ edited }) => edited.at);
  return [...first].flatMap(([path, [collection]]) => (collection ? [{ path, label: screenTitle(collection, language) }] : []));
}

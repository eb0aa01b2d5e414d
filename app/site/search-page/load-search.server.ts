import { collections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { linkTo } from '#app/page/links.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

const LONGEST = 200;

/** What was found for the words of the address, in groups: the group of the best result first. */
export async function loadSearch({ operations, reader, language, url }: PageArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST);
  const [results, { popular }, categories] = await Promise.all([
    operations.search.everything(query, language),
    operations.settings.read(settingsGroups.search, language),
    operations.content.list(collections.categories, reader),
  ]);
  // Nobody types on this page, so it is told at once; whose search it was is not known here.
  if (query !== '' && results.length === 0) await operations.missedSearches.note(query, language, '');
  const shown = results.map((result) => ({ ...result, path: linkTo(result.path, [result.title], language)?.to ?? result.path }));
  return {
    query,
    count: results.length,
    groups: [...Map.groupBy(shown, ({ kind }) => kind)].map(([kind, found]) => ({ kind, found })),
    popular,
    categories: categories.map(({ id, name, path }) => ({ id, name, path })),
  };
}

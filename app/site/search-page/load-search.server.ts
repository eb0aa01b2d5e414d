import { latinDigits } from '#content/digits.ts';
import { collections } from '#content/index.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { pricesIn } from '#content/specifications/price.ts';
import { factsOf } from '#content/specifications/facts.ts';
import { linkTo } from '#app/page/links.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { wholeNumber } from '#app/page/whole-number.ts';

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

const LONGEST = 200;
const MOST_PAGES = 1_000_000;

/** What was found for the words of the address, in groups: the group of the best result first. */
export async function loadSearch({ operations, reader, language, url }: PageArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST);
  const asked = (url.searchParams.get('page') ?? '').trim();
  const page = asked === '' ? 1 : wholeNumber(latinDigits(asked), MOST_PAGES);
  const [found, { popular }, categories] = await Promise.all([
    operations.search.everything(query, language, page),
    operations.settings.read(settingsGroups.search, language),
    operations.content.list(collections.categories, reader),
  ]);
  const isPage = page !== undefined && page <= found.pages;
  const answer = isPage || page === undefined ? found : await operations.search.everything(query, language);
  // Nobody types on this page, so it is told at once; whose search it was is not known here.
  if (query !== '' && answer.total === 0 && answer.isWhole) await operations.missedSearches.note(query, language, '');
  const shown = (results: typeof answer.results) =>
    results.map(({ specifications, ...result }) => ({
      ...result,
      path: linkTo(result.path, [result.title], language)?.to ?? result.path,
      facts: factsOf(specifications, language),
      prices: pricesIn(specifications),
    }));
  return {
    query,
    count: answer.total,
    page: answer.page,
    pages: answer.pages,
    isWhole: answer.isWhole,
    /** What the address calls a page of these results and is none. */
    noPage: isPage || query === '' ? '' : asked,
    groups: [...Map.groupBy(shown(answer.results), ({ kind }) => kind)].map(([kind, found]) => ({ kind, found })),
    nearest: shown(answer.nearest),
    popular,
    categories: categories.map(({ id, name, path, icon }) => ({ id, name, path, icon: answer.total === 0 ? icon : '' })),
  };
}

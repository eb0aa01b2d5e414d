import { allCollections } from '#content/index.ts';
import { PAGES, type Page } from '#content/pages.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { wordsIn } from '#app/dashboard/words.ts';

type Target = { title: string; address: string };
export type LinkTargets = { groups: readonly { label: string; targets: readonly Target[] }[] };

/** Every address of the site a link may lead to: the pages, and the records that have a page of their own. */
export const loader = dashboardLoader(async ({ operations, reader, language }): Promise<LinkTargets> => {
  const t = wordsIn(language);
  const pages = (Object.keys(PAGES) as Page[])
    .filter((page) => !PAGES[page].includes(':') && page !== 'communityShort')
    .map((page) => ({ title: t(`page.${page}`), address: PAGES[page] }));
  const groups = await Promise.all(
    allCollections
      .filter(({ page }) => page && PAGES[page].includes(':id'))
      .map(async (collection) => {
        const records = await operations.content.list(collection, reader, 0, { limit: 1000, offset: 0 });
        const targets = records.map((record) => ({
          title: String((record as Record<string, unknown>)[collection.titleField]),
          address: PAGES[collection.page!].replace('/:name?', '').replace(':id', String(record.id)),
        }));
        return { label: collection.label[language], targets };
      }),
  );
  return { groups: [{ label: t('content.link.pages'), targets: pages }, ...groups] };
});

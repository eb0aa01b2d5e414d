import { allCollections } from '#content/index.ts';
import { PAGE_NAMES, PAGES } from '#content/pages.ts';
import { dashboardLoader } from '#app/dashboard/dashboard-loader.server.ts';
import { textIn } from '#app/dashboard/json-object.ts';
import { textsIn } from '#app/dashboard/texts.ts';

type Target = { title: string; address: string };
export type LinkTargets = { groups: readonly { label: string; targets: readonly Target[] }[] };

/** Every address of the site a link may lead to: the pages, and the records that have a page of their own. */
export const loader = dashboardLoader('content.read', async ({ operations, reader, language }): Promise<LinkTargets> => {
  const t = textsIn(language);
  const pages = PAGE_NAMES.filter((page) => !PAGES[page].includes(':') && page !== 'communityShort').map((page) => ({
    title: t(`page.${page}`),
    address: PAGES[page],
  }));
  const groups = await Promise.all(
    allCollections
      .flatMap((collection) => (collection.page && PAGES[collection.page].includes(':id') ? [{ collection, page: collection.page }] : []))
      .map(async ({ collection, page }) => {
        const records = await operations.content.list(collection, reader, 0, { limit: 1000, offset: 0 });
        const targets = records.map((record) => ({
          title: textIn(record, collection.titleField),
          address: PAGES[page].replace('/:name?', '').replace(':id', String(record.id)),
        }));
        return { label: collection.label[language], targets };
      }),
  );
  return { groups: [{ label: t('content.link.pages'), targets: pages }, ...groups] };
});

import type { Crumb } from '#app/site/catalogue/trail/crumb.ts';
import { pagePath, recordPath } from '#app/site/links.ts';
import type { Language } from '#i18n/translate.ts';

type Way = { origin: string; language: Language; home: string; crumbs: readonly Crumb[]; here: { name: string; path: string } };

export function trailData({ origin, language, home, crumbs, here }: Way): object {
  const steps = [
    { name: home, path: pagePath('home', language) },
    ...crumbs.map(({ page, id, name }) => ({ name, path: recordPath(page, id, [name], language) })),
    here,
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
  };
}

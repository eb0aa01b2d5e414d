import type { Crumb } from '#app/site/catalogue/trail/crumb.ts';
import { pagePath, recordPath } from '#app/page/links.ts';
import type { Language } from '#i18n/translate.ts';
import { type Step, stepsData } from './steps-data.ts';

type Way = { origin: string; language: Language; home: string; crumbs: readonly Crumb[]; here: Step };

export function trailData({ origin, language, home, crumbs, here }: Way): object {
  return stepsData(origin, [
    { name: home, path: pagePath('home', language) },
    ...crumbs.map(({ page, id, name }) => ({ name, path: recordPath(page, id, [name], language) })),
    here,
  ]);
}

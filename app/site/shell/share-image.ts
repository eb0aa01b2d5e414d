import { PAGES } from '#content/pages.ts';
import type { seo } from '#content/settings/seo.ts';
import { plainPath } from '#app/page/address.ts';

type ShareField = Extract<keyof typeof seo.fields, `share_${string}`>;

const FIELDS: Readonly<Record<string, ShareField>> = {
  [PAGES.home]: 'share_image',
  [PAGES.about]: 'share_about',
  [PAGES.projects]: 'share_projects',
  [PAGES.community]: 'share_community',
  [PAGES.contact]: 'share_contact',
  [PAGES.register]: 'share_register',
  [PAGES.campaign]: 'share_campaign',
};

/** The picture chosen for exactly this page; pages of records, and one section of the community, have their own. */
export function shareImageOf(pictures: Readonly<Record<ShareField, string>>, { pathname, search }: URL): string {
  const field = FIELDS[plainPath(pathname)];
  return field && !search ? pictures[field] : '';
}

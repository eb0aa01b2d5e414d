import { redirect } from 'react-router';
import { PAGES } from '#content/pages.ts';
import { inLanguage, languageOf } from '#app/page/address.ts';
import type { Route } from './+types/community-short.ts';

/** Links of the projects page say /community; the page lives at /our-community. */
export function loader({ url: { pathname, search } }: Route.LoaderArgs) {
  return redirect(inLanguage(PAGES.community, languageOf(pathname)) + search, 301);
}

import { data } from 'react-router';
import type { Collection } from '#content/define.ts';
import { allCollections } from '#content/index.ts';
import { plainPath } from '#app/site/address.ts';

/** The collections that are edited at an address of the dashboard, in their order on the screen. */
export function collectionsAt(pathname: string): readonly [Collection, ...Collection[]] {
  const place = plainPath(pathname)
    .replace(/\/$/, '')
    .replace(/\/\d+$/, '/{id}');
  const [first, ...rest] = allCollections.filter(({ edited }) => edited.at === place);
  if (!first) throw data(null, { status: 404 });
  return [first, ...rest];
}

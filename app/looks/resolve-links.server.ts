import { allCollections } from '#content/index.ts';
import type { Collection } from '#content/define.ts';
import { recordAt } from '#content/page-paths.ts';
import { specificationsIn } from '#content/specifications/kinds.ts';
import { pricesIn } from '#content/specifications/price.ts';
import { plainPath } from '#app/page/address.ts';
import { addressOf, linkTo } from '#app/page/links.ts';
import { sectionOr } from '#app/page/load-section.server.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import type { DrawnLink } from './look-props.ts';

type Reading = Pick<PageArgs, 'operations' | 'reader' | 'language' | 'url'>;
type Found = Pick<DrawnLink, 'prices' | 'specified'> & { address: string };
export type ResolveLink = (stored: string) => DrawnLink | undefined;

/** A link ends in its record's own name, so that nobody is sent on; where its reader cannot see the record there is none. */
export async function linkResolver(page: Reading, stored: readonly string[]): Promise<ResolveLink> {
  const { language, url } = page;
  const addresses = await sectionOr(addressesOf(page, stored), undefined);
  const here = keyOf(plainPath(url.pathname));
  return (link) => {
    const key = keyOf(link);
    if (key && addresses) {
      const found = addresses.get(key);
      const rest = /[?#].*$/.exec(link)?.[0] ?? '';
      if (!found) return undefined;
      const { address, ...known } = found;
      return { to: address + rest, isOutside: false, isOwn: key !== here, ...known };
    }
    const plain = linkTo(link, [], language);
    return plain && { ...plain, isOwn: plain.isOutside || /[?#]/.test(link) };
  };
}

async function addressesOf({ operations, reader, language }: Reading, stored: readonly string[]): Promise<Map<string, Found>> {
  const wanted = Map.groupBy(
    stored.flatMap((link) => recordAt(link) ?? []),
    ({ page }) => page,
  );
  const found = await Promise.all(
    allCollections.map(async (collection) => {
      const ids = [...new Set(collection.page && wanted.get(collection.page)?.map(({ id }) => id))];
      const items = ids.length > 0 ? await operations.content.readSome(collection, reader, ids) : [];
      const known = knownOf(collection);
      return items.map((item): [string, Found] => [
        `${collection.page}/${item.id}`,
        { address: addressOf(collection, item, language), ...known(item) },
      ]);
    }),
  );
  return new Map(found.flat());
}

/** What a record costs, and whether there is a sheet of it; for collections that have specifications. */
function knownOf({ fields }: Collection): (item: Readonly<Record<string, unknown>> & { id: number }) => Omit<Found, 'address'> {
  const [name] = Object.entries(fields).find(([, { kind }]) => kind === 'specifications') ?? [];
  return (item) => {
    const specifications = name === undefined ? {} : specificationsIn(item[name]);
    const prices = pricesIn(specifications);
    return { ...(prices && { prices }), ...(Object.keys(specifications).length > 0 && { specified: item.id }) };
  };
}

function keyOf(link: string): string | undefined {
  const record = recordAt(link);
  return record && `${record.page}/${record.id}`;
}

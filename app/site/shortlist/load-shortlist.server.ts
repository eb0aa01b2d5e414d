import { collections } from '#content/index.ts';
import { asOffered, isChanged } from '#content/as-offered.ts';
import { offeredSizes } from '#content/offered-size.ts';
import { readEarlier } from '#content/offers/earlier.ts';
import { whatsappLink } from '#content/phone.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { leftOutOf, type ShortlistItem, readShortlist } from '#content/shortlist.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { comparedOf, type ComparedProduct } from '#app/site/compare/compared-product.ts';

export type ShortlistRow = {
  /** Its place in the address, which names what is gone too. */
  position: number;
  listed: ShortlistItem;
  product: ComparedProduct;
  sizes: readonly number[];
};

export async function loadShortlist({ operations, reader, language, url }: PageArgs) {
  const text = url.searchParams.get('products') ?? '';
  const list = readShortlist(text);
  const [products, sa, ae, vatSa, vatAe] = await Promise.all([
    list.length > 0 ? operations.content.readSome(collections.products, reader, [...new Set(list.map(({ id }) => id))]) : [],
    operations.settings.read(settingsGroups.contactSa, language),
    operations.settings.read(settingsGroups.contactAe, language),
    operations.offers.vatOf('sa'),
    operations.offers.vatOf('ae'),
  ]);
  const byId = new Map(products.map((product) => [product.id, comparedOf(product)]));
  const rows = list.flatMap((listed, position): ShortlistRow[] => {
    const product = byId.get(listed.id);
    return product ? [rowOf(position, listed, product)] : [];
  });
  return {
    rows,
    vat: { sa: vatSa, ae: vatAe },
    earlier: readEarlier(url.searchParams.get('as') ?? ''),
    gone: list.length - rows.length,
    unread: leftOutOf(text),
    changed: rows.flatMap(({ position, listed, product: { name } }) => {
      const asked = list[position];
      return asked && isChanged(asked, listed) ? [{ name, asked }] : [];
    }),
    chats: { sa: whatsappLink(sa.whatsapp, 'sa', ''), ae: whatsappLink(ae.whatsapp, 'ae', '') },
  };
}

function rowOf(position: number, listed: ShortlistItem, product: ComparedProduct): ShortlistRow {
  const { specifications } = product;
  return { position, listed: asOffered(listed, specifications), product, sizes: offeredSizes(specifications) };
}

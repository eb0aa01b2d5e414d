import { textBefore } from '#content/known.ts';
import { listedAs, readChosen } from '#content/chosen-size.ts';
import { collections } from '#content/index.ts';
import { readShortlist, type ShortlistItem } from '#content/shortlist.ts';
import { cabinetOf } from '#content/wall/cabinet.ts';
import { readWall, typedWall } from '#content/wall/read-wall.ts';
import type { OfferParts } from './deps.ts';

const PRODUCT = /\/product\/(\d{1,10})(?:\/|$)/;

/** What the address of a shortlist, of a wall, or of a product in one size or as a wall names; nothing for any other address. */
export async function listedIn({ content }: Pick<OfferParts, 'content'>, address: string): Promise<ShortlistItem[]> {
  const query = new URLSearchParams(address.split('?', 2)[1] ?? '');
  const listed = readShortlist(query.get('products') ?? '');
  if (listed.length > 0) return listed;
  const path = textBefore(address, '?');
  const isBuilder = path.endsWith('/wall');
  const id = Number(isBuilder ? query.get('product') : PRODUCT.exec(path)?.[1]);
  if (!Number.isSafeInteger(id) || id < 1) return [];
  const [product] = await content.readSome(collections.products, { language: 'en', sees: 'published' }, [id]);
  if (product && !isBuilder) {
    const chosen = readChosen(product.specifications, query);
    return chosen ? [{ ...listedAs(id, chosen), quantity: 1 }] : [];
  }
  const cabinet = product && cabinetOf(product.specifications);
  if (!cabinet) return [];
  const { columns, rows } = readWall(typedWall(query), cabinet);
  return [{ id, wall: [columns, rows], quantity: 1 }];
}

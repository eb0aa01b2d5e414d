import { textBefore } from '#content/known.ts';
import { collections } from '#content/index.ts';
import { readShortlist, type ShortlistItem } from '#content/shortlist.ts';
import { cabinetOf } from '#content/wall/cabinet.ts';
import { readWall, typedWall } from '#content/wall/read-wall.ts';
import type { OfferParts } from './deps.ts';

/** What the address of a shortlist or of a wall names; nothing for any other address. */
export async function listedIn({ content }: Pick<OfferParts, 'content'>, address: string): Promise<ShortlistItem[]> {
  const query = new URLSearchParams(address.split('?', 2)[1] ?? '');
  const listed = readShortlist(query.get('products') ?? '');
  if (listed.length > 0 || !textBefore(address, '?').endsWith('/wall')) return listed;
  const id = Number(query.get('product'));
  if (!Number.isSafeInteger(id) || id < 1) return [];
  const [product] = await content.readSome(collections.products, { language: 'en', sees: 'published' }, [id]);
  const cabinet = product && cabinetOf(product.specifications);
  if (!cabinet) return [];
  const { columns, rows } = readWall(typedWall(query), cabinet);
  return [{ id, wall: [columns, rows], quantity: 1 }];
}

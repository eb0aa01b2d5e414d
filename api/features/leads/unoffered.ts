import * as z from 'zod';
import { collections } from '#content/index.ts';
import { isOffered } from '#content/offered-size.ts';
import type { Content } from '#api/content/content.ts';
import { invalid } from '#api/errors.ts';

const Asked = z.object({ product_id: z.number().optional(), size: z.string().optional() });
const AskedFor = Asked.extend({ products: z.array(Asked).optional() });

/** Nobody should be asked for a size that is not made. A product that is gone is no reason to refuse: sales can answer. */
export async function refuseUnoffered(content: Pick<Content, 'readSome'>, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { products: listed = [], ...one } = AskedFor.parse(values);
  const ids = [one, ...listed].flatMap(({ product_id: id, size }) => (id === undefined || !size ? [] : [id]));
  if (ids.length === 0) return;
  const found = await content.readSome(collections.products, { language: 'en', sees: 'everything' }, [...new Set(ids)]);
  const offered = new Map(found.map(({ id, specifications }) => [id, specifications]));
  const isWrong = ({ product_id: id = 0, size = '' }: z.output<typeof Asked>) => {
    const specifications = offered.get(id);
    return specifications !== undefined && !isOffered(size, specifications);
  };
  if (isWrong(one)) throw invalid({ size: 'not-a-choice' });
  if (listed.some(isWrong)) throw invalid({ products: 'not-a-choice' });
}

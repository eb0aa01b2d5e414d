import { notMade, readChosen } from '#content/chosen-size.ts';
import { collections } from '#content/index.ts';
import { drawAs, loadSections } from '#app/looks/load-sections.server.ts';
import { recordPath } from '#app/page/links.ts';
import { sectionOr } from '#app/page/load-section.server.ts';
import { idOf, type PageArgs, redirectToRightName } from '#app/page/page-loader.server.ts';
import { alternateOf } from '#app/site/catalogue/alternate.server.ts';
import { bothNames } from '#app/site/catalogue/both-names.server.ts';
import { productIn } from '#app/site/specifications/linked-specifications.server.ts';
import { trailToProduct } from '#app/site/catalogue/trail/load-trail.server.ts';

export async function loadProduct(page: PageArgs) {
  const { operations, reader, params, language } = page;
  const id = idOf(params);
  const product = await operations.content.read(collections.products, reader, id);
  redirectToRightName(page, recordPath('product', id, [product.name], language));
  const [names, { crumbs, siblings }, sections] = await Promise.all([
    bothNames(page, collections.products, id),
    sectionOr(trailToProduct(page, id), { crumbs: [], siblings: [] }),
    loadSections(page, 'product', { id }),
  ]);
  return {
    product,
    chosen: readChosen(product.specifications, page.url.searchParams),
    missed: notMade(product.specifications, page.url.searchParams),
    names,
    crumbs,
    sections,
    alternate: await alternateOf(page, { page: 'product', id }, names, crumbs),
    family: siblings.flatMap(({ path }) => productIn(String(path)) ?? []).filter((one) => one !== id),
    siblings: await drawAs(page, 'strip', collections.subCategoryProducts, siblings),
  };
}

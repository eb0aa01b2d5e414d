import { collections } from '#content/index.ts';
import { familyKind, inFamilyOrder } from '#content/specifications/family.ts';
import { loadSections } from '#app/looks/load-sections.server.ts';
import { questionsIn } from '#app/looks/questions/questions-in.ts';
import { Sections } from '#app/looks/sections.tsx';
import { recordPath } from '#app/page/links.ts';
import { sectionOr } from '#app/page/load-section.server.ts';
import { idOf, pageLoader, redirectToRightName } from '#app/page/page-loader.server.ts';
import { alternateOf } from '#app/site/catalogue/alternate.server.ts';
import { bothNames } from '#app/site/catalogue/both-names.server.ts';
import { ComingSoon } from '#app/site/catalogue/coming-soon.tsx';
import { recordMeta } from '#app/site/catalogue/record-meta.ts';
import { trailToSubCategory } from '#app/site/catalogue/trail/load-trail.server.ts';
import { Trail } from '#app/site/catalogue/trail/trail.tsx';
import { FamilyDrawing } from '#app/site/family/family-drawing.tsx';
import { SubCategoryHero } from '#app/site/heroes/sub-category-hero.tsx';
import { loadListed } from '#app/site/products/load-products.server.ts';
import { isSpecified } from '#app/site/products/is-specified.ts';
import { ProductsBelow } from '#app/site/products/products-below.tsx';
import type { Route } from './+types/sub-category.ts';

export const loader = pageLoader(['catalogue', 'compare', 'looks', 'products', 'shortlist'], async (page) => {
  const { operations, reader, params, language } = page;
  const id = idOf(params);
  const subCategory = await operations.content.read(collections.subCategories, reader, id);
  redirectToRightName(page, recordPath('subCategory', id, [subCategory.name], language));
  const [names, crumbs, sections, listed] = await Promise.all([
    bothNames(page, collections.subCategories, id),
    sectionOr(trailToSubCategory(page, id), []),
    loadSections(page, 'subCategory', { id }),
    loadListed(page, 'family', id),
  ]);
  const kind = familyKind(listed.products.map(({ specifications }) => specifications));
  return {
    subCategory,
    names,
    alternate: await alternateOf(page, { page: 'subCategory', id }, names, crumbs),
    crumbs,
    kind,
    sections: inFamilyOrder(sections, kind),
    listed,
  };
});

export default function SubCategoryPage({ loaderData: { subCategory, crumbs, kind, sections, listed } }: Route.ComponentProps) {
  const own = { family: <FamilyDrawing kind={kind} products={listed.products} /> };
  const top = (
    <>
      <Trail crumbs={crumbs} here={subCategory.name} />
      <Sections of="subCategory" loaded={sections} area="top" own={own} />
    </>
  );
  return (
    <>
      <SubCategoryHero subCategory={subCategory} products={listed.products.filter(isSpecified).map(({ id }) => id)} top={top} />
      <Sections of="subCategory" loaded={sections} own={own} />
      <ProductsBelow listed={listed} />
      {sections.every((part) => 'own' in part) && <ComingSoon />}
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  if (!loaderData) return [];
  const { subCategory, names, files, crumbs, sections } = loaderData;
  return recordMeta(matches, location.pathname, {
    page: 'subCategory',
    id: subCategory.id,
    name: subCategory.name,
    names,
    title: subCategory.seo_title || subCategory.name,
    description: subCategory.seo_description || subCategory.text,
    picture: subCategory.banner,
    files,
    crumbs,
    questions: questionsIn(sections),
  });
};

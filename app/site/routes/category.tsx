import { collections } from '#content/index.ts';
import { loadSections } from '#app/looks/load-sections.server.ts';
import { questionsIn } from '#app/looks/questions/questions-in.ts';
import { Sections } from '#app/looks/sections.tsx';
import { recordPath } from '#app/page/links.ts';
import { idOf, pageLoader, redirectToRightName } from '#app/page/page-loader.server.ts';
import { AdvisorInvitation } from '#app/site/advisor/advisor-invitation.tsx';
import { alternateOf } from '#app/site/catalogue/alternate.server.ts';
import { bothNames } from '#app/site/catalogue/both-names.server.ts';
import { ComingSoon } from '#app/site/catalogue/coming-soon.tsx';
import { PageTop } from '#app/site/catalogue/page-top/page-top.tsx';
import { recordMeta } from '#app/site/catalogue/record-meta.ts';
import { loadSideBySide } from '#app/site/compare/load-side-by-side.server.ts';
import { SideBySide } from '#app/site/compare/side-by-side.tsx';
import { CategoryHero } from '#app/site/heroes/category-hero.tsx';
import { loadCategoryHero } from '#app/site/heroes/load-category-hero.server.ts';
import { loadListed } from '#app/site/products/load-products.server.ts';
import { ProductsBelow } from '#app/site/products/products-below.tsx';
import type { Route } from './+types/category.ts';

export const loader = pageLoader(['advisor', 'catalogue', 'category', 'compare', 'looks', 'products', 'shortlist'], async (page) => {
  const { operations, reader, params, language } = page;
  const id = idOf(params);
  const category = await operations.content.read(collections.categories, reader, id);
  redirectToRightName(page, recordPath('category', id, [category.name], language));
  const [names, hero, sections, listed] = await Promise.all([
    bothNames(page, collections.categories, id),
    loadCategoryHero(page, id),
    loadSections(page, 'category', { id }),
    loadListed(page, 'category', id),
  ]);
  const sideBySide = await loadSideBySide(page, sections);
  return { category, names, alternate: await alternateOf(page, { page: 'category', id }, names, []), hero, sections, sideBySide, listed };
});

export default function CategoryPage({ loaderData: { category, hero, sections, sideBySide, listed } }: Route.ComponentProps) {
  const own = { advisor: <AdvisorInvitation />, 'side-by-side': <SideBySide compared={sideBySide} /> };
  return (
    <>
      <PageTop item={category} crumbs={[]} strip={<Sections of="category" loaded={sections} area="top" own={own} />}>
        <CategoryHero hero={hero} />
      </PageTop>
      <Sections of="category" loaded={sections} own={own} />
      <ProductsBelow listed={listed} />
      {!hero && sections.every((part) => 'own' in part) && <ComingSoon />}
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  if (!loaderData) return [];
  const { category, names, hero, files, sections } = loaderData;
  return recordMeta(matches, location.pathname, {
    page: 'category',
    id: category.id,
    name: category.name,
    names,
    title: category.seo_title || category.name,
    description: category.seo_description || (hero?.headline ?? ''),
    picture: category.share_image || hero?.image || category.icon,
    files,
    crumbs: [],
    questions: questionsIn(sections),
  });
};

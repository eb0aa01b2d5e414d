import { Suspense } from 'react';
import { collections } from '#content/index.ts';
import { bothNames } from '#app/site/catalogue/both-names.server.ts';
import { ComingSoon } from '#app/site/catalogue/coming-soon.tsx';
import { sectionOr } from '#app/site/catalogue/load-section.server.ts';
import { recordMeta } from '#app/site/catalogue/record-meta.ts';
import { storyOf } from '#app/site/catalogue/story.ts';
import { trailToSubCategory } from '#app/site/catalogue/trail/load-trail.server.ts';
import { Trail } from '#app/site/catalogue/trail/trail.tsx';
import { twinOf } from '#app/site/catalogue/twin.server.ts';
import { recordPath } from '#app/site/links.ts';
import { idOf, pageLoader, redirectToRightName } from '#app/site/page-loader.server.ts';
import { SubCategoryHero } from '#app/site/sections/sub-categories/sub-category-hero.tsx';
import { SubCategoryProducts } from '#app/site/sections/sub-category-products/sub-category-products.tsx';
import { later } from '#app/site/later.ts';
import type { Route } from './+types/sub-category.ts';

const LowerHalf = await later(async () => (await import('#app/site/lower-half/sub-category.tsx')).SubCategoryLowerHalf);

export const loader = pageLoader(['catalogue', 'subCategory'], async (page) => {
  const { operations, reader, params, language } = page;
  const id = idOf(params);
  const subCategory = await operations.content.read(collections.subCategories, reader, id);
  redirectToRightName(page, recordPath('subCategory', id, [subCategory.name], language));
  const { list } = operations.content;
  const [names, crumbs, products, cards, slides, tiles, tickets, questions] = await Promise.all([
    bothNames(page, collections.subCategories, id),
    sectionOr(trailToSubCategory(page, id), []),
    sectionOr(list(collections.subCategoryProducts, reader, id), []),
    sectionOr(list(collections.subCategoryCards, reader, id), []),
    sectionOr(list(collections.subCategorySlides, reader, id), []),
    sectionOr(list(collections.subCategoryTiles, reader, id), []),
    sectionOr(list(collections.subCategoryTickets, reader, id), []),
    sectionOr(list(collections.subCategoryQuestions, reader, id), []),
  ]);
  const { name, title, text, banner, specsheet, seo_title, seo_description, fallback } = subCategory;
  return {
    subCategory: { id, name, title, text, banner, specsheet, seo_title, seo_description, fallback },
    names,
    twin: await twinOf(page, names, crumbs),
    crumbs,
    products: products.map(storyOf),
    cards: cards.map(storyOf),
    slides: slides.map(storyOf),
    tiles: tiles.map(storyOf),
    tickets: tickets.map(storyOf),
    questions: questions.map(storyOf),
  };
});

export default function SubCategoryPage({ loaderData }: Route.ComponentProps) {
  const { subCategory, crumbs, products, cards, slides, tiles, tickets, questions } = loaderData;
  const isEmpty = [products, cards, slides, tiles, tickets, questions].every((section) => section.length === 0);
  const top = (
    <>
      <Trail crumbs={crumbs} here={subCategory.name} />
      <SubCategoryProducts products={products} />
    </>
  );
  return (
    <>
      <SubCategoryHero subCategory={subCategory} top={top} />
      <Suspense>
        <LowerHalf page={loaderData} />
      </Suspense>
      {isEmpty && <ComingSoon />}
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  if (!loaderData) return [];
  const { subCategory, names, files, crumbs, questions } = loaderData;
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
    questions,
  });
};

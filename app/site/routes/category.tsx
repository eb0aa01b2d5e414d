import { Suspense } from 'react';
import { collections } from '#content/index.ts';
import { bothNames } from '#app/site/catalogue/both-names.server.ts';
import { ComingSoon } from '#app/site/catalogue/coming-soon.tsx';
import { sectionOr } from '#app/site/catalogue/load-section.server.ts';
import { PageTop } from '#app/site/catalogue/page-top/page-top.tsx';
import { recordMeta } from '#app/site/catalogue/record-meta.ts';
import { storyOf } from '#app/site/catalogue/story.ts';
import { twinOf } from '#app/site/catalogue/twin.server.ts';
import { recordPath } from '#app/site/links.ts';
import { idOf, pageLoader, redirectToRightName } from '#app/site/page-loader.server.ts';
import { CategoryHero } from '#app/site/sections/category-heroes/category-hero.tsx';
import { categoryHeroOf } from '#app/site/sections/category-heroes/hero-products.ts';
import { CategoryLinks } from '#app/site/sections/category-links/category-links.tsx';
import { drawIcons } from '#app/site/sections/category-products/draw-icons.server.ts';
import { later } from '#app/site/later.ts';
import type { Route } from './+types/category.ts';

const LowerHalf = await later(async () => (await import('#app/site/lower-half/category.tsx')).CategoryLowerHalf);

export const loader = pageLoader(['catalogue', 'category', 'product'], async (page) => {
  const { operations, reader, params, language } = page;
  const id = idOf(params);
  const category = await operations.content.read(collections.categories, reader, id);
  redirectToRightName(page, recordPath('category', id, [category.name], language));
  const { list } = operations.content;
  const [names, links, [hero], [banner], products, tiles, cards, questions] = await Promise.all([
    bothNames(page, collections.categories, id),
    sectionOr(list(collections.categoryLinks, reader, id), []),
    sectionOr(list(collections.categoryHeroes, reader, id), []),
    sectionOr(list(collections.categoryBanners, reader, id), []),
    sectionOr(list(collections.categoryProducts, reader, id), []),
    sectionOr(list(collections.categoryTiles, reader, id), []),
    sectionOr(list(collections.categoryCards, reader, id), []),
    sectionOr(list(collections.categoryQuestions, reader, id), []),
  ]);
  const { name, icon, seo_title, seo_description, share_image, fallback } = category;
  return {
    category: { id, name, icon, seo_title, seo_description, share_image, fallback },
    names,
    twin: await twinOf(page, names, []),
    links: links.map(storyOf),
    hero: hero && categoryHeroOf(hero),
    banner: banner && { headline: banner.headline, media_file: banner.media_file, fallback: banner.fallback },
    products: await drawIcons(products),
    tiles: tiles.map(({ id: tile, title, info, path, color, image, fallback: borrowed }) => ({
      id: tile,
      title,
      info,
      path,
      color,
      image,
      fallback: borrowed,
    })),
    cards: cards.map(({ id: card, name: title, paragraph, image, fallback: borrowed }) => ({
      id: card,
      name: title,
      paragraph,
      image,
      fallback: borrowed,
    })),
    questions: questions.map(({ id: question, title, paragraph, image, fallback: borrowed }) => ({
      id: question,
      title,
      paragraph,
      image,
      fallback: borrowed,
    })),
  };
});

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, links, hero, banner, products, tiles, cards, questions } = loaderData;
  const isEmpty = !hero && !banner && [links, products, tiles, cards, questions].every((section) => section.length === 0);
  return (
    <>
      <PageTop item={category} crumbs={[]} strip={<CategoryLinks links={links} />}>
        <CategoryHero hero={hero} />
      </PageTop>
      <Suspense>
        <LowerHalf page={loaderData} />
      </Suspense>
      {isEmpty && <ComingSoon />}
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  if (!loaderData) return [];
  const { category, names, hero, files, questions } = loaderData;
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
    questions: questions.map(({ title, paragraph }) => ({ title, text: paragraph })),
  });
};

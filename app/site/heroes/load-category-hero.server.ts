import { collections } from '#content/index.ts';
import { linkResolver } from '#app/looks/resolve-links.server.ts';
import { sectionOr } from '#app/page/load-section.server.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import { linkedSpecifications } from '#app/site/specifications/linked-specifications.server.ts';
import { type CategoryHero, categoryHeroOf } from './hero-products.ts';

export async function loadCategoryHero(page: PageArgs, id: number): Promise<CategoryHero | undefined> {
  const [hero] = await sectionOr(page.operations.content.list(collections.categoryHeroes, page.reader, id), []);
  if (!hero) return undefined;
  const links = [hero.product1_link, hero.product2_link];
  const [resolve, specificationsOf] = await Promise.all([
    linkResolver(page, links),
    sectionOr(linkedSpecifications(page, links), () => ({})),
  ]);
  return categoryHeroOf(hero, resolve, specificationsOf);
}

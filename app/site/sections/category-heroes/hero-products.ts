import type { Item } from '#api/content/present.ts';
import type { collections } from '#content/index.ts';

type Hero = Item<typeof collections.categoryHeroes>;

export type HeroProduct = {
  name: string;
  description: string;
  features: string[];
  link: string;
  specsheet: string;
  image: string;
  fallback: string[];
};
export type CategoryHero = Pick<Hero, 'headline' | 'image' | 'fallback'> & { products: HeroProduct[] };

/** The record keeps its two products side by side in flat fields; the page draws one card per product. */
export function categoryHeroOf(hero: Hero): CategoryHero {
  const { headline, image, fallback } = hero;
  return { headline, image, fallback, products: [productOf(hero, 'product1'), productOf(hero, 'product2')].filter(({ name }) => name) };
}

function productOf(hero: Hero, slot: 'product1' | 'product2'): HeroProduct {
  return {
    name: hero[`${slot}_name`],
    description: hero[`${slot}_description`],
    features: [hero[`${slot}_feature1`], hero[`${slot}_feature2`]].filter(Boolean),
    link: hero[`${slot}_link`],
    specsheet: hero[`${slot}_specsheet`],
    image: hero[`${slot}_image`],
    fallback: hero.fallback.filter((field) => field.startsWith(slot)).map((field) => field.slice(slot.length + 1)),
  };
}

import type { DrawnLink } from '#app/looks/look-props.ts';
import type { ResolveLink } from '#app/looks/resolve-links.server.ts';
import type { Item } from '#api/content/present.ts';
import type { Specifications } from '#content/specifications/kinds.ts';
import type { collections } from '#content/index.ts';

type Hero = Item<typeof collections.categoryHeroes>;

export type HeroProduct = {
  name: string;
  description: string;
  features: string[];
  link: DrawnLink | undefined;
  specsheet: string;
  image: string;
  fallback: string[];
  /** The specifications of the product the slide leads to. */
  specifications: Specifications;
};
export type CategoryHero = Pick<Hero, 'headline' | 'image' | 'fallback'> & { products: HeroProduct[] };

/** The record keeps its two products side by side in flat fields; the page draws one card per product. */
export function categoryHeroOf(hero: Hero, resolve: ResolveLink, specificationsOf: (link: string) => Specifications): CategoryHero {
  const { headline, image, fallback } = hero;
  const products = (['product1', 'product2'] as const).map((slot) => {
    const link = hero[`${slot}_link`];
    return { ...productOf(hero, slot), link: resolve(link), specifications: specificationsOf(link) };
  });
  return { headline, image, fallback, products: products.filter(({ name }) => name) };
}

function productOf(hero: Hero, slot: 'product1' | 'product2'): Omit<HeroProduct, 'link' | 'specifications'> {
  return {
    name: hero[`${slot}_name`],
    description: hero[`${slot}_description`],
    features: [hero[`${slot}_feature1`], hero[`${slot}_feature2`]].filter(Boolean),
    specsheet: hero[`${slot}_specsheet`],
    image: hero[`${slot}_image`],
    fallback: hero.fallback.filter((field) => field.startsWith(slot)).map((field) => field.slice(slot.length + 1)),
  };
}

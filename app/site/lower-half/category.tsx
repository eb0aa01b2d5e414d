import { CategoryBanner } from '#app/site/sections/category-banners/category-banner.tsx';
import { CategoryCards } from '#app/site/sections/category-cards/category-cards.tsx';
import { CategoryProducts } from '#app/site/sections/category-products/category-products.tsx';
import { CategoryQuestions } from '#app/site/sections/category-questions/category-questions.tsx';
import { CategoryTiles } from '#app/site/sections/category-tiles/category-tiles.tsx';
import type { loader } from '#app/site/routes/category.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** Everything after the first screen. */
export function CategoryLowerHalf({ page: { banner, products, tiles, cards, questions } }: { page: Data }) {
  return (
    <>
      <CategoryBanner banner={banner} />
      <CategoryProducts products={products} />
      <CategoryTiles tiles={tiles} />
      <CategoryCards cards={cards} />
      <CategoryQuestions questions={questions} />
    </>
  );
}

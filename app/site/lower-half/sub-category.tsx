import { SubCategoryCards } from '#app/site/sections/sub-category-cards/sub-category-cards.tsx';
import { SubCategoryQuestions } from '#app/site/sections/sub-category-questions/sub-category-questions.tsx';
import { SubCategorySlides } from '#app/site/sections/sub-category-slides/sub-category-slides.tsx';
import { SubCategoryTickets } from '#app/site/sections/sub-category-tickets/sub-category-tickets.tsx';
import { SubCategoryTiles } from '#app/site/sections/sub-category-tiles/sub-category-tiles.tsx';
import type { loader } from '#app/site/routes/sub-category.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** Everything after the first screen. */
export function SubCategoryLowerHalf({ page: { cards, slides, tiles, tickets, questions } }: { page: Data }) {
  return (
    <>
      <SubCategoryCards cards={cards} />
      <SubCategorySlides slides={slides} />
      <SubCategoryTiles tiles={tiles} />
      <SubCategoryTickets tickets={tickets} />
      <SubCategoryQuestions questions={questions} />
    </>
  );
}

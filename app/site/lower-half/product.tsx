import type { FormOutcome } from '#app/site/form-client-action.ts';
import { InquiryOnPage } from '#app/site/inquiry/inquiry-on-page.tsx';
import { ProductCards } from '#app/site/sections/product-cards/product-cards.tsx';
import { ProductFilms } from '#app/site/sections/product-films/product-films.tsx';
import { ProductHeadlines } from '#app/site/sections/product-headlines/product-headlines.tsx';
import { ProductMedia } from '#app/site/sections/product-media/product-media.tsx';
import { ProductQuestions } from '#app/site/sections/product-questions/product-questions.tsx';
import { ProductRows } from '#app/site/sections/product-rows/product-rows.tsx';
import { ProductSlides } from '#app/site/sections/product-slides/product-slides.tsx';
import { ProductTickets } from '#app/site/sections/product-tickets/product-tickets.tsx';
import { ProductVideos } from '#app/site/sections/product-videos/product-videos.tsx';
import { ProductFeatures } from '#app/site/sections/products/product-features.tsx';
import { RelatedProducts } from '#app/site/sections/products/related-products.tsx';
import type { loader } from '#app/site/routes/product.tsx';

type Data = Awaited<ReturnType<typeof loader>>;

/** Everything after the first screen. */
export function ProductLowerHalf({ page, path, answer }: { page: Data; path: string; answer: FormOutcome | undefined }) {
  const { product, cards, rows, films, headlines, slides, media, tickets, videos, questions, siblings } = page;
  return (
    <>
      <ProductFeatures product={product} />
      <ProductCards cards={cards} />
      <ProductRows rows={rows} />
      <ProductFilms films={films} />
      <ProductHeadlines headlines={headlines} />
      <ProductSlides slides={slides} />
      <ProductMedia media={media} />
      <ProductTickets tickets={tickets} />
      <ProductVideos videos={videos} />
      <ProductQuestions questions={questions} />
      <RelatedProducts products={siblings} />
      <InquiryOnPage product={product.name} path={path} answer={answer} />
    </>
  );
}

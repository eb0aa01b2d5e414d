import { collections } from '#content/index.ts';
import { formAction } from '#app/site/form-action.server.ts';
import { formClientAction } from '#app/site/form-client-action.ts';
import { Inquiry } from '#app/site/inquiry/inquiry.tsx';
import { InquiryOnPage } from '#app/site/inquiry/inquiry-on-page.tsx';
import { recordPath } from '#app/site/links.ts';
import { idOf, pageLoader } from '#app/site/page-loader.server.ts';
import { useLanguage } from '#app/site/texts.ts';
import { recordMeta } from '#app/site/catalogue/record-meta.ts';
import { Trail } from '#app/site/catalogue/trail/trail.tsx';
import { ProductCards } from '#app/site/sections/product-cards/product-cards.tsx';
import { ProductFilms } from '#app/site/sections/product-films/product-films.tsx';
import { ProductHeadlines } from '#app/site/sections/product-headlines/product-headlines.tsx';
import { ProductMedia } from '#app/site/sections/product-media/product-media.tsx';
import { ProductQuestions } from '#app/site/sections/product-questions/product-questions.tsx';
import { ProductRows } from '#app/site/sections/product-rows/product-rows.tsx';
import { ProductSlides } from '#app/site/sections/product-slides/product-slides.tsx';
import { ProductTickets } from '#app/site/sections/product-tickets/product-tickets.tsx';
import { ProductVideos } from '#app/site/sections/product-videos/product-videos.tsx';
import { loadProduct } from '#app/site/sections/products/load-product.server.ts';
import { ProductFeatures } from '#app/site/sections/products/product-features.tsx';
import { ProductHero } from '#app/site/sections/products/product-hero.tsx';
import { RelatedProducts } from '#app/site/sections/products/related-products.tsx';
import type { Route } from './+types/product.ts';

export const loader = pageLoader(loadProduct);

export function action(args: Route.ActionArgs) {
  const id = idOf(args.params);
  return formAction(async ({ operations, language, country, address, url, evidence, values: { name, email, phone } }) => {
    const product = await operations.content.read(collections.products, { language, sees: 'published' }, id);
    const fields = { product: product.name, product_id: id, name, email, phone };
    return operations.leads.receive({ kind: 'product', country, language, address, page: url.pathname, evidence, fields });
  })(args);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => formClientAction({ serverAction });

/** An inquiry changes nothing on the page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: { formMethod?: string; defaultShouldRevalidate: boolean }) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, crumbs, siblings, cards, rows, films, headlines, slides, media, tickets, videos, questions } = loaderData;
  const path = recordPath('product', product.id, [product.name], useLanguage());
  return (
    <>
      <ProductHero
        product={product}
        top={<Trail crumbs={crumbs} here={product.name} />}
        inquire={<Inquiry key={product.id} product={product.name} path={path} />}
      />
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
      <InquiryOnPage product={product.name} path={path} answer={actionData} />
    </>
  );
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  if (!loaderData) return [];
  const { product, names, files, crumbs, questions } = loaderData;
  return recordMeta(matches, location.pathname, {
    page: 'product',
    id: product.id,
    names,
    title: product.seo_title || product.name,
    description: product.seo_description || product.description,
    picture: product.image || product.banner,
    files,
    crumbs,
    questions,
  });
};

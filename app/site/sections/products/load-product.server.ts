import { collections } from '#content/index.ts';
import { bothNames } from '#app/site/catalogue/both-names.server.ts';
import { sectionOr } from '#app/site/catalogue/load-section.server.ts';
import { storyOf, type Story } from '#app/site/catalogue/story.ts';
import { trailToProduct } from '#app/site/catalogue/trail/load-trail.server.ts';
import { twinOf } from '#app/site/catalogue/twin.server.ts';
import { recordPath } from '#app/site/links.ts';
import { idOf, type PageArgs, redirectToRightName } from '#app/site/page-loader.server.ts';

type Section =
  | 'productCards'
  | 'productRows'
  | 'productFilms'
  | 'productHeadlines'
  | 'productSlides'
  | 'productMedia'
  | 'productTickets'
  | 'productVideos'
  | 'productQuestions';

/** A product, the way to it, and its nine sections. */
export async function loadProduct(page: PageArgs) {
  const { operations, reader, params, language } = page;
  const id = idOf(params);
  const product = await operations.content.read(collections.products, reader, id);
  redirectToRightName(page, recordPath('product', id, [product.name], language));
  const section = async (name: Section): Promise<Story[]> =>
    (await sectionOr(operations.content.list(collections[name], reader, id), [])).map(storyOf);
  const [names, trail, cards, rows, films, headlines, slides, media, tickets, videos, questions] = await Promise.all([
    bothNames(page, collections.products, id),
    sectionOr(trailToProduct(page, id), { crumbs: [], siblings: [] }),
    section('productCards'),
    section('productRows'),
    section('productFilms'),
    section('productHeadlines'),
    section('productSlides'),
    section('productMedia'),
    section('productTickets'),
    section('productVideos'),
    section('productQuestions'),
  ]);
  const { name, headline, description, image, banner, specsheet, features, seo_title, seo_description, fallback } = product;
  return {
    product: { id, name, headline, description, image, banner, specsheet, features, seo_title, seo_description, fallback },
    names,
    twin: await twinOf(page, names, trail.crumbs),
    ...trail,
    cards,
    rows,
    films,
    headlines,
    slides,
    media,
    tickets,
    videos,
    questions,
  };
}

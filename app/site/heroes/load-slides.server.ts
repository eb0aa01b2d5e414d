import { collections } from '#content/index.ts';
import { linkResolver } from '#app/looks/resolve-links.server.ts';
import { sectionOr } from '#app/page/load-section.server.ts';
import type { PageArgs } from '#app/page/page-loader.server.ts';
import type { HeroBanner } from './hero-banners.tsx';

/** Without its slides the page still stands; why they are missing is recorded in the specified words. */
export async function loadSlides(page: Pick<PageArgs, 'operations' | 'reader' | 'language' | 'url'>): Promise<HeroBanner[]> {
  const { operations, reader } = page;
  const reading = operations.content.list(collections.heroBanners, reader).catch((cause: unknown) => {
    throw new Error('Failed to fetch slides', { cause });
  });
  const slides = await sectionOr(reading, []);
  const resolve = await linkResolver(
    page,
    slides.map(({ link }) => link),
  );
  return slides.map(({ id, title, info, link, image, fallback }) => ({ id, title, info, link: resolve(link), image, fallback }));
}

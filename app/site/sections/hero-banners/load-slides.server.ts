import { collections } from '#content/index.ts';
import { sectionOr } from '#app/site/catalogue/load-section.server.ts';
import type { PageArgs } from '#app/site/page-loader.server.ts';
import type { HeroBanner } from './hero-banners.tsx';

/** Without its slides the page still stands; why they are missing is recorded in the specified words. */
export function loadSlides({ operations, reader }: Pick<PageArgs, 'operations' | 'reader'>): Promise<HeroBanner[]> {
  const slides = operations.content.list(collections.heroBanners, reader).catch((cause: unknown) => {
    throw new Error('Failed to fetch slides', { cause });
  });
  return sectionOr(slides, []);
}

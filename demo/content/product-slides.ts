import type { productSlides } from '#content/collections/product-slides.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfProducts } from './product-pages.ts';

export const records: DemoRecords<typeof productSlides> = sectionOfProducts('slides');

import type { productFilms } from '#content/collections/product-films.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfProducts } from './product-pages.ts';

export const records: DemoRecords<typeof productFilms> = sectionOfProducts('films');

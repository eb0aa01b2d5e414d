import type { productCards } from '#content/collections/product-cards.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfProducts } from './product-pages.ts';

export const records: DemoRecords<typeof productCards> = sectionOfProducts('cards');

import type { productHeadlines } from '#content/collections/product-headlines.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfProducts } from './product-pages.ts';

export const records: DemoRecords<typeof productHeadlines> = sectionOfProducts('headlines');

import type { productRows } from '#content/collections/product-rows.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfProducts } from './product-pages.ts';

export const records: DemoRecords<typeof productRows> = sectionOfProducts('rows');

import type { products } from '#content/collections/products.ts';
import type { DemoRecords } from '#demo/record.ts';
import { productPages } from './product-pages.ts';

export const records: DemoRecords<typeof products> = productPages.map(({ product }) => product);

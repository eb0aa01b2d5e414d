import type { productMedia } from '#content/collections/product-media.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfProducts } from './product-pages.ts';

export const records: DemoRecords<typeof productMedia> = sectionOfProducts('media');

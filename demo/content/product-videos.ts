import type { productVideos } from '#content/collections/product-videos.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfProducts } from './product-pages.ts';

export const records: DemoRecords<typeof productVideos> = sectionOfProducts('videos');

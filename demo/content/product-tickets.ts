import type { productTickets } from '#content/collections/product-tickets.ts';
import type { DemoRecords } from '#demo/record.ts';
import { sectionOfProducts } from './product-pages.ts';

export const records: DemoRecords<typeof productTickets> = sectionOfProducts('tickets');

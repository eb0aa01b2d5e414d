import { expect, test } from 'vitest';
import { productData } from './product-data.ts';
import { questionData } from './question-data.ts';
import { trailData } from './trail-data.ts';

test('the way to a page is numbered from the start, in the language of the page', () => {
  const here = { name: 'لمحة P1.2', path: '/product/2/x' };
  const crumbs = [{ page: 'category', id: 1, name: 'شاشات' }] as const;
  expect(trailData({ origin: 'https://example.com', language: 'ar', home: 'الرئيسية', crumbs, here })).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'الرئيسية', item: 'https://example.com/' },
      { position: 2, name: 'شاشات', item: `https://example.com/one-category/1/${encodeURIComponent('شاشات')}` },
      { position: 3, name: 'لمحة P1.2', item: 'https://example.com/product/2/x' },
    ],
  });
});

test('only answered questions are told, and none at all where there are none', () => {
  expect(questionData([])).toEqual([]);
  expect(questionData([{ title: 'Why?', text: '' }])).toEqual([]);
  expect(questionData([{ title: 'Why?', text: 'Light.' }])).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Light.' } }] },
  ]);
});

const PAGE = { origin: '', path: '/product/2', image: undefined, brand: 'Lamha', category: undefined };

test('a product without a picture or a category leaves them out', () => {
  const product = { id: 2, name: 'Lamha P1.2', description: 'A wall' };
  const data = productData({ ...PAGE, product, specifications: {} });
  expect(data).toMatchObject({ '@type': 'Product', name: 'Lamha P1.2', brand: { name: 'Lamha' } });
  expect(Object.keys(data)).not.toContain('image');
  expect(Object.keys(data)).not.toContain('offers');
});

test('a product tells its lowest price of each country, or that of a square metre', () => {
  const product = { id: 2, name: 'Lamha P1.2', description: 'A wall' };
  const kiosk = { 'price-from-sa': [{ amount: 2675, currency: 'AED' }], 'price-from-ae': [{ amount: 2675, currency: 'AED' }] } as const;
  expect(productData({ ...PAGE, product, specifications: kiosk })).toMatchObject({
    offers: [
      { '@type': 'AggregateOffer', lowPrice: 2675, priceCurrency: 'AED', areaServed: 'SA' },
      { '@type': 'AggregateOffer', lowPrice: 2675, priceCurrency: 'AED', areaServed: 'AE' },
    ],
  });
  const wall = { 'area-price-from-sa': [{ amount: 9700, currency: 'SAR' }] } as const;
  expect(productData({ ...PAGE, product, specifications: wall })).toMatchObject({
    offers: [{ '@type': 'Offer', priceSpecification: { minPrice: 9700, priceCurrency: 'SAR', unitCode: 'MTK' } }],
  });
});

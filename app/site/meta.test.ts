import { expect, test } from 'vitest';
import { metaOf, type PageMeta } from './meta.ts';

const page = { origin: 'https://lamha.example', title: 'T', description: 'D', siteName: 'S' };

function linksOf(more: Pick<PageMeta, 'language' | 'path'>): string[][] {
  return metaOf({ ...page, ...more }).flatMap((one) => {
    if (!('tagName' in one)) return [];
    const { rel, hrefLang, href } = Object(one);
    return [[rel, hrefLang, href].filter(Boolean)];
  });
}

test('a page names itself and its pair of languages, and Arabic for everybody else', () => {
  const pair = [
    ['alternate', 'ar', 'https://lamha.example/about'],
    ['alternate', 'en', 'https://lamha.example/en/about'],
    ['alternate', 'x-default', 'https://lamha.example/about'],
  ];
  expect(linksOf({ language: 'ar', path: '/about' })).toEqual([['canonical', 'https://lamha.example/about'], ...pair]);
  expect(linksOf({ language: 'en', path: '/about' })).toEqual([['canonical', 'https://lamha.example/en/about'], ...pair]);
});

test('a page that one language hides is named in the other alone', () => {
  const english = 'https://lamha.example/en/product/3/wall';
  expect(linksOf({ language: 'en', path: { ar: undefined, en: '/product/3/wall' } })).toEqual([
    ['canonical', english],
    ['alternate', 'en', english],
    ['alternate', 'x-default', english],
  ]);
});

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

test('sizes in a title and a description keep their order inside Arabic, and are left alone in English', () => {
  const sizes = { ...page, title: 'جدار 4.8 × 2.7 م', description: 'بدقة 960 × 360 بكسل و16 هرتز', path: '/about' };
  const textsOf = (language: PageMeta['language']) =>
    metaOf({ ...sizes, language }).flatMap((one) => {
      const { title, name, property, content } = Object(one);
      if (title !== undefined) return [title];
      return /description|og:title/.test(name ?? property ?? '') ? [content] : [];
    });
  const [title, description] = ['جدار \u20664.8 × 2.7\u2069 م', 'بدقة \u2066960 × 360\u2069 بكسل و16 هرتز'];
  expect(textsOf('ar')).toEqual([title, description, title, description]);
  expect(textsOf('en')).toEqual([sizes.title, sizes.description, sizes.title, sizes.description]);
});

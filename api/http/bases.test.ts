import { expect, test } from 'vitest';
import { languageOfBase, openBases, routeAsAsked } from './bases.ts';

function basesOf(...paths: string[]) {
  const bases = openBases();
  for (const path of paths) bases.note(path);
  return bases;
}

test('every base of a route asks for the one the router has', () => {
  const { registeredUrl } = basesOf('/products/{id}');
  for (const url of ['/api/products/15?x=1', '/api/en/products/15?x=1', '/api/ar/products/15?x=1', '/API/AR/products/15?x=1'])
    expect(registeredUrl(url)).toBe('/api/en/products/15?x=1');
  expect(registeredUrl('/api/ar/Products/')).toBe('/api/en/Products/');
});

test('what no route begins with keeps its own address', () => {
  const { registeredUrl } = basesOf('/products/{id}');
  for (const url of ['/', '/api', '/api/', '/api/ar', '/api/ar?products', '/api/docs', '/api/ar/docs', '/apiproducts', '/en/products/15'])
    expect(registeredUrl(url)).toBe(url);
});

test('a record called like a language is no base', () => {
  expect(basesOf('/ar').registeredUrl('/api/ar')).toBe('/api/en/ar');
});

test('only the Arabic base speaks Arabic', () => {
  expect(['/api/ar/products', '/api/AR', '/api/arabic', '/api/en/ar', '/api/products'].map(languageOfBase)).toEqual([
    'ar',
    'ar',
    'en',
    'en',
    'en',
  ]);
});

test('logs name the base that was asked for', () => {
  const routes = ['/api/ar/products/15', '/API/EN/products/15', '/api/products/15'].map((url) => routeAsAsked('/api/en/products/:id', url));
  expect(routes).toEqual(['/api/ar/products/:id', '/api/en/products/:id', '/api/products/:id']);
  expect(routeAsAsked('/*', '/api/ar/nothing')).toBe('/*');
});

import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { VISITED } from '#test/e2e/page-list.ts';
import { brotliBytes, bytesOf, modulesIn, visitorScripts } from './built.ts';
import { openDemo } from './demo-operations.ts';

const { app, close } = await openDemo('');
afterAll(close);

const scripts = visitorScripts();
const UNTOUCHED_KB = 15;
const AWAKE_KB = 82.5;
const MOST_FILES = 8;
/** With its styles. */
const HTML_KB = 38;
const STYLES_KB = 10.5;
const WHOLE_STYLES_KB = 22;
const FONTS_KB = 46;
/** The most are on a category with all its products. */
const MOST_ELEMENTS = 2_250;
/** Of a page, for what islands need to know about it and about themselves. */
const MOST_PROPS = 14_000;

const EVERY_PAGE: [name: string, path: string][] = [
  ...Object.entries(VISITED),
  ['product with every section', { path: '/product/2' }] as const,
  ['not-found', { path: '/nowhere' }] as const,
].flatMap(([name, { path }]) => [
  [`${name} in ar`, path],
  [`${name} in en`, `/en${path === '/' ? '' : path}`],
]);

/** As it is answered to the first who asks; later ones get a smaller one. */
const quick = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Pages share their styles, and the best compression of them takes a tenth of a second. */
const compressed = new Map<string, number>();

function brotliBytesOf(styles: string): number {
  const known = compressed.get(styles) ?? brotliCompressSync(styles).length;
  compressed.set(styles, known);
  return known;
}

async function bodyOf(url: string): Promise<string> {
  const { headers, body } = await app.inject({ url });
  return headers.location ? bodyOf(headers.location) : body;
}

test.each(EVERY_PAGE)('%s has one small script, and few and small ones when everything on it is awake', async (_name, path) => {
  const html = await bodyOf(path);
  const asked = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file]) => file!);
  expect(asked).toEqual([scripts.entry]);
  expect(html).not.toMatch(/modulepreload|__reactRouter/);
  expect(brotliBytes(scripts.behind([scripts.entry])) / 1000).toBeLessThanOrEqual(UNTOUCHED_KB);

  const islands = [...new Set([...html.matchAll(/data-island="([\w-]+)"/g)].map(([, name]) => name!))];
  expect(islands).toContain('search');
  const awake = scripts.behind([scripts.entry, scripts.react, ...islands.map(scripts.ofIsland)]);
  expect(awake.size).toBeLessThanOrEqual(MOST_FILES);
  expect(brotliBytes(awake) / 1000).toBeLessThanOrEqual(AWAKE_KB);
});

test.each(EVERY_PAGE)('what %s tells its islands is short, and nothing else of its data travels twice', async (_name, path) => {
  const data = [...(await bodyOf(path)).matchAll(/<script[^>]*type="application\/json"[^>]*>([^<]*)<\/script>/g)].map(([, json]) => json!);
  expect(data.join('').length).toBeLessThanOrEqual(MOST_PROPS);
});

test.each(EVERY_PAGE)(
  '%s is light: its HTML with the styles it needs and no others, and the fonts of its language',
  async (_name, path) => {
    const html = await bodyOf(path);
    expect(quick(html).length / 1000).toBeLessThanOrEqual(HTML_KB);
    expect(html.replace(/<(style|script)\b[^]*?<\/\1>/g, '').match(/<[a-z]/g)?.length).toBeLessThanOrEqual(MOST_ELEMENTS);
    expect(html).not.toContain('rel="stylesheet"');
    const [[, whole, styles] = [], ...others] = html.matchAll(/<style data-sheet="([^"]+)">([^]+?)<\/style>/g);
    expect(others).toEqual([]);
    expect(brotliBytesOf(styles!) / 1000).toBeLessThanOrEqual(STYLES_KB);
    expect(brotliBytes([whole!]) / 1000).toBeLessThanOrEqual(WHOLE_STYLES_KB);
    const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, file]) => file!);
    expect(bytesOf(fonts) / 1000).toBeLessThanOrEqual(FONTS_KB);
  },
);

test('no script of a visitor holds anything of the dashboard, the router, the schemas or the server', () => {
  const foreign =
    /^app\/(?:dashboard|server)\/|\.server\.ts|^(?:api|store|server|demo)\/|node_modules\/(?!react\/|react-dom\/|scheduler\/|bootstrap-icons\/)/;
  expect(modulesIn(scripts.list).filter((module) => foreign.test(module))).toEqual([]);
});

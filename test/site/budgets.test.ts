import { expect, test } from 'vitest';
import { PAGES } from '#content/pages.ts';
import { brotliBytes, everythingBehind, loadBuild, modulesIn, scriptsOf } from './built.ts';

const build = await loadBuild();
const PUBLIC = [...Object.keys(PAGES), 'newsletter', 'meeting', 'not-found'];
const KB = 1000;
const MOST_KB = { home: 115, other: 108 };

test.each(PUBLIC)('the scripts of %s stay within their budget', (page) => {
  const size = brotliBytes(scriptsOf(build, `ar.${page}`)) / KB;
  expect(size).toBeLessThanOrEqual(page === 'home' ? MOST_KB.home : MOST_KB.other);
  expect(brotliBytes(scriptsOf(build, `en.${page}`)) / KB).toBe(size);
});

test.each(PUBLIC)('no script behind %s holds anything of the dashboard, the schemas or another server', (page) => {
  const foreign =
    /^app\/dashboard\/|^(?:api|store|demo)\/|node_modules\/(?:zod|react-aria|react-stately|@react-|@internationalized|@tiptap|prosemirror)/;
  expect(modulesIn(everythingBehind(build, `ar.${page}`)).filter((module) => foreign.test(module) && !/react-router/.test(module))).toEqual(
    [],
  );
});

test('a page does not carry the list of all routes', () => {
  expect(build.routeDiscovery.mode).toBe('lazy');
});

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from '#content/pages.ts';
import { FAILURE_WORDS, SHELL_WORDS } from '#app/site/words.server.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ROUTES = [...Object.keys(PAGES).map(fileName), 'newsletter', 'meeting'];
const IMPORT = /(?:from|import\(?) ?'(?<from>(?:#app\/|\.\/)[^']+\.tsx?)'/g;

function fileName(page: string): string {
  return page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A route's file and everything its page may draw; what only the server runs is not drawn. */
function sourcesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || file.includes('.server.') || !existsSync(file)) return found;
  found.add(file);
  const source = readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, '');
  for (const { groups } of source.matchAll(IMPORT)) {
    const from = groups!['from']!;
    sourcesOf(from.startsWith('#app/') ? join(ROOT, 'app', from.slice(5)) : join(dirname(file), from), found);
  }
  return found;
}

function areasIn(files: Iterable<string>): Set<string> {
  const areas = [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['`]site\.(?<area>\w+)(?<rest>\.)?/g)].map(({ groups }) =>
      groups!['rest'] ? groups!['area']! : 'everywhere',
    ),
  );
  return new Set(areas);
}

const shell = new Set<string>([...SHELL_WORDS, ...FAILURE_WORDS]);

test('the shell brings the words it speaks', () => {
  expect([...areasIn(sourcesOf(join(ROOT, 'app/site/shell/shell.tsx')))].filter((area) => !shell.has(area))).toEqual([]);
});

test.each(ROUTES)('the page %s brings exactly the words its parts speak', (route) => {
  const file = join(ROOT, 'app/site/routes', `${route}.tsx`);
  const brought = /pageLoader\(\[(?<areas>[^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.groups?.['areas']?.match(/\w+/g) ?? [];
  const spoken = [...areasIn(sourcesOf(file))].filter((area) => !shell.has(area) && area !== 'campaign');
  expect(spoken.toSorted()).toEqual([...brought].toSorted());
});

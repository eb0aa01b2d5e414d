import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { PAGES } from '#content/pages.ts';
import type { Island } from '#app/islands/island.tsx';
import { areaOf } from '#app/page/texts.ts';
import { FAILURE_MESSAGES, SHELL_MESSAGES } from '#app/page/messages.server.ts';

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

const shell = new Set<string>([...SHELL_MESSAGES, ...FAILURE_MESSAGES]);

test('the shell brings the words it speaks', () => {
  expect([...areasIn(sourcesOf(join(ROOT, 'app/site/shell/shell.tsx')))].filter((area) => !shell.has(area))).toEqual([]);
});

test.each(ROUTES)('the page %s brings exactly the words its parts speak', (route) => {
  const file = join(ROOT, 'app/site/routes', `${route}.tsx`);
  const brought = /pageLoader\(\[(?<areas>[^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.groups?.['areas']?.match(/\w+/g) ?? [];
  const spoken = [...areasIn(sourcesOf(file))].filter((area) => !shell.has(area) && area !== 'campaign');
  expect(spoken.toSorted()).toEqual([...brought].toSorted());
});

const ISLANDS = globSync('app/**/*.island.tsx', { cwd: ROOT }).map((file) => [basename(file, '.island.tsx'), join(ROOT, file)] as const);

test.each(ISLANDS)('the island %s is called like its file and is sent exactly the words its parts speak', async (name, file) => {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Island<object>>;
  const [island, ...others] = Object.values(module);
  expect([island?.islandName, others]).toEqual([name, []]);
  const texts: readonly string[] = island?.texts ?? [];
  // The campaign page brings the words of both its languages as props.
  const spoken = [...sourcesOf(file)].flatMap(
    (source) => readFileSync(source, 'utf8').match(/(?<=['`])site\.(?!campaign\.)[\w.-]+/g) ?? [],
  );
  // A key that is put together (`site.agree.${to}`) ends with a point; one of its area is enough.
  const isSent = (key: string) => texts.some((word) => word === key || word === areaOf(key) || (key.endsWith('.') && word.startsWith(key)));
  expect(spoken.filter((key) => !isSent(key))).toEqual([]);
  const isSpoken = (word: string) =>
    spoken.some((key) => word === key || word === areaOf(key) || (key.endsWith('.') && word.startsWith(key)));
  expect(texts.filter((word) => !isSpoken(word))).toEqual([]);
});

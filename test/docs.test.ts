import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { ALL_AREAS, ALL_ROLES, levelsIn, ROLES } from '#content/roles.ts';
import { documentedTable } from './rig/documented-table.ts';
import { identifierWords, namesInSources } from './rig/identifier-words.ts';

const TOP = new Set(['content', 'store', 'api', 'app', 'i18n', 'demo', 'bench', 'test', 'scripts', 'server', 'deploy', 'docs', '.ci']);
const NPM_ITSELF = new Set(['ci', 'install', 'run', 'help']);

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')].map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const decisions = pages.filter(({ path }) => path.startsWith('docs/decisions/'));
const manifest: { scripts: Record<string, string>; dependencies: object; devDependencies: object } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

/** Installed ahead of the change that uses them, which brings the record. */
const { ignoreDependencies: unused }: { ignoreDependencies: string[] } = JSON.parse(readFileSync('knip.json', 'utf8'));

const FENCED = /^```[^]*?^```/gm;

function inlineCode(text: string): string[] {
  return [...text.replaceAll(FENCED, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!);
}

function isOurPath(code: string): boolean {
  if (!/^[\w.@/*-]+$/.test(code)) return false;
  return code.includes('/') ? TOP.has(code.split('/', 1)[0]!) : /^[a-z][a-z.-]*\.(?:ts|json|md|yml)$/.test(code);
}

function commandsIn(text: string): string[] {
  const code = [...inlineCode(text), ...(text.match(FENCED) ?? [])];
  const names = code.flatMap((piece) => [...piece.matchAll(/^npm (?:run )?([a-z][\w:-]*)/gm)].map(([, name]) => name!));
  return names.filter((name) => !NPM_ITSELF.has(name));
}

test('every path in the documents exists', () => {
  const missing = pages.flatMap(({ path, text }) =>
    inlineCode(text)
      .filter((code) => isOurPath(code) && globSync(code).length === 0)
      .map((code) => `${path}: ${code}`),
  );
  expect(missing).toEqual([]);
});

test('every link in the documents leads somewhere', () => {
  const links = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => ({ path, target: target! })),
  );
  const ours = links.filter(({ target }) => !/^[a-z]+:/.test(target));
  expect(ours.filter(({ path, target }) => !existsSync(join(dirname(path), target)))).toEqual([]);
});

test('every command in the documents exists, and so does the file it runs', () => {
  const commands = pages.flatMap(({ text }) => commandsIn(text));
  expect(commands.filter((name) => !manifest.scripts[name])).toEqual([]);
  const files = Object.values(manifest.scripts).flatMap(
    (script) => script.match(/\b(?:scripts|bench)\/\S+\.(?:ts|mjs)\b|\bserver\.ts\b/g) ?? [],
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('every dependency is argued for in a decision record', () => {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter((name) => !unused.includes(name));
  expect(names.filter((name) => !decisions.some(({ text }) => text.includes(`\`${name}\``)))).toEqual([]);
});

test('decision records have a number each, are dated and complete', () => {
  const numbers = decisions.map(({ path }) => Number(/\/(?<number>\d{4})-[a-z0-9-]+\.md$/.exec(path)?.groups?.['number']));
  expect(numbers.every((number) => number > 0)).toBe(true);
  expect(new Set(numbers).size).toBe(decisions.length);
  const parts = [/^# \d{4} \S/m, /^Date: \d{4}-\d\d-\d\d\./m, /^## Context$/m, /^## Decision$/m, /^## Consequences$/m];
  expect(decisions.filter(({ text }) => !parts.every((part) => part.test(text))).map(({ path }) => path)).toEqual([]);
});

test('the documented environment is the one that is read, with the defaults it has', () => {
  const rows = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\| (?:`([^`]*)`)?/gm)].map(
    ([, name, initial]) => [name!, initial] as const,
  );
  const source = readFileSync('api/configuration.ts', 'utf8');
  expect(rows.map(([name]) => name)).toEqual([...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): \w/gm)].map(([, name]) => name));
  const defaults = Object.fromEntries(rows.filter(([, initial]) => initial !== undefined));
  expect(readConfiguration(defaults)).toEqual(readConfiguration({}));
});

test('the documented roles and areas are the declared ones', () => {
  const page = 'docs/people-and-keys.md';
  const rights = (role: (typeof ALL_ROLES)[number]) => {
    const levels = levelsIn(ROLES[role].rights);
    const isAll = levels.length === ALL_AREAS.length && levels.every(({ level }) => level === 'write');
    return isAll ? 'all' : levels.map(({ area, level }) => `\`${area}.${level}\``).join(', ');
  };
  expect(documentedTable(page, 'Role')).toEqual(ALL_ROLES.map((role) => [role, ROLES[role].help.en, rights(role)]));
  expect(readFileSync(page, 'utf8')).toContain(`The areas are ${ALL_AREAS.map((area) => `\`${area}\``).join(', ')}.`);
});

test('the documented rate limits are the declared ones', () => {
  const sources = globSync('{api,store}/**/*.ts', { exclude: ['**/*.test.ts'] }).map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  const declared = sources.flatMap(({ path, text }) => {
    const factor = (term: string): number =>
      /^\d/.test(term) ? Number(term.replaceAll('_', '')) : product(new RegExp(`const ${term} = (.*);`).exec(text)?.[1] ?? '');
    const product = (expression: string) => expression.split(' * ').reduce((all, term) => all * factor(term), 1);
    const limits = [...text.matchAll(/\{ max: ([\dA-Z_]+), windowMs: ([\dA-Z_* ]+) \}/g)];
    return limits.map(([, max = '', window = '']) => `${path}: ${product(max)} in ${product(window) / 1000} s`);
  });
  // What may happen once is no rate: the same thing sent twice is one.
  const rates = declared.filter((limit) => !limit.includes(': 1 in '));
  const rows = documentedTable('docs/reliability.md', 'Rate').map(
    ([, most, seconds, file = '']) => `${file.slice(1, -1)}: ${most} in ${seconds} s`,
  );
  expect(rows.toSorted()).toEqual(rates.toSorted());
  expect(rates).not.toEqual([]);
});

test('the documented island has the options that islands have', () => {
  const page = readFileSync('docs/islands.md', 'utf8');
  const [, declared = ''] = /export type IslandOptions = \{([^]*?)^\};/m.exec(readFileSync('app/islands/island.tsx', 'utf8')) ?? [];
  const options = [...declared.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  const [, example = ''] = /island\('counter', \{(.*?)\}/.exec(page) ?? [];
  expect([...example.matchAll(/(\w+):/g)].map(([, name]) => name)).toEqual(options);
  expect([...page.matchAll(/^- \*\*`(\w+)`\*\*:/gm)].map(([, name]) => name)).toEqual(options);
});

test('the arithmetic of a busy hour is that of its own sentence', () => {
  const [pages, files, peak, pageMs, fileMs] = [5, 40, 3, 0.12, 0.5];
  const rows = documentedTable('docs/growing.md', 'Visits a day').map(([visits = '', asked, ofPages, ofFiles]) => {
    const perSecond = (each: number) => (Number(visits.replaceAll(',', '')) * each * peak) / 86_400;
    const rounded = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
    const share = (value: number) => `${(value / 10).toFixed(1)} %`;
    const meant = `${rounded(perSecond(pages))}, ${rounded(perSecond(files))}`;
    return [`${asked}: ${ofPages}, ${ofFiles}`, `${meant}: ${share(perSecond(pages) * pageMs)}, ${share(perSecond(files) * fileMs)}`];
  });
  expect(rows).toHaveLength(4);
  for (const [told, meant] of rows) expect(told).toBe(meant);
});

test('the words of the glossary are those of the sources', () => {
  const used = identifierWords(namesInSources());
  const rows = documentedTable('docs/glossary.md', 'Word');
  const isUsed = (term: string) => used.has(term) || used.has(`${term}s`);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.flatMap(([word = '']) => (isUsed(word) ? [] : [word]))).toEqual([]);
  const others = rows.flatMap(([word = '', , never = '']) => never.split(', ').map((term) => ({ word, term })));
  expect(others.filter(({ term }) => term !== '' && isUsed(term)).map(({ word, term }) => `${term} instead of ${word}`)).toEqual([]);
});

test('a word that once meant several things names one thing, where the glossary says', () => {
  const names = namesInSources();
  for (const [word = '', , rooms = ''] of documentedTable('docs/glossary.md', 'Name')) {
    const allowed = [...rooms.matchAll(/`([^`]+)`/g)].map(([, room]) => room!);
    const isField = ({ path, name }: { path: string; name: string }) => name === word && /^(?:api|app|store)\//.test(path);
    const isMeant = ({ path }: { path: string }) => allowed.some((room) => path.startsWith(room));
    const named = names.filter(({ words }) => words.includes(word) || words.includes(`${word}s`));
    const elsewhere = named.filter((one) => !isMeant(one) && !(word !== 'kept' && isField(one)));
    expect(elsewhere.map(({ path, name }) => `${name} in ${path}`)).toEqual([]);
    expect(allowed.filter((room) => !named.some(({ path }) => path.startsWith(room)))).toEqual([]);
  }
});

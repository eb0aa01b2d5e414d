import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LINE, LINES, PROVES } from '#scripts/needed-journeys.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TESTS = ['test/**/*.ts', '{content,store,api,app,server,i18n,scripts,demo}/**/*.test.{ts,tsx}'];
const EACH = /\bproves\((?:[a-z]\w*(?:\.row)?|\.\.\.[a-z]\w*(?:\.rows)?)\);?/;
const ASSERTION = /\b(?:expect|assert)\w*(?:\.\w+)?[(<]/;

export type Proof = { row: string; file: string; isAsserted: boolean };

/** Every place where a test says which row it proves, and whether an assertion follows before the next one. */
export async function findProofs(): Promise<Proof[]> {
  const found: Proof[] = [];
  for (const pattern of TESTS) {
    for await (const file of glob(pattern, { cwd: ROOT })) {
      if (!file.startsWith('test/requirements/')) found.push(...proofsIn(file, await readFile(`${ROOT}${file}`, 'utf8')));
    }
  }
  return found;
}

export function proofsIn(file: string, source: string): Proof[] {
  /** Its assertions end at the next call, or where the block ends in which it stands. */
  const isAssertedAfter = (start: number, end: number) => {
    const indent = /^ */.exec(source.slice(source.lastIndexOf('\n', start) + 1))![0].length;
    const over = new RegExp(`\\bproves\\('|^ {0,${Math.max(0, indent - 1)}}\\S`, 'm');
    const rest = source.slice(source.indexOf('\n', end) + 1);
    return ASSERTION.test(rest.slice(0, over.exec(rest)?.index ?? rest.length));
  };
  const namesIn = (groups: Record<string, string> | undefined) => groups?.['rows']?.replaceAll("'", '').split(', ') ?? [];
  const called = [...source.matchAll(PROVES)].flatMap(({ 0: call, index, groups }) => {
    const isAsserted = isAssertedAfter(index, index + call.length);
    return namesIn(groups).map((row) => ({ row, file, isAsserted }));
  });
  const each = EACH.exec(source);
  if (!each) return called;
  const isAsserted = isAssertedAfter(each.index, each.index + each[0].length);
  const single = [...source.matchAll(LINE)].map(({ groups }) => groups?.['row'] ?? '');
  const several = [...source.matchAll(LINES)].flatMap(({ groups }) => namesIn(groups));
  return [...called, ...[...single, ...several].map((row) => ({ row, file, isAsserted }))];
}

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reachedFrom } from './imports.mjs';
import { ROOT } from './run.mjs';

/** `proves('B-20', 'B-21')` says which rows of the requirements the assertions after it prove. */
export const PROVES = /\bproves\((?<rows>'[A-Z0-9]+-P?\d+'(?:, '[A-Z0-9]+-P?\d+')*)\)/g;
/** A test over a table proves the row of each line, `proves(line.row)`, or several, `proves(...line.rows)`. */
export const LINE = /\brow: '(?<row>[A-Z0-9]+-P?\d+)'/g;
export const LINES = /\brows: \[(?<rows>'[A-Z0-9]+-P?\d+'(?:, '[A-Z0-9]+-P?\d+')*)\]/g;

const BEGIN = /^ *test(?:\.\w+)*\(/gm;
/** Where Playwright says a journey is: `test/e2e/about.e2e.ts:27:3`. */
const PLACE = /([\w./-]+\.e2e\.ts):(\d+):\d+/;

/** The rows that a piece of source names. */
export function rowsIn(source) {
  const names = [PROVES, LINES].flatMap((call) =>
    [...source.matchAll(call)].flatMap(({ groups }) => groups.rows.match(/[A-Z0-9]+-P?\d+/g)),
  );
  return [...names, ...[...source.matchAll(LINE)].map(({ groups }) => groups.row)];
}

/**
 * Whether a row of the requirements waits for a journey: it proves one that no test without a browser proves. What stands above all
 * tests of a file, or in a file it imports, counts for each of them.
 */
export function neededJourneys({ tests, journeys }) {
  const read = (path) => readFileSync(join(ROOT, path), 'utf8');
  const quick = new Set(tests.flatMap(({ path }) => rowsIn(read(path))));
  const known = new Map();
  const isMissing = (source) => rowsIn(source).some((row) => !quick.has(row));
  const needed = new Map(journeys.map(({ path }) => [basename(path), partsOf(path)]));

  function partsOf(path) {
    const source = read(path);
    const starts = [...source.matchAll(BEGIN)].map(({ index }) => index);
    const shared = [...reachedFrom(path, known)].filter((one) => one !== path && one.startsWith('test/e2e/')).map(read);
    const isShared = [source.slice(0, starts[0] ?? 0), ...shared].some(isMissing);
    return starts.map((start, at) => ({
      line: source.slice(0, start).split('\n').length,
      isNeeded: isShared || isMissing(source.slice(start, starts[at + 1])),
    }));
  }

  return (listed) => {
    const [, path = '', line = '0'] = PLACE.exec(listed) ?? [];
    const part = needed.get(basename(path))?.findLast((one) => one.line <= Number(line));
    return part === undefined || part.isNeeded;
  };
}

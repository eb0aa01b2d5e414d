import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachedFrom } from './imports.mjs';
import { ROOT } from './run.mjs';

const FOLDERS = ['content', 'store', 'api', 'app', 'i18n', 'server', 'demo', 'scripts', 'bench', 'test'];
const BUILT_PAGES = ['test/site/built.ts', 'app/server/built-pages.ts'];
/** What makes a test more than a calculation: a database server, pages, processes, threads, sockets, pictures. */
const MORE_THAN_UNIT = [
  ...BUILT_PAGES,
  'test/rig/postgres.ts',
  'node:child_process',
  'node:worker_threads',
  'node:http',
  'node:net',
  'sharp',
];

/** Runs what it proves once per database. */
const PER_ENGINE = /\bENGINES\b|\b(?:onBothEngines|forEachCollection)\(/;
/** Divides what it walks between the halves. */
const TURNS = '#test/rig/in-turn.ts';
/** Kills, freezes, outages, floods and upgrades: minutes of whole programs. */
const DRILL = /\.drill\.test\.ts$/;
/** Replaces a module for every file of its worker. */
const MOCKS = /\bvi\.(?:mock|doMock)\(/;

/** The files of vitest and the browser journeys, each with what it needs: read from their imports, so nobody has to say it. */
export function testFiles() {
  const known = new Map();
  const files = FOLDERS.flatMap(filesIn);
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path)).map((path) => ({ path, reached: reachedFrom(path, known) }));
  return {
    tests: tests.map(({ path, reached }) => {
      const source = readFileSync(join(ROOT, path), 'utf8');
      const isUnit = !MORE_THAN_UNIT.some((name) => reached.has(name));
      return {
        path,
        needsPages: BUILT_PAGES.some((name) => reached.has(name)),
        isUnit,
        hasEngines: !isUnit && PER_ENGINE.test(source),
        hasTurns: source.includes(TURNS),
        isDrill: DRILL.test(path),
        mocks: MOCKS.test(source),
      };
    }),
    journeys: files.filter((path) => path.endsWith('.e2e.ts')).map((path) => ({ path, needsPages: true })),
  };
}

function filesIn(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
}

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

/** Replaces a module for every file of its worker. */
const MOCKS = /\bvi\.(?:mock|doMock)\(/;

/** The files of vitest and the browser journeys, each with what it needs: read from their imports, so nobody has to say it. */
export function testFiles() {
  const known = new Map();
  const files = FOLDERS.flatMap(filesIn);
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path)).map((path) => ({ path, reached: reachedFrom(path, known) }));
  return {
    tests: tests.map(({ path, reached }) => ({
      path,
      needsPages: BUILT_PAGES.some((name) => reached.has(name)),
      isUnit: !MORE_THAN_UNIT.some((name) => reached.has(name)),
      mocks: MOCKS.test(readFileSync(join(ROOT, path), 'utf8')),
    })),
    journeys: files.filter((path) => path.endsWith('.e2e.ts')).map((path) => ({ path, needsPages: true })),
  };
}

function filesIn(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** What a server needs of the repository beside the build and its packages. */
export const SOURCES = [
  'package.json',
  'package-lock.json',
  'server.ts',
  'main.ts',
  'content',
  'store',
  'api',
  'i18n',
  'server',
  'app',
  'scripts',
];
/** What whoever unpacks an archive reads and puts in its place. */
export const PAPERS = ['LICENSE', 'CHANGELOG.md', 'deploy', 'docs/operating.md', 'docs/upgrading.md'];
/** Node 24 as a package: only for machines that have an older one, or none. */
const NODE = /^node_modules\/node(?:-bin-setup)?$/;
/** Of a package nobody runs: types, maps to sources, manuals. */
const NOT_RUN = /\.(?:map|d\.[cm]?ts|md|markdown)$/;

/** The packages of the lock file that production runs on and that fit this machine. */
export function productionPackages({ withNode = false } = {}) {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && (withNode || !NODE.test(path)))
    .map(([path]) => path)
    .filter((path) => existsSync(join(ROOT, path)));
}

/** Whether a file of a source folder or a package goes along. */
export function isRun(path) {
  return !NOT_RUN.test(path) && !/\.(?:test|e2e)\.tsx?$/.test(path);
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { ROOT, work } from './run.mjs';

const SOURCES = ['app', 'content', 'i18n', 'api', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package-lock.json'];
const STAMP = join(ROOT, 'build/.sources');

/** Whether the build there is was made from these very sources. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprintOf(SOURCES);
}

/** Builds the pages, unless they are built. */
export async function build({ always = false } = {}) {
  if (!always && isBuilt()) return;
  await work('Building pages', 'react-router', ['build'], { env: { NODE_ENV: 'production' } });
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  writeFileSync(STAMP, fingerprintOf(SOURCES));
}

function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesIn(path) {
  if (/\.[a-z]+$/.test(path)) return [path];
  const entries = readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length));
  return files.toSorted();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await install();
  await build({ always: true });
}

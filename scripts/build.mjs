import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { ROOT, work } from './run.mjs';

const SOURCES = [
  'app',
  'content',
  'i18n',
  'api',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const STAMP = join(ROOT, 'build/.sources');

/** Builds the pages, unless the build there is was made from these very sources. */
export async function build({ always = false } = {}) {
  if (!existsSync(join(ROOT, 'app/routes.ts'))) return;
  const fingerprint = fingerprintOf(SOURCES);
  if (!always && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return;
  await work('Building pages', 'react-router', ['build'], { env: { NODE_ENV: 'production' } });
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  writeFileSync(STAMP, fingerprint);
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
  if (!existsSync(join(ROOT, path))) return [];
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

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from './install.mjs';
import { ROOT, work } from './run.mjs';

/** What is built of which sources, each anew only when one of them changed. */
const PARTS = [
  {
    title: 'Building pages',
    command: ['react-router', ['build']],
    sources: ['app', 'content', 'i18n', 'api', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package-lock.json'],
    stamp: join(ROOT, 'build/.sources'),
  },
  {
    title: 'Building the server',
    command: ['vite', ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn']],
    sources: [
      'app',
      'content',
      'i18n',
      'api',
      'store',
      'server',
      'demo',
      'server.ts',
      'main.ts',
      'vite.server.config.ts',
      'package-lock.json',
    ],
    read: /\.(?:tsx?|json)$/,
    stamp: join(ROOT, 'build/program/.sources'),
  },
];

/** Whether what is built was made from these very sources. */
export function isBuilt() {
  return PARTS.every(isMade);
}

/** Builds the pages and the server, unless they are built. */
export async function build({ always = false } = {}) {
  for (const part of PARTS) {
    if (!always && isMade(part)) continue;
    const { title, command, stamp } = part;
    await work(title, ...command, { env: { NODE_ENV: 'production' } });
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, fingerprintOf(part));
  }
}

function isMade(part) {
  return existsSync(part.stamp) && readFileSync(part.stamp, 'utf8') === fingerprintOf(part);
}

function fingerprintOf({ sources, read = /./ }) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn).filter((name) => read.test(name)))
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

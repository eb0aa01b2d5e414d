// `npm run archive` makes lamha-<version>-<platform>.tar.gz in dist/: everything but Node. `--node` takes Node along, `--demo` the
// demo company; `--folder=F` only puts the files there, for an image.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { isRun, PAPERS, productionPackages, SOURCES } from './release-files.mjs';
import { ROOT, say } from './run.mjs';

const DIST = join(ROOT, 'dist');
/** The same sources make the same bytes, whenever and by whomever they are packed. */
const SAME_BYTES = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w', '--mtime=2026-01-01 00:00Z'];

/** Answers the path of the archive; its checksum lies beside it. */
export async function makeArchive(options) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const name = `lamha-${version}-${process.platform}-${process.arch}`;
  const folder = join(DIST, name);
  rmSync(folder, { recursive: true, force: true });
  await pack(folder, options);
  for (const path of PAPERS) copy(path, folder);
  cpSync(join(ROOT, 'deploy', 'lamha'), join(folder, 'lamha'));
  const archive = join(DIST, `${name}.tar.gz`);
  execFileSync('tar', [...SAME_BYTES, '--use-compress-program=gzip -n -9', '-cf', archive, '-C', DIST, name]);
  writeFileSync(`${archive}.sha256`, `${createHash('sha256').update(readFileSync(archive)).digest('hex')}  ${basename(archive)}\n`);
  say(`${archive}: ${megabytes(statSync(archive).size)} MB packed, ${megabytes(sizeOf(folder))} MB unpacked`);
  rmSync(folder, { recursive: true });
  return archive;
}

/** Puts what a server needs into a folder: the build, its sources and the packages of production. */
async function pack(folder, { withNode = false, withDemo = false } = {}) {
  await install();
  await build();
  for (const path of [...SOURCES, 'build', ...(withDemo ? ['demo'] : []), ...productionPackages({ withNode })]) copy(path, folder);
  if (withNode) linkNode(folder);
  // `npm start` looks for it: what is here is whole, and there is nothing to build it from.
  writeFileSync(join(folder, 'build', '.packed'), '');
}

/** A package inside another one is copied with its own entry of the lock file. */
function copy(path, folder) {
  const from = join(ROOT, path);
  const to = join(folder, path);
  mkdirSync(dirname(to), { recursive: true });
  const isPackage = path.startsWith('node_modules/');
  const isInner = (file) => isPackage && file.slice(from.length).startsWith('/node_modules');
  cpSync(from, to, { recursive: true, dereference: true, filter: (file) => isRun(file) && !isInner(file) });
}

function linkNode(folder) {
  mkdirSync(join(folder, 'node_modules', '.bin'));
  symlinkSync('../node/bin/node', join(folder, 'node_modules', '.bin', 'node'));
}

function sizeOf(folder) {
  return Number(execFileSync('du', ['--summarize', '--bytes', folder], { encoding: 'utf8' }).split('\t', 1)[0]);
}

function megabytes(bytes) {
  return Math.round(bytes / 1e6);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const options = { node: { type: 'boolean' }, demo: { type: 'boolean' }, folder: { type: 'string' } };
  const { values } = parseArgs({ options });
  const wanted = { withNode: values.node, withDemo: values.demo };
  await (values.folder === undefined ? makeArchive(wanted) : pack(resolve(values.folder), wanted));
}

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DEBIAN = 'localhost/lamha-debian';
const NODE = 'localhost/lamha-node';
const IMAGE = 'localhost/lamha';
/** What the slim image of Debian leaves out. */
const NOT_IN_SLIM = [
  'var/cache/apt',
  'var/lib/apt/lists',
  ...['doc', 'info', 'lintian', 'locale', 'man'].map((name) => `usr/share/${name}`),
];
/** For networks whose proxy signs with an authority of its own. */
const AUTHORITIES = process.env['NODE_EXTRA_CA_CERTS'];

type Account = { User: string; Env: string[]; Cmd: string[]; WorkingDir: string };
/** The image as a folder that can be run, and how the Dockerfile wants it run. */
export type BuiltImage = {
  root: string;
  debian: string;
  config: Account;
  healthCheck: string[];
  pack: (file: string) => void;
  remove: () => void;
};

export function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e8 }).trim();
}

/** Builds the Dockerfile with what this machine has: no registry, no daemon. Everything lies in one folder. */
export function buildImage(folder: string, version: string): BuiltImage {
  const stores = ['--storage-driver', 'vfs', '--root', join(folder, 'images'), '--runroot', join(folder, 'running')];
  const buildah = (...args: [string, ...string[]]) => run('buildah', ...stores, ...args);

  /** An image of one layer more. */
  function commit(name: string, from: string, files: string, ...env: string[]): void {
    const container = buildah('from', '--pull-never', from);
    buildah('copy', '--quiet', container, files, '/');
    for (const one of env) buildah('config', '--env', one, container);
    buildah('commit', '--quiet', '--rm', container, name);
  }

  const [debian, node] = [join(folder, 'debian'), join(folder, 'node')];
  layDebian(debian);
  layNode(node);
  commit(DEBIAN, 'scratch', debian);
  commit(NODE, DEBIAN, node, ...(AUTHORITIES ? [`NODE_EXTRA_CA_CERTS=${AUTHORITIES}`] : []));
  const given = [`NODE_IMAGE=${NODE}`, `BASE_IMAGE=${DEBIAN}`, `VERSION=${version}`].flatMap((one) => ['--build-arg', one]);
  buildah('bud', '--isolation', 'chroot', '--format', 'docker', '--pull-never', '--quiet', '--tag', IMAGE, ...given, '.');
  const container = buildah('from', '--pull-never', IMAGE);
  const told: { OCIv1: { config: Account }; Docker: { config: { Healthcheck: { Test: string[] } } } } = JSON.parse(
    buildah('inspect', '--type', 'image', IMAGE),
  );
  return {
    root: buildah('mount', container),
    debian,
    config: told.OCIv1.config,
    healthCheck: told.Docker.config.Healthcheck.Test.slice(1), // without `CMD`
    pack: (file) => void buildah('push', '--quiet', IMAGE, `oci-archive:${file}`),
    remove: () => void [buildah('umount', container), buildah('rm', container)],
  };
}

function layDebian(folder: string): void {
  if (!existsSync(folder)) run('debootstrap', '--variant=minbase', 'bookworm', folder);
  for (const path of NOT_IN_SLIM) run('rm', '-rf', join(folder, path));
}

/** Node and npm where the official image has them. */
function layNode(folder: string): void {
  const bin = join(folder, 'usr/local/bin');
  mkdirSync(bin, { recursive: true });
  cpSync(process.execPath, join(bin, 'node'));
  cpSync(join(run('npm', 'root', '--global'), 'npm'), join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true });
  run('ln', '-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'));
  if (!AUTHORITIES) return;
  mkdirSync(dirname(join(folder, AUTHORITIES)), { recursive: true });
  cpSync(AUTHORITIES, join(folder, AUTHORITIES));
}

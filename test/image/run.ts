// `npm run image`, as root on a Debian with buildah and debootstrap: builds the image where no registry and no daemon is, with Debian's
// packages and the Node of this checkout in the place of the two images that the Dockerfile begins with, and runs it as the account it
// names, on a read-only root with one volume. Ends with the figures of docs/operating.md, and with an error where something does not hold.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { VERSION } from '#store/version.ts';
import { buildImage, run } from './buildah.ts';

const options = { folder: { type: 'string', default: '/var/tmp/lamha-image' }, port: { type: 'string', default: '4719' } } as const;
const { values } = parseArgs({ options });
const folder = resolve(values.folder);
const PAGES = ['/', '/en', '/en/about', '/about', '/en/contact', '/contact', '/en/products'];
const READY_WITHIN_MS = 120_000;
const RESTS_MS = 20_000;
/** What a container gets: a root that nothing can be written to, one volume, /tmp in memory, its own processes. */
const CONFINE = `set -e; cd /; mount --bind "$1" "$1"; mount --bind "$2" "$1/data"; mount -t tmpfs tmpfs "$1/tmp"
mount -t proc proc "$1/proc"; mount --rbind /dev "$1/dev"; mount -o remount,bind,ro "$1"; shift 2; exec "$@"`;
const WHERE_IT_MAY_NOT_WRITE = ['/', '/etc', '/usr/local/bin', '/opt/lamha'];

const facts: [string, string | number][] = [];
function note(what: string, figure: string | number): void {
  facts.push([what, figure]);
  process.stdout.write(`image: ${what}: ${figure}\n`);
}

function megabytes(...paths: string[]): string {
  const sizes = paths.map((path) => Number(run('du', '--summarize', '--bytes', '--one-file-system', path).split('\t', 1)[0]));
  return sizes.map((size) => Math.round(size / 1e6)).join(', ');
}

function secondsSince(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(1);
}

function ask(path: string): Promise<Response | undefined> {
  return fetch(`http://127.0.0.1:${values.port}${path}`).catch(() => undefined);
}

const image = buildImage(folder, VERSION);
const { root, debian, config } = image;
try {
  const [account = ''] = config.User.split(':');
  if (!(Number(account) > 0)) throw new Error(`it runs as ${config.User}, and should as an account with a number that is not root's`);
  note('account', config.User);
  note('MB, of these Debian, Node, ours', megabytes(root, debian, `${root}/usr/local/bin/node`, `${root}/opt`));
  const archive = join(folder, 'image.tar');
  rmSync(archive, { force: true });
  image.pack(archive);
  note('MB packed', megabytes(archive));
  await runConfined(account);
} finally {
  image.remove();
}
process.stdout.write(`\n${facts.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')}\n`);

async function runConfined(account: string): Promise<void> {
  const volume = join(folder, 'volume');
  rmSync(volume, { recursive: true, force: true });
  run('install', '--directory', `--owner=${account}`, `--group=${account}`, '--mode=0750', volume);
  const asAccount = ['chroot', `--userspec=${config.User}`, root, 'env', '-i', ...config.Env, `PORT=${values.port}`, 'HOST=127.0.0.1'];
  const inFolder = [...asAccount, 'sh', '-c', 'cd "$0" && exec "$@"', config.WorkingDir];
  const from = performance.now();
  const confined = ['--mount', '--pid', '--fork', 'sh', '-c', CONFINE, 'sh', root, volume, ...inFolder, ...config.Cmd];
  const server = spawn('unshare', confined, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  while ((await ask('/readyz?strict'))?.status !== 200) {
    if (server.exitCode !== null || performance.now() - from > READY_WITHIN_MS) throw new Error('it does not become ready');
    await wait(50);
  }
  note('seconds until it is ready', secondsSince(from));
  const pid = Number(run('pgrep', '--parent', String(server.pid)));
  const memory = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000);
  const figures = [memory()];
  await wait(RESTS_MS);
  figures.push(memory());
  for (const path of PAGES) {
    const answer = await ask(path);
    if (answer?.status !== 200) throw new Error(`${path} is answered ${answer?.status}`);
    await answer.text();
  }
  await wait(RESTS_MS);
  note(`MB of memory when ready, ${RESTS_MS / 1000} s later, and as long after seven pages`, [...figures, memory()].join(', '));

  const inside = (...command: string[]) =>
    execFileSync('nsenter', [`--target=${pid}`, '--mount', '--pid', ...command], { stdio: 'ignore' });
  inside(...inFolder, ...image.healthCheck);
  note('health check', 'well');
  inside(...asAccount, 'touch', '/data/tried');
  for (const place of WHERE_IT_MAY_NOT_WRITE) inside('sh', '-c', '! "$@"', 'sh', ...asAccount, 'touch', join(place, 'tried'));
  note('it may write to', '/data');
  const stopped = performance.now();
  process.kill(pid, 'SIGTERM');
  await ended;
  note('seconds from SIGTERM until it ended, with code', `${secondsSince(stopped)}, ${server.exitCode}`);
}

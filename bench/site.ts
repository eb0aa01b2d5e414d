import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const PASSWORD = 'only for measuring 1';

export type Watched = { longestMs: number; rss: number };
export type Site = {
  url: string;
  pid: number;
  child: ChildProcess;
  /** From the start of the process to the first answer of `/readyz`. */
  startMs: number;
  /** For how long its event loop did one thing at most since the last look. */
  watch: () => Promise<Watched>;
  /** Looks no more until it is asked to: looking costs the measured thread a little for each millisecond it waits. */
  rest: () => Promise<Watched>;
  stop: () => Promise<void>;
};

/** A whole server, as `npm start` runs it. */
export async function startSite(dataDir: string, env: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'loop-watch.ts'), join(import.meta.dirname, '..', 'build/program/server.js')],
    {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info', ADMIN_PASSWORD: PASSWORD, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await wait(20);
  }
  async function tell(word: 'look' | 'rest'): Promise<Watched> {
    child.send(word);
    const [seen] = (await once(child, 'message')) as [Watched];
    return seen;
  }

  return {
    url,
    pid: child.pid!,
    child,
    startMs: performance.now() - began,
    watch: () => tell('look'),
    rest: () => tell('rest'),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The processor time of all threads of a process that live. */
export function allThreadsMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce(
    (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    0,
  );
}

/** After a start the index of the search is read or made and pages are compressed best, which would be counted. False if it went on for too long. */
export async function untilQuiet({ pid }: Pick<Site, 'pid'>, mostSeconds = Infinity): Promise<boolean> {
  const end = Date.now() + mostSeconds * 1000;
  for (let quiet = 0; quiet < 3;) {
    if (Date.now() > end) return false;
    const began = allThreadsMs(pid);
    await wait(1000);
    const used = allThreadsMs(pid) - began;
    quiet = used >= 0 && used < 100 ? quiet + 1 : 0; // a thread that ended takes its time along
  }
  return true;
}

/** The processor time of the main thread alone, as Linux counts it. */
export function mainThreadMs(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .join('; ');
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { askFor } from './shared-fixtures.ts';

export type ServerProcess = { url: string; child: ChildProcess; kill: (signal: NodeJS.Signals) => Promise<number | null> };

/** Starts the server as a process; fails with what it printed if it ends before it listens. Who is no test names the program. */
export async function startServerProcess(env: Record<string, string>, program?: string): Promise<ServerProcess> {
  const path = program ?? (await askFor('/server'));
  const prepared = join(dirname(path), 'compiled'); // by the first process, for those of later tests
  const child = spawn(process.execPath, [path], {
    env: { PATH: process.env['PATH'], PORT: '0', DEMO: '0', LOG_LEVEL: 'silent', NODE_COMPILE_CACHE: prepared, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const listening = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /^(?:listening|Lamha is ready:) +(\S+)$/.exec(line)?.[1];
      if (url) return url;
    }
    return undefined;
  })();
  const url = await Promise.race([listening, exited.then(() => undefined)]);
  if (url === undefined) throw new Error(`the server did not start: ${errors}`);
  return {
    url,
    child,
    kill: async (signal) => {
      child.kill(signal);
      return (await exited)[0];
    },
  };
}

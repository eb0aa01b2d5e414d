import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type S3Process = {
  url: string;
  signal: (name: NodeJS.Signals) => void;
  /** Ends it, does something, and starts it again with what it had, at its address. */
  without: (what: () => Promise<unknown>) => Promise<void>;
  stop: () => Promise<void>;
};

type Running = { child: ChildProcess; port: string; end: () => Promise<unknown> };

export async function startS3Process(): Promise<S3Process> {
  const directory = await mkdtemp(join(tmpdir(), 'lamha-s3-'));
  let running = await launch(directory);
  const { port } = running;
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/uploads`,
    signal: (name) => void running.child.kill(name),
    without: async (what) => {
      await running.end();
      await what();
      running = await launch(directory, port);
    },
    stop: async () => {
      await running.end();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function launch(directory: string, wanted = '0'): Promise<Running> {
  const program = join(import.meta.dirname, 's3-server.ts');
  const child = spawn(process.execPath, [program, directory, wanted], { stdio: ['pipe', 'pipe', 'ignore'] });
  const exited = once(child, 'exit');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const end = () => {
    child.kill('SIGKILL');
    return exited;
  };
  return { child, port: line.split(' ')[1] ?? '', end };
}

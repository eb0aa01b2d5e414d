import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type S3Process = { url: string; signal: (name: NodeJS.Signals) => void; stop: () => Promise<void> };

export async function startS3Process(): Promise<S3Process> {
  const directory = await mkdtemp(join(tmpdir(), 'lamha-s3-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 's3-server.ts'), directory], { stdio: ['pipe', 'pipe', 'ignore'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const exited = once(child, 'exit');
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${line.split(' ')[1]}/uploads`,
    signal: (name) => void child.kill(name),
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

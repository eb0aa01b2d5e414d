import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { ADMINISTRATOR } from './dashboard.ts';

export type OwnSite = {
  url: string;
  /** As a power cut does: nothing is said, finished or closed. */
  kill: () => Promise<void>;
  /** On the port and with the data it had. */
  start: () => Promise<void>;
  end: () => Promise<void>;
};

/** A whole site without content that a journey may kill, on either database. */
export async function openOwnSite(engine: 'sqlite' | 'postgres'): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'lamha-own-'));
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATA_DIR: folder,
    ...(postgres && { DATABASE_URL: postgres.url }),
    PORT: String(port),
    DEMO: '0',
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
  };
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = spawn(process.execPath, ['build/program/server.js'], { env, stdio: 'ignore' });
    await expect.poll(() => statusOf(`${url}/readyz`), { timeout: 60_000 }).toBe(200);
  }

  async function kill(): Promise<void> {
    if (!server) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
    server = undefined;
  }

  await start();
  return {
    url,
    kill,
    start,
    async end() {
      await kill();
      await postgres?.stop();
      await rm(folder, { recursive: true });
    },
  };
}

function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

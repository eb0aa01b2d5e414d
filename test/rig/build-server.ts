import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { programOf } from '#app/building/program-of.ts';

const CACHE = '.cache';

/**
 * `serve.ts` as the server is built for use, once for a run: a hundred processes start it, and from its sources each takes almost twice
 * as long. Inside the project, because its packages are looked for from there.
 */
export async function buildServer(): Promise<{ path: string; remove: () => Promise<void> }> {
  await mkdir(CACHE, { recursive: true });
  const folder = resolve(await mkdtemp(join(CACHE, 'server-')));
  await build({ ...programOf('test/rig/serve.ts', { root: process.cwd(), folder }), configFile: false, logLevel: 'warn' });
  return { path: join(folder, 'serve.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}

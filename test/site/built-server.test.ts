import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { BUILD } from './built.ts';

/** Loaded into the server: says at its end which build of React it has taken; only the slow one can `act`. */
const PROBE = `
process.on('exit', () => {
  const { act } = require('node:module').createRequire(process.argv[1])('react');
  process.stderr.write(act ? 'development' : 'production');
});`;

test('the built server takes the quick build of React, though nobody said that this is production', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lamha-built-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const probe = join(folder, 'probe.cjs');
  await writeFile(probe, PROBE);

  const { NODE_ENV: _, ...env } = process.env;
  const server = spawn(process.execPath, ['--require', probe, join(BUILD, 'program', 'server.js')], {
    env: { ...env, DATA_DIR: join(folder, 'data'), PORT: '0', DEMO: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = text(server.stderr);
  await once(createInterface({ input: server.stdout }), 'line');
  server.kill('SIGTERM');

  expect(await said).toBe('production');
});

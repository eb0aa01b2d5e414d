import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { askFor } from '#test/rig/shared-fixtures.ts';

/** The wide run (`npm run test:wide`) cuts as often as the promise says. */
const ACKNOWLEDGEMENTS = process.env['EVERY_COLLECTION'] === '1' ? 100 : 40;
const RUN = fileURLToPath(new URL('./power-cut-run.ts', import.meta.url));

/** Mounting a disk image needs root and a few tools; elsewhere this proof cannot be made. */
function canMount(): boolean {
  try {
    execFileSync('unshare', ['-m', 'sh', '-c', 'command -v mkfs.ext4 && test -w /dev/shm && test -e /dev/loop-control'], {
      stdio: 'ignore',
    });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

test.skipIf(!canMount())(
  `a power cut right after any of ${ACKNOWLEDGEMENTS} acknowledgements loses nothing`,
  { timeout: 300_000 },
  async () => {
    const { stdout } = await promisify(execFile)('unshare', [
      '-m',
      '--propagation',
      'private',
      process.execPath,
      RUN,
      String(ACKNOWLEDGEMENTS),
      await askFor('/server'),
    ]);
    expect(JSON.parse(stdout)).toEqual({ acknowledged: ACKNOWLEDGEMENTS, lost: 0, missingFiles: 0, broken: 0 });
  },
);

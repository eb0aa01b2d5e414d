import { accessSync, constants, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Containers have a small one. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** In memory where there is room: what is lost at a power cut is lost with the folder; flushing to the disk would only make tests wait. */
export function quickFolder(prefix: string): Promise<string> {
  return mkdtemp(join(hasRoom() ? MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}

import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** With its parents. Node's own way never ends where a system refuses folders with ENOENT, as below /proc. */
export function makeFolder(path: string): void {
  if (isMade(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  mkdirSync(path, { recursive: false });
}

/** False where the parent is missing, or seems to be. */
function isMade(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EEXIST' && statSync(path).isDirectory()) return true;
    if (code === 'EEXIST') throw Object.assign(new Error(`${path} is a file`), { code: 'ENOTDIR' });
    if (code === 'ENOENT') return false;
    throw error;
  }
}

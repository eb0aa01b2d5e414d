import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

const SQLITE_BUSY = 5;

/** SQLite has one writer: a second server on the same folder is refused. The lock belongs to the process and dies with it. */
export function lockDataFolder(dataDir: string): { release: () => void } {
  makeFolder(dataDir);
  const lock = new DatabaseSync(join(dataDir, 'server.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error;
    const problem = `another Lamha server already uses the data folder ${dataDir}: stop that one, or set DATA_DIR to a folder of its own`;
    throw new Error(problem, { cause: error });
  }
  return { release: () => lock.close() };
}

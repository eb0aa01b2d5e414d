import { DatabaseSync } from 'node:sqlite';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** SQLite has one writer: a second server on the same folder is refused. The lock belongs to the process and dies with it. */
export function lockDataFolder(dataDir: string): { release: () => void } {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'server.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    throw new Error(`another Lamha server already uses the data folder ${dataDir}`);
  }
  return { release: () => lock.close() };
}

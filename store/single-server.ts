import { DatabaseSync } from 'node:sqlite';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

const MARKER = 'lamha.json';

/**
 * A folder that once held a database must still hold it: a wrong path or a lost volume would otherwise look like a
 * new, empty site. The marker is written after the first successful start.
 */
export function refuseLostDatabase(dataDir: string, databaseFile: string): void {
  const marker = join(dataDir, MARKER);
  if (!existsSync(marker) || existsSync(databaseFile)) return;
  const { startedAt } = JSON.parse(readFileSync(marker, 'utf8')) as { startedAt: string };
  throw new Error(
    `the database ${databaseFile} is missing, but this data folder has held one since ${startedAt}. Restore it from a backup, or remove ${marker} to start empty.`,
  );
}

export function markDataFolder(dataDir: string, now: Date): void {
  const marker = join(dataDir, MARKER);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(marker)) writeFileSync(marker, `${JSON.stringify({ startedAt: now.toISOString() })}\n`, { flush: true });
}

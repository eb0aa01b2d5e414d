import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { missingIn } from './inspect-backup.ts';
import { readManifest } from './manifest.ts';

/** The name `makeBackup` gives: the moment, without the colons that some file systems refuse. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/;
const UNFINISHED = /Z(?:\.(?:unfinished|trial|copy))+$/;
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const PROOF = 'verified.json';

const Proof = z.object({ at: z.string(), rows: z.number() });
export type Proof = z.infer<typeof Proof>;

const StoredBackup = z.object({
  name: z.string(),
  createdAt: z.string(),
  version: z.string().optional(),
  rows: z.number(),
  files: z.number(),
  size: z.number(),
  /** How many files its rows name that it has not got. */
  missing: z.number(),
  verified: Proof.optional(),
});
export type StoredBackup = z.infer<typeof StoredBackup>;

export function storedBackupIn(json: string): StoredBackup {
  return StoredBackup.parse(JSON.parse(json));
}

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

/** Newest first; what is unfinished or damaged beyond reading is not listed. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isBackupName).toSorted().toReversed();
  const found = await Promise.all(names.map((name) => readBackup(folder, name).catch(() => undefined)));
  return found.filter((backup) => backup !== undefined);
}

async function readBackup(folder: string, name: string): Promise<StoredBackup> {
  const manifest = await readManifest(join(folder, name));
  const { createdAt, version, tables, files } = manifest;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    name,
    createdAt,
    version,
    rows: sum(tables.map(({ rows }) => rows)),
    files: files.length,
    size: sum([...tables, ...files].map(({ size }) => size)),
    missing: (manifest.missing ?? (await missingIn(join(folder, name), manifest))).length,
    verified: await readProof(join(folder, name)),
  };
}

async function readProof(folder: string): Promise<Proof | undefined> {
  const text = await readFile(join(folder, PROOF), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Proof.parse(JSON.parse(text));
}

/** Kept with the backup, so that a copy carries the proof along. */
export async function keepProof(folder: string, proof: Proof): Promise<void> {
  await writeFile(join(folder, PROOF), `${JSON.stringify(proof)}\n`, { flush: true });
}

/** What make room for newer. One from the future (a wrong clock) goes first; the newest that lacks no file stays, however old. */
export function surplusOf<Backup extends StoredBackup>(backups: readonly Backup[], most: number, now: Date): Backup[] {
  const soon = new Date(now.getTime() + DAY_MS).toISOString();
  const byAge = Object.groupBy(backups, ({ createdAt }) => (createdAt > soon ? 'future' : 'past'));
  const inOrder = [...(byAge.past ?? []), ...(byAge.future ?? [])];
  const whole = inOrder.find(({ missing }) => missing === 0);
  return inOrder.slice(most).filter((backup) => backup !== whole);
}

/** What a killed process left behind. Whoever still works on one has touched it within the hour. */
export async function removeUnfinished(folder: string, now: Date): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => UNFINISHED.test(name));
  for (const name of names) {
    const touched = await lastTouched(join(folder, name));
    if (Math.abs(now.getTime() - touched) > HOUR_MS) await removeBackup(folder, name);
  }
}

async function lastTouched(folder: string): Promise<number> {
  const inside = await readdir(folder, { recursive: true }).catch(() => []);
  const stats = await Promise.all(['.', ...inside].map((name) => stat(join(folder, name)).catch(() => undefined)));
  return Math.max(0, ...stats.map((one) => one?.mtimeMs ?? 0));
}

/** False where it is gone. Out of the list in one step, so that of two who remove it one does, and no half of it is ever listed. */
export async function removeBackup(folder: string, name: string): Promise<boolean> {
  const doomed = join(folder, `${name}.unfinished`);
  const isOurs = await rename(join(folder, name), doomed).then(
    () => true,
    (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? false : Promise.reject(error)),
  );
  if (isOurs) await rm(doomed, { recursive: true, force: true });
  return isOurs;
}

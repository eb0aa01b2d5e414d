import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readManifest } from './manifest.ts';

/** The name `makeBackup` gives: the moment, without the colons that some file systems refuse. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/;
const PROOF = 'verified.json';

const Proof = z.object({ at: z.string(), rows: z.number() });
export type Proof = z.infer<typeof Proof>;

export type KeptBackup = { name: string; createdAt: string; rows: number; files: number; size: number; verified: Proof | undefined };

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

/** Newest first; what is unfinished or damaged beyond reading is not listed. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isBackupName).toSorted().toReversed();
  const found = await Promise.all(names.map((name) => readBackup(folder, name).catch(() => undefined)));
  return found.filter((backup) => backup !== undefined);
}

async function readBackup(folder: string, name: string): Promise<KeptBackup> {
  const { createdAt, tables, files } = await readManifest(join(folder, name));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    name,
    createdAt,
    rows: sum(tables.map(({ rows }) => rows)),
    files: files.length,
    size: sum([...tables, ...files].map(({ size }) => size)),
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

export async function removeBackup(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { recursive: true, force: true });
}

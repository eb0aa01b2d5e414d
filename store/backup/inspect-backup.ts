import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { recordIn } from '#content/known.ts';
import { readManifest, type Manifest } from './manifest.ts';

export type Inspected = {
  /** Parts that are not as they were written. */
  damaged: string[];
  /** Files that the tables name and the backup has not got: they were gone when it was made. */
  missing: string[];
};

/** Compares every byte with the manifest, and the manifest with what the tables name. */
export async function inspectBackup(folder: string): Promise<Inspected> {
  const manifest = await readManifest(folder);
  const damaged: string[] = [];
  for (const [kind, parts] of [
    ['tables', manifest.tables],
    ['uploads', manifest.files],
  ] as const) {
    for (const { name, sha256 } of parts) {
      const found = await hashFile(join(folder, kind, name)).catch(() => undefined);
      if (found === undefined) damaged.push(`${kind}/${name} is missing`);
      else if (found !== sha256) damaged.push(`${kind}/${name} is damaged`);
    }
  }
  if (damaged.length === 0)
    for (const { name, rows } of manifest.tables) {
      const found = await countLines(join(folder, 'tables', name));
      if (found !== rows) damaged.push(`tables/${name} has ${found} of ${rows} rows`);
    }
  return { damaged, missing: damaged.length > 0 ? (manifest.missing ?? []) : await missingIn(folder, manifest) };
}

/** In words, for people at a terminal; nothing if all is well. */
export async function verifyBackup(folder: string): Promise<string[]> {
  const { damaged, missing } = await inspectBackup(folder);
  return [...damaged, ...missing.map((name) => `uploads/${name} was already missing when the backup was made`)];
}

/** By the rows themselves, so that a backup which does not say what it lacks is found out too. */
export async function missingIn(folder: string, { tables, files, swept = [] }: Manifest): Promise<string[]> {
  const there = new Set([...files.map(({ name }) => name), ...swept]);
  const missing: string[] = [];
  for (const table of ['files', 'lead_files']) {
    if (!tables.some(({ name }) => name === `${table}.jsonl`)) continue;
    for await (const line of createInterface({ input: createReadStream(join(folder, 'tables', `${table}.jsonl`)) }))
      missing.push(...namesIn(table, recordIn(line)).filter((name) => !there.has(name)));
  }
  return missing;
}

/** The files a row needs. Smaller sizes of a picture are made when they are asked for, so nobody misses them. The file of an inquiry that is gone is on its way out. */
export function namesIn(table: string, { name, lead_id: lead }: Readonly<Record<string, unknown>>): string[] {
  if (typeof name !== 'string') return [];
  return table === 'lead_files' && lead === null ? [] : [name];
}

async function countLines(path: string): Promise<number> {
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(path) })) count += line === '' ? 0 : 1;
  return count;
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

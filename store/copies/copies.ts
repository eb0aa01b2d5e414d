import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readManifest, type Manifest } from '#store/backup/manifest.ts';
import { isBackupName } from '#store/backup/list-backups.ts';
import { BackupRefused } from '#store/backup/restore-backup.ts';
import { openFile, sealFile, type AgeKey } from './age-key.ts';
import type { CopyTarget } from './target.ts';

/** What is known of a copy without its key: names of files say nothing. */
const CopyIndex = z.object({
  name: z.string(),
  createdAt: z.string(),
  version: z.string().optional(),
  rows: z.number(),
  size: z.number(),
  files: z.array(z.string()),
});
export type CopyIndex = z.infer<typeof CopyIndex>;
export type Sent = CopyIndex & { newFiles: number };

type CopyStore = { target: CopyTarget; key: AgeKey; temp: string };

const INDEX = 'index.json';
/** Newest of each day, week and month that are kept. */
const RULE = { days: 7, weeks: 4, months: 12 };
const WEEK_MS = 7 * 24 * 3_600_000;

const copyName = ({ fingerprint }: AgeKey, name: string, part: string) => `${fingerprint}/copies/${name}/${part}`;
const fileName = ({ fingerprint }: AgeKey, name: string) => `${fingerprint}/files/${name}.age`;

/** Sends a finished backup elsewhere, sealed. Files that are there already are not sent again: bytes under a name never change. */
export async function sendCopy(location: CopyStore, folder: string, name: string): Promise<Sent> {
  const { target, key } = location;
  const manifest = await readManifest(folder);
  return inTemp(location, async (temp) => {
    const send = async (from: string, to: string, isPacked: boolean) => {
      await sealFile(key, from, temp, isPacked);
      await target.put(to, temp);
    };
    const there = new Set(await target.list(`${key.fingerprint}/files`));
    const absent = manifest.files.filter((file) => !there.has(fileName(key, file.name)));
    for (const file of absent) await send(join(folder, 'uploads', file.name), fileName(key, file.name), false);
    for (const table of manifest.tables) await send(join(folder, 'tables', table.name), copyName(key, name, `${table.name}.gz.age`), true);
    await send(join(folder, 'manifest.json'), copyName(key, name, 'manifest.json.gz.age'), true);
    const index = indexOf(name, manifest);
    await writeFile(temp, JSON.stringify(index));
    await target.put(copyName(key, name, INDEX), temp); // what has no index was not finished
    return { ...index, newFiles: absent.length };
  });
}

function indexOf(name: string, { createdAt, version, tables, files }: Manifest): CopyIndex {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const size = sum([...tables, ...files].map((part) => part.size));
  return { name, createdAt, version, rows: sum(tables.map(({ rows }) => rows)), size, files: files.map((file) => file.name) };
}

/** Newest first. */
export async function listCopies(location: CopyStore): Promise<CopyIndex[]> {
  const { target, key } = location;
  const names = (await target.list(`${key.fingerprint}/copies`)).filter((name) => name.endsWith(`/${INDEX}`));
  return inTemp(location, async (temp) => {
    const found: CopyIndex[] = [];
    for (const name of names.toSorted().toReversed())
      if (await target.get(name, temp)) found.push(CopyIndex.parse(JSON.parse(await readFile(temp, 'utf8'))));
    return found;
  });
}

/** Why there is none to be found: the wrong key is likelier than an empty place. */
export async function reasonOfNone({ target, key }: CopyStore): Promise<string> {
  const others = new Set((await target.list('')).map((name) => name.split('/')[0]).filter((name) => name !== key.fingerprint));
  if (others.size === 0) return `there is no copy at ${target.location}`;
  return `no copy at ${target.location} was made for this COPY_KEY, but there are some for ${others.size} other key(s): name the key they were made with`;
}

type Fetch = {
  folder: string;
  files?: readonly string[] | (() => Promise<readonly string[]>);
  /** Asked before anything large is fetched. */
  check?: (manifest: Manifest) => void;
};

/** Brings a copy back as the folder of a backup, which then proves itself by its checksums. */
export async function fetchCopy(location: CopyStore, name: string, { folder, files, check }: Fetch): Promise<Manifest> {
  const { target, key } = location;
  if (!isBackupName(name)) throw new Error(`${name} is no name of a copy`);
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  await mkdir(join(folder, 'uploads'), { recursive: true });
  return inTemp(location, async (temp) => {
    const fetchTo = async (from: string, to: string, isPacked: boolean) => {
      if (!(await target.get(from, temp))) throw new BackupRefused('damaged', `${from} is missing at ${target.location}`);
      await openFile(key, temp, to, isPacked).catch((error: unknown) => {
        if (error instanceof Error && error.message.startsWith('COPY_KEY')) throw error;
        throw new BackupRefused('damaged', `${from} at ${target.location} is damaged: it is not as it was sent. Take another copy.`);
      });
    };
    await fetchTo(copyName(key, name, 'manifest.json.gz.age'), join(folder, 'manifest.json'), true);
    const manifest = await readManifest(folder);
    check?.(manifest);
    for (const table of manifest.tables)
      await fetchTo(copyName(key, name, `${table.name}.gz.age`), join(folder, 'tables', table.name), true);
    const wanted = typeof files === 'function' ? await files() : files;
    const there = new Set(manifest.files.map((one) => one.name));
    for (const file of (wanted ?? [...there]).filter((one) => there.has(one)))
      await fetchTo(fileName(key, file), join(folder, 'uploads', file), false);
    return manifest;
  });
}

/** Removes the copies that the rule does not keep, and the files that none of the others names. */
export async function removeOldCopies(location: CopyStore): Promise<number> {
  const { target, key } = location;
  const all = await listCopies(location);
  const survivors = survivorsOf(all);
  const old = all.filter((copy) => !survivors.has(copy));
  for (const { name } of old) {
    await target.remove(copyName(key, name, INDEX));
    for (const part of await target.list(copyName(key, name, ''))) await target.remove(part);
  }
  if (old.length === 0) return 0;
  const needed = new Set([...survivors].flatMap(({ files }) => files.map((file) => fileName(key, file))));
  for (const file of await target.list(`${key.fingerprint}/files`)) if (!needed.has(file)) await target.remove(file);
  return old.length;
}

/** The newest of each of the last seven days, four weeks and twelve months that have one. */
export function survivorsOf(newestFirst: readonly CopyIndex[]): Set<CopyIndex> {
  const survivors = new Set<CopyIndex>();
  const keep = (most: number, spanOf: (at: string) => string) => {
    const spans = new Set<string>();
    for (const copy of newestFirst) {
      if (spans.size >= most || spans.has(spanOf(copy.createdAt))) continue;
      spans.add(spanOf(copy.createdAt));
      survivors.add(copy);
    }
  };
  keep(RULE.days, (at) => at.slice(0, 10));
  keep(RULE.weeks, (at) => String(Math.floor(Date.parse(at) / WEEK_MS)));
  keep(RULE.months, (at) => at.slice(0, 7));
  return survivors;
}

async function inTemp<Result>({ temp }: CopyStore, use: (path: string) => Promise<Result>): Promise<Result> {
  await mkdir(temp, { recursive: true });
  const folder = await mkdtemp(join(temp, 'copy-'));
  return use(join(folder, 'part')).finally(() => rm(folder, { recursive: true, force: true }));
}

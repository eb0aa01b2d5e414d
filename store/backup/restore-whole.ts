import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { recordIn } from '#content/known.ts';
import { appliedMigrations } from '#store/database/migrate.ts';
import { openDatabase, type Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import type { Seal } from '#store/seal.ts';
import { inspectBackup } from './inspect-backup.ts';
import { removeBackup } from './list-backups.ts';
import { backupName, makeBackup, saveTables, type Made } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { replaceRows } from './replace-rows.ts';
import { BackupRefused, refuseUnfit, restoreFiles, restoreRows } from './restore-backup.ts';

type Parts = {
  database: Database;
  storage: FileStorage;
  seal: Seal;
  /** The backup, or a copy that was fetched. */
  folder: string;
  /** Where the copy of what is there goes. */
  backups: string;
  temp: string;
  clock: () => Date;
  actor: number | null;
  subject: string;
};

/** The copy of what was there, and how files come back that were swept meanwhile. */
type Restored = { before: string; finish: () => Promise<void> };

/** Brings everything back as a backup has it, while the servers run. All of it or nothing; what is refused or fails changes nothing. */
export async function restoreWhole(parts: Parts): Promise<Restored> {
  const { database, storage, seal, folder, backups, clock, actor, subject } = parts;
  const manifest = await refuseUnfit(folder);
  await refuseForeignSecrets(folder, manifest, seal);
  const beside = openDatabase(database.url); // our own connection is held while the copy is made
  const staged = `${folder}.trial`;
  const superfluous: Made[] = [];
  try {
    const rows = await stageRows(beside, folder, manifest, staged);
    const first = await copyPresent(parts, beside);
    superfluous.push(first);
    await bringFiles(parts, manifest);
    const copy = async () => {
      const now = new Date(Math.max(clock().getTime(), Date.parse(first.manifest.createdAt) + 1));
      const made = await makeBackup(beside, storage, backups, now, { before: first });
      superfluous.push(made); // unless what it holds is replaced
      return nameOf(made);
    };
    const before = await replaceRows({ database, seal, ...rows, now: clock(), actor, subject, copy });
    superfluous.pop();
    return { before, finish: () => bringFiles(parts, manifest) };
  } finally {
    await beside.close();
    await rm(staged, { recursive: true, force: true });
    for (const made of superfluous) await removeBackup(backups, nameOf(made));
  }
}

function nameOf({ manifest: { createdAt } }: Made): string {
  return backupName(new Date(createdAt));
}

/** With its files, which take long, while everybody goes on; the rows are copied once more when nobody can write. */
async function copyPresent({ storage, backups, clock }: Parts, beside: Database): Promise<Made> {
  const made = await makeBackup(beside, storage, backups, clock());
  const { damaged } = await inspectBackup(made.folder);
  if (damaged.length > 0) throw new Error(`the copy of what is there is damaged: ${damaged.slice(0, 5).join('; ')}`);
  return made;
}

/** Rows of an older version are brought to ours in a database of their own. */
async function stageRows(
  live: Database,
  folder: string,
  manifest: Manifest,
  staged: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const known = new Set(manifest.migrations);
  if ((await appliedMigrations(live)).every((name) => known.has(name))) return { folder, manifest };
  await rm(staged, { recursive: true, force: true });
  await mkdir(join(staged, 'tables'), { recursive: true, mode: 0o700 });
  const scratch = openDatabase(join(staged, 'lamha.sqlite'));
  try {
    await restoreRows(scratch, manifest, folder);
    const { tables } = await saveTables(scratch, join(staged, 'tables'));
    return { folder: staged, manifest: { ...manifest, tables } };
  } finally {
    await scratch.close();
  }
}

/** Refuses secrets that this site's key cannot open: nobody could sign in by an authenticator app. */
async function refuseForeignSecrets(folder: string, { tables }: Manifest, { isForeign }: Seal): Promise<void> {
  for (const table of ['factors', 'webhooks']) {
    if (!tables.some(({ name }) => name === `${table}.jsonl`)) continue;
    for await (const line of createInterface({ input: createReadStream(join(folder, 'tables', `${table}.jsonl`)) }))
      if (isForeign(String(recordIn(line)['secret'])))
        throw new BackupRefused(
          'other-key',
          `${table} are sealed with a key that is not here: bring secret.key of the server they come from`,
        );
  }
}

/** Only files that are not there: bytes under a name never change. */
async function bringFiles({ storage, folder, temp }: Parts, manifest: Manifest): Promise<void> {
  const there = new Set<string>();
  for await (const { name } of storage.names()) there.add(name);
  const absent = manifest.files.filter(({ name }) => !there.has(name));
  await restoreFiles(storage, { ...manifest, files: absent }, folder, temp, []);
}

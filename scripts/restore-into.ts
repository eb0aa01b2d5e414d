import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Configuration } from '#api/configuration.ts';
import { missingIn } from '#store/backup/inspect-backup.ts';
import { restoreBackup } from '#store/backup/restore-backup.ts';
import { adoptRestored, closeToOthers } from '#store/data-folder.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { NO_KEY, openSeal } from '#store/seal.ts';
import { countForeignSecrets, keyIsMissing } from '#store/sealed-secrets.ts';
import { findSecretKey } from '#store/secret-key.ts';

type Options = {
  /** The store is in use: what a restore that fails would take away again was there before it. */
  hasFiles?: boolean;
};

/** Brings a backup into the empty database of a configuration, and says what came and what is missing. */
export async function restoreInto(
  { databaseUrl, dataDir, s3Url, secretKey }: Configuration,
  folder: string,
  { hasFiles = false }: Options = {},
): Promise<void> {
  const database = openDatabase(databaseUrl);
  try {
    const given = await openStorage({ dataDir, s3Url });
    await mkdir(dataDir, { recursive: true });
    closeToOthers(dataDir);
    const storage = hasFiles ? { ...given, remove: async () => {} } : given;
    const manifest = await restoreBackup(database, storage, resolve(folder), join(dataDir, 'uploads', 'tmp'));
    const { createdAt, tables, files } = manifest;
    const missing = await missingIn(resolve(folder), manifest);
    await adoptRestored(dataDir, database, new Date());
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(`Restored the backup of ${createdAt}: ${rows} rows, ${files.length} files.\n`);
    const seal = findSecretKey(dataDir, secretKey);
    const foreign = await countForeignSecrets(database.kysely, seal ? openSeal(seal.key) : NO_KEY);
    if (foreign.factors + foreign.webhooks > 0) process.stdout.write(`${keyIsMissing(dataDir, foreign)}\n`);
    if (missing.length > 0)
      process.stdout.write(`Not whole: ${missing.length} files that its rows name are not in it: ${missing.slice(0, 5).join(', ')}\n`);
  } finally {
    await database.close();
  }
}

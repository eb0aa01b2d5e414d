import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfiguration } from '#api/configuration.ts';
import { restoreBackup } from '#store/backup/restore-backup.ts';
import { adoptRestored } from '#store/data-folder.ts';
import { isPostgres, openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { NO_KEY, openSeal } from '#store/seal.ts';
import { countForeignSecrets, keyIsMissing } from '#store/sealed-secrets.ts';
import { findSecretKey } from '#store/secret-key.ts';
import { lockDataFolder } from '#store/single-server.ts';
import { serverEnvironment } from './environment.ts';

const HELP = `npm run restore -- FOLDER   bring a backup into an empty database (DATABASE_URL) and data folder (DATA_DIR)
npm run restore -- FOLDER --env FILE   read them from the server's environment; without it /etc/lamha.env, where there is one

The two engines read the same backups: make one on SQLite, restore it with DATABASE_URL set, and the site has moved.`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' }, env: { type: 'string' } } });

async function restore(folder: string): Promise<void> {
  const { databaseUrl, dataDir, s3Url, secretKey } = readConfiguration(serverEnvironment(process.env, values.env));
  const lock = isPostgres(databaseUrl) ? undefined : lockDataFolder(dataDir); // never under a running server
  const database = openDatabase(databaseUrl);
  try {
    const storage = await openStorage({ dataDir, s3Url });
    const {
      createdAt,
      tables,
      files,
      missing = [],
    } = await restoreBackup(database, storage, resolve(folder), join(dataDir, 'uploads', 'tmp'));
    await adoptRestored(dataDir, database, new Date());
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(`Restored the backup of ${createdAt}: ${rows} rows, ${files.length} files.\n`);
    const seal = findSecretKey(dataDir, secretKey);
    const foreign = await countForeignSecrets(database.kysely, seal ? openSeal(seal.key) : NO_KEY);
    if (foreign.factors + foreign.webhooks > 0) process.stdout.write(`${keyIsMissing(dataDir, foreign)}\n`);
    if (missing.length > 0)
      process.stdout.write(`${missing.length} files were already missing when it was made: ${missing.slice(0, 5).join(', ')}\n`);
  } finally {
    await database.close();
    lock?.release();
  }
}

try {
  const [folder] = positionals;
  if (values.help || folder === undefined) process.stdout.write(`${HELP}\n`);
  else await restore(folder);
} catch (error) {
  process.stderr.write(`restore: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

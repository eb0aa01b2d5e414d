import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfiguration } from '#api/configuration.ts';
import { makeBackup } from '#store/backup/make-backup.ts';
import { verifyBackup } from '#store/backup/manifest.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';

const HELP = `npm run backup                    make a backup in DATA_DIR/backups, while the server runs or not
npm run backup -- --to FOLDER     make it below another folder
npm run backup -- --verify FOLDER check a finished backup, byte by byte`;

const { values } = parseArgs({ options: { help: { type: 'boolean' }, to: { type: 'string' }, verify: { type: 'string' } } });

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function verify(folder: string): Promise<void> {
  const problems = await verifyBackup(resolve(folder));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  say(`${folder} is whole.`);
}

async function backup(): Promise<void> {
  const { databaseUrl, dataDir, s3Url } = readConfiguration(process.env);
  const database = openDatabase(databaseUrl);
  try {
    const storage = await openStorage({ dataDir, s3Url });
    const { folder, manifest } = await makeBackup(database, storage, resolve(values.to ?? join(dataDir, 'backups')), new Date());
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    await verify(folder);
    say(`${rows} rows, ${manifest.files.length} files.`);
  } finally {
    await database.close();
  }
}

try {
  if (values.help) say(HELP);
  else await (values.verify === undefined ? backup() : verify(values.verify));
} catch (error) {
  process.stderr.write(`backup: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

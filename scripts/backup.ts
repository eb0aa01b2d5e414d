import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { FEW_MISSING } from '#api/features/backup/backups.ts';
import { noteBackupDone } from '#store/backup/claim-daily.ts';
import { verifyBackup } from '#store/backup/inspect-backup.ts';
import { FilesMissing, makeBackup } from '#store/backup/make-backup.ts';
import { openAgeKey } from '#store/copies/age-key.ts';
import { sendCopy } from '#store/copies/copies.ts';
import { proveCopy } from '#store/copies/prove-copy.ts';
import { openTarget } from '#store/copies/target.ts';
import { pendingMigrations } from '#store/database/migrate.ts';
import type { Database } from '#store/database/open.ts';
import { openStorage, type FileStorage } from '#store/files/storage.ts';
import { readStoreLocation } from '#store/files/store-mark.ts';
import { openSite, serverConfiguration } from './environment.ts';

const HELP = `npm run backup                    make a backup in DATA_DIR/backups, while the server runs or not
npm run backup -- --to FOLDER     make it below another folder
npm run backup -- --verify FOLDER check a finished backup, byte by byte and against what its tables name
npm run backup -- --copy            make one and send it to COPY_URL, sealed with COPY_KEY
npm run backup -- --new-key         make a key of age for COPY_KEY
npm run backup -- --env FILE      read the server's environment from there; without it /etc/lamha.env, where there is one`;

const options = {
  help: { type: 'boolean' },
  to: { type: 'string' },
  verify: { type: 'string' },
  env: { type: 'string' },
  copy: { type: 'boolean' },
  'new-key': { type: 'boolean' },
} as const;
const { values } = parseArgs({ options });

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function verify(folder: string): Promise<void> {
  const problems = await verifyBackup(resolve(folder));
  if (problems.length > 0) throw new Error([`${folder} is not whole.`, ...problems].join('\n'));
  say(`${folder} is whole.`);
}

async function backup(): Promise<void> {
  const configuration = serverConfiguration(values.env);
  const { dataDir, s3Url, copies } = configuration;
  if (values.copy && !copies)
    throw new Error('COPY_URL and COPY_KEY are not set: they say where the copy goes and with which key it is sealed');
  const database = openSite(configuration);
  try {
    if ((await pendingMigrations(database)).isNew)
      throw new Error('the database is empty, so there is nothing to back up: are DATA_DIR and DATABASE_URL those of the server?');
    const storage = await openStorage({ dataDir, s3Url });
    const now = new Date();
    const { folder, manifest } = await makeBackup(database, storage, resolve(values.to ?? join(dataDir, 'backups')), now, {
      mostMissing: FEW_MISSING,
    }).catch(async (error: unknown) => {
      throw error instanceof FilesMissing ? new Error(await likelyReason(error, database, storage)) : error;
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`${folder}: ${rows} rows, ${manifest.files.length} files.`);
    await verify(folder);
    // Doctor, alerts and what deletes by age ask for it; what lies elsewhere nobody here can see.
    if (values.to === undefined) await noteBackupDone(database.kysely, now);
    if (values.copy && copies) await sendElsewhere(folder, copies);
  } finally {
    await database.close();
  }
}

async function sendElsewhere(folder: string, { url, key }: { url: string; key: string }): Promise<void> {
  const location = { target: openTarget(url), key: await openAgeKey(key), temp: dirname(folder) };
  const sent = await sendCopy(location, folder, basename(folder));
  say(`Sent to ${location.target.location}: ${sent.rows} rows, ${sent.files.length} files, ${sent.newFiles} of them new.`);
  if (location.key.identity === undefined) return;
  const proof = await proveCopy(location, sent);
  say(`Opened again: ${proof.rows} rows restored as a trial, ${proof.files} files compared.`);
}

/** Whoever has the secret one opens every copy: it belongs into a safe, and the public one is enough to make copies. */
async function newKey(): Promise<void> {
  const secret = await generateX25519Identity();
  say(`COPY_KEY=${secret}`);
  say(`Public key, for a server that may not open copies: ${await identityToRecipient(secret)}`);
  say('Keep the secret key apart from this machine: without it no copy can ever be opened.');
}

async function likelyReason({ missing, expected }: FilesMissing, { kysely }: Database, storage: FileStorage): Promise<string> {
  const known = await readStoreLocation(kysely);
  const found = `no backup was made: ${missing} of ${expected} files are not in ${storage.location}.`;
  return known === undefined || known === storage.location
    ? `${found} Has the folder or bucket been emptied, or is it another one than the server's?`
    : `${found} The server has them in ${known}: set ${known.startsWith('http') ? 'S3_URL' : 'DATA_DIR'} as it has it, or name its environment with --env FILE.`;
}

try {
  if (values.help) say(HELP);
  else if (values['new-key']) await newKey();
  else await (values.verify === undefined ? backup() : verify(values.verify));
} catch (error) {
  process.stderr.write(`backup: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

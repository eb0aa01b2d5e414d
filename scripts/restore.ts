import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreRecord } from '#store/backup/restore-record.ts';
import { openAgeKey } from '#store/copies/age-key.ts';
import { fetchCopy, listCopies, reasonOfNone } from '#store/copies/copies.ts';
import { openTarget } from '#store/copies/target.ts';
import { isPostgres } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { lockDataFolder } from '#store/single-server.ts';
import { openSite, serverConfiguration } from './environment.ts';
import { restoreInto } from './restore-into.ts';

const HELP = `npm run restore -- FOLDER   bring a backup into an empty database (DATABASE_URL) and data folder (DATA_DIR)
npm run restore -- FOLDER --env FILE   read them from the server's environment; without it /etc/lamha.env, where there is one
npm run restore -- --copies           list the copies at COPY_URL that COPY_KEY opens
npm run restore -- --copy NAME        fetch one of them ("latest": the newest) and bring it in
npm run restore -- FOLDER --record products/15   one record alone, as a new version, while the server runs; also with --copy

The two engines read the same backups: make one on SQLite, restore it with DATABASE_URL set, and the site has moved.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    env: { type: 'string' },
    copies: { type: 'boolean' },
    copy: { type: 'string' },
    record: { type: 'string' },
  },
});

async function restore(folder: string): Promise<void> {
  const configuration = serverConfiguration(values.env);
  // Never under a running server.
  const lock = isPostgres(configuration.databaseUrl) ? undefined : lockDataFolder(configuration.dataDir);
  try {
    await restoreInto(configuration, folder);
  } finally {
    lock?.release();
  }
}

async function restoreOne(folder: string, record: string): Promise<void> {
  const configuration = serverConfiguration(values.env);
  const { dataDir, s3Url } = configuration;
  const database = openSite(configuration);
  try {
    const storage = await openStorage({ dataDir, s3Url });
    const temp = join(dataDir, 'uploads', 'tmp');
    const { wasThere, files, missing, from } = await restoreRecord(
      { database, storage, folder: resolve(folder), temp, now: new Date() },
      record,
    );
    process.stdout.write(
      `${record} is as it was at ${from}${wasThere ? '; what it was until now is in its history' : ''}. ${files} files came back with it${missing > 0 ? `, ${missing} are neither here nor in the backup` : ''}.\n`,
    );
  } finally {
    await database.close();
  }
}

const bringIn = (folder: string) => (values.record === undefined ? restore(folder) : restoreOne(folder, values.record));

async function openCopyStore() {
  const { copies, dataDir } = serverConfiguration(values.env);
  if (!copies) throw new Error('COPY_URL and COPY_KEY are not set: they say where the copies are and with which key they were sealed');
  return { target: openTarget(copies.url), key: await openAgeKey(copies.key), temp: join(dataDir, 'backups') };
}

async function tellCopies(): Promise<void> {
  const location = await openCopyStore();
  const copies = await listCopies(location);
  if (copies.length === 0) throw new Error(await reasonOfNone(location));
  for (const { name, rows, files } of copies) process.stdout.write(`${name}  ${rows} rows, ${files.length} files\n`);
}

/** Fetched whole beside the backups first, because it may be damaged; a whole one stays there if it could not be brought in. */
async function restoreCopy(wanted: string): Promise<void> {
  const location = await openCopyStore();
  const copies = await listCopies(location);
  const copy = wanted === 'latest' ? copies[0] : copies.find(({ name }) => name === wanted);
  if (!copy)
    throw new Error(copies.length === 0 ? await reasonOfNone(location) : `there is no copy ${wanted} at ${location.target.location}`);
  const folder = join(location.temp, `${copy.name}.fetched`);
  await rm(folder, { recursive: true, force: true });
  process.stdout.write(`Fetching ${copy.name} from ${location.target.location}: ${copy.rows} rows, ${copy.files.length} files.\n`);
  await fetchCopy(location, copy.name, { folder }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true }); // nobody's rows lie open for nothing
    throw error;
  });
  await bringIn(folder);
  await rm(folder, { recursive: true, force: true });
}

try {
  const [folder] = positionals;
  if (values.copies) await tellCopies();
  else if (values.copy !== undefined) await restoreCopy(values.copy);
  else if (values.help || folder === undefined) process.stdout.write(`${HELP}\n`);
  else await bringIn(folder);
} catch (error) {
  process.stderr.write(`restore: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

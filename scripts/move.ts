import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { adoptRestored } from '#store/data-folder.ts';
import { sharedTime } from '#store/shared-time.ts';
import { isPostgres, openDatabase, type Database } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { moveFiles } from '#store/move/move-files.ts';
import { moveRows } from '#store/move/move-rows.ts';
import { listServers } from '#store/servers.ts';
import { lockDataFolder } from '#store/single-server.ts';
import { startProblem } from '#server/start-problem.ts';
import { openSite, serverConfiguration } from './environment.ts';

const HELP = `npm run move -- --database postgres://...   everything in the database into an empty PostgreSQL
npm run move -- --database sqlite           ... or back, into a new SQLite file in DATA_DIR
npm run move -- --store https://...         all files into a bucket (as S3_URL names it)
npm run move -- --store folder              ... or back, into DATA_DIR/uploads
npm run move -- --env FILE                  read where they are now from there; without it /etc/lamha.env, where there is one

Stop the server first. Both sides are compared at the end; what was there stays as it is.`;

const WIDTH = 24;
const SILENT_MS = 60_000;
const options = { help: { type: 'boolean' }, env: { type: 'string' }, database: { type: 'string' }, store: { type: 'string' } } as const;
const { values } = parseArgs({ options });

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One line that grows at a terminal, one line for each tenth elsewhere. */
function progress(): (step: string, done: number, of: number) => void {
  let last = '';
  return (step, done, of) => {
    const share = of === 0 ? 1 : done / of;
    const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.');
    if (process.stdout.isTTY) process.stdout.write(`\r[${bar}] ${step} ${done} of ${of}   ${share === 1 ? '\n' : ''}`);
    else if (`${step} ${Math.floor(share * 10)}` !== last) say(`[${bar}] ${step} ${done} of ${of}`);
    last = `${step} ${Math.floor(share * 10)}`;
  };
}

/** Whatever was written meanwhile would be left behind. */
async function refuseRunning(database: Database): Promise<void> {
  const tables = await database.kysely.introspection.getTables();
  if (!tables.some(({ name }) => name === 'servers')) return;
  const since = new Date((await sharedTime(database, () => new Date())).getTime() - SILENT_MS).toISOString();
  const [running] = await listServers(database.kysely, since);
  if (running) throw new Error(`the server ${running.name} is running: stop it first, and wait a minute if it was killed`);
}

async function moveDatabase(wanted: string): Promise<void> {
  const configuration = serverConfiguration(values.env);
  const { databaseUrl, dataDir } = configuration;
  const target = wanted === 'sqlite' ? join(dataDir, 'lamha.sqlite') : wanted;
  if (wanted !== 'sqlite' && !isPostgres(wanted)) throw new Error('--database must be sqlite or postgres://user:password@host:5432/name');
  if (target === databaseUrl) throw new Error('that is where the site is already');
  const lock = lockDataFolder(dataDir);
  const [from, to] = [openSite(configuration), openDatabase(target)];
  try {
    await refuseRunning(from);
    const began = performance.now();
    const { tables, rows } = await moveRows(from, to, join(dataDir, 'backups'), progress());
    await adoptRestored(dataDir, to, new Date());
    say(`${rows} rows of ${tables} tables are the same on both sides, after ${Math.round((performance.now() - began) / 1000)} s.`);
    say('Everybody signs in again; keys of programs and webhook calls that waited stay behind.');
    say(
      wanted === 'sqlite'
        ? 'Remove DATABASE_URL from the environment and start the server.'
        : 'Set DATABASE_URL to the new address and start the server.',
    );
  } finally {
    await Promise.all([from.close(), to.close()]);
    lock.release();
  }
}

async function moveStore(wanted: string): Promise<void> {
  const { dataDir, s3Url: now } = serverConfiguration(values.env);
  const configuration = serverConfiguration(values.env, wanted === 'folder' ? {} : { S3_URL: wanted });
  if (wanted === 'folder' && now === undefined) throw new Error('the files are in the folder already');
  const from = await openStorage({ dataDir, s3Url: now });
  const to = await openStorage({ dataDir, s3Url: wanted === 'folder' ? undefined : configuration.s3Url });
  if (from.location === to.location) throw new Error('that is where the files are already');
  const count = await moveFiles(from, to, join(dataDir, 'uploads', 'tmp'), progress());
  say(`${count} files are the same in ${from.location} and ${to.location}.`);
  say(
    wanted === 'folder'
      ? 'Remove S3_URL from the environment and start the server.'
      : 'Set S3_URL to the new address and start the server.',
  );
}

try {
  if (values.help || (values.database === undefined && values.store === undefined)) say(HELP);
  if (values.database !== undefined) await moveDatabase(values.database);
  if (values.store !== undefined) await moveStore(values.store);
} catch (error) {
  process.stderr.write(`move: ${startProblem(error)}\n`);
  process.exitCode = 1;
}

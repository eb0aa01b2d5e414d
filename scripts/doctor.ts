import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Configuration } from '#api/configuration.ts';
import { lastBackup } from '#store/backup/claim-daily.ts';
import { openAgeKey } from '#store/copies/age-key.ts';
import { listCopies } from '#store/copies/copies.ts';
import { openTarget } from '#store/copies/target.ts';
import { sharedTime } from '#store/shared-time.ts';
import { makeFolder } from '#store/make-folder.ts';
import { pendingMigrations } from '#store/database/migrate.ts';
import { isPostgres, openDatabase, type Database } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { findLost } from '#store/files/lost-files.ts';
import { NO_KEY, openSeal } from '#store/seal.ts';
import { countForeignSecrets, keyIsMissing } from '#store/sealed-secrets.ts';
import { findSecretKey } from '#store/secret-key.ts';
import type { SeenThrough } from '#server/proxy-check.ts';
import { startProblem } from '#server/start-problem.ts';
import { serverConfiguration } from './environment.ts';

const HELP = `npm run doctor               try what the server stands on, and say what to do
npm run doctor -- --env FILE read the server's environment from there; without it /etc/lamha.env, where there is one

Nothing is changed. Ends with code 1 if something is wrong.`;

const MEGABYTE = 1_000_000;
const SCARCE_MB = 1000;
const OLD_HOURS = 48;
const ANSWER_MS = 10_000;
const MOST_SECONDS_OFF = 60;

const { values } = parseArgs({ options: { help: { type: 'boolean' }, env: { type: 'string' } } });

type Check = { name: string; look: () => Promise<string>; dataDir?: string };
let wrong = 0;

/** One line each: what was looked at, and what was found or what to do. */
async function tell({ name, look, dataDir = 'DATA_DIR' }: Check): Promise<void> {
  const line = await look().then(
    (found) => `ok     ${name}: ${found}`,
    (error: unknown) => {
      wrong += 1;
      return `WRONG  ${name}: ${startProblem(error, { dataDir })}`;
    },
  );
  process.stdout.write(`${line}\n`);
}

async function writeInto(folder: string): Promise<void> {
  makeFolder(folder);
  const probe = join(folder, '.doctor');
  await writeFile(probe, 'x', { flush: true }).finally(() => rm(probe, { force: true }));
}

async function lookAtDisk({ dataDir }: Configuration): Promise<string> {
  await writeInto(dataDir);
  const { bavail, bsize } = await statfs(dataDir);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free < SCARCE_MB) throw new Error(`only ${free} MB are left beside ${dataDir}: make room, or give it a larger disk`);
  return `${dataDir} can be written, ${free} MB are free`;
}

async function lookAtDatabase(database: Database): Promise<string> {
  const { pending, isNew } = await pendingMigrations(database);
  if (isNew) return `${database.engine}, empty: the first start fills it`;
  return pending.length === 0
    ? `${database.engine}, up to date`
    : `${database.engine}, ${pending.length} migrations wait for the next start`;
}

async function lookAtClock(database: Database, { s3Url, copies, publicUrl }: Configuration): Promise<string> {
  const address = [s3Url, copies?.url, publicUrl].find((url) => url?.startsWith('http'));
  const elsewhere = address === undefined ? undefined : new URL(address).origin;
  const others: [name: string, time: number][] = [
    ...(database.engine === 'postgres'
      ? [['PostgreSQL', (await sharedTime(database, () => new Date())).getTime()] as [string, number]]
      : []),
    ...(elsewhere === undefined ? [] : (await dateOf(elsewhere)).map((time): [string, number] => [elsewhere, time])),
  ];
  if (others.length === 0) return `${new Date().toISOString()}; nothing else here has a clock to compare it with`;
  const off = Math.round(Math.max(...others.map(([, time]) => Math.abs(time - Date.now()))) / 1000);
  if (off > MOST_SECONDS_OFF) throw new Error(`it is ${off} seconds off: let the machine follow a time server (timedatectl set-ntp true)`);
  // Our own address mostly leads back to this machine, whose clock agrees with itself.
  const isOwnAlone = others.every(([name]) => name !== 'PostgreSQL') && address === publicUrl;
  const names = others.map(([name]) => name).join(' and ');
  return isOwnAlone
    ? `${new Date().toISOString()}, as at ${names}; if that is this machine, nothing else here has a clock to compare it with`
    : `within ${Math.max(off, 1)} s of ${names}`;
}

async function dateOf(origin: string): Promise<number[]> {
  const answer = await fetch(origin, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);
  const date = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(date) ? [] : [date];
}

async function lookAtStore(database: Database, { dataDir, s3Url }: Configuration): Promise<string> {
  const storage = await openStorage({ dataDir, s3Url });
  await storage.readMark();
  await storage.requireWritable();
  const { lost, expected } = await findLost(database.kysely, storage);
  if (lost.length > 0)
    throw new Error(
      `${lost.length} of ${expected} files are not in ${storage.location}: is it the right one? Bring them back from a backup`,
    );
  return `${storage.location} answers, ${expected} files are there`;
}

async function lookAtMail({ smtpUrl }: Configuration): Promise<string> {
  if (smtpUrl === undefined) throw new Error('SMTP_URL is not set: mails wait in the queue until it is');
  const { hostname, port, protocol } = new URL(smtpUrl);
  const address = { host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) };
  await new Promise<void>((resolve, reject) => {
    const socket = connect(address, () => resolve());
    socket.setTimeout(ANSWER_MS, () => reject(new Error('no answer')));
    socket.once('error', reject);
    socket.once('connect', () => socket.destroy());
  }).catch(() => {
    throw new Error(`${address.host}:${address.port} does not answer: is SMTP_URL right, and does a firewall let this machine out?`);
  });
  return `${address.host}:${address.port} answers; Dashboard, Mail sends a test mail`;
}

async function lookAtKey(database: Database, { dataDir, secretKey }: Configuration): Promise<string> {
  const key = findSecretKey(dataDir, secretKey);
  const foreign = await countForeignSecrets(database.kysely, key ? openSeal(key.key) : NO_KEY);
  if (foreign.factors + foreign.webhooks > 0) throw new Error(keyIsMissing(dataDir, foreign));
  return key ? 'opens every stored secret' : 'none yet: the first start makes one';
}

async function lookAtBackup({ kysely }: Database): Promise<string> {
  const at = await lastBackup(kysely);
  if (at === undefined) throw new Error('there is none yet: the server makes one every day, npm run backup makes one now');
  const hours = Math.round((Date.now() - Date.parse(at)) / 3_600_000);
  if (hours > OLD_HOURS) throw new Error(`the last good one is ${hours} hours old: look at Dashboard, Backup, and run npm run backup`);
  return `the last good one is ${hours} hours old`;
}

async function lookAtCopies({ copies, dataDir }: Configuration): Promise<string> {
  if (!copies) throw new Error('none leave this machine: set COPY_URL and COPY_KEY (npm run backup -- --new-key makes a key)');
  const location = { target: openTarget(copies.url), key: await openAgeKey(copies.key), temp: join(dataDir, 'backups') };
  const [newest] = await listCopies(location);
  if (!newest) throw new Error(`there is none at ${location.target.location} yet: npm run backup -- --copy sends one now`);
  return `the newest at ${location.target.location} is of ${newest.createdAt}`;
}

async function lookAtPages(folder: string): Promise<string> {
  await writeInto(folder).catch((error: unknown) => {
    throw new Error(startProblem(error, { dataDir: folder }).replace('DATA_DIR', 'KEPT_PAGES'), { cause: error });
  });
  return `${folder} can be written; nginx must be allowed to read it`;
}

async function lookAtProxy({ publicUrl, trustsProxy }: Configuration): Promise<string> {
  if (publicUrl === undefined)
    throw new Error('PUBLIC_URL is not set: links in mails name this machine. Set it to the address visitors use');
  const answer = await fetch(`${publicUrl}/readyz?proxy`, { signal: AbortSignal.timeout(ANSWER_MS) }).catch((error: unknown) => {
    throw new Error(
      `${publicUrl} cannot be reached from here: ${error instanceof Error ? error.message : ''}. Does the proxy run, and is the server started?`,
    );
  });
  if (!answer.ok) throw new Error(`${publicUrl}/readyz answers ${answer.status}: the proxy cannot reach the server at HOST and PORT`);
  if (publicUrl.startsWith('https:') && !trustsProxy)
    throw new Error('visitors come by https, so a proxy stands in front: set TRUST_PROXY=1');
  const { proxy } = (await answer.json().catch(() => ({}))) as { proxy?: SeenThrough };
  const problem = proxy && misfit(proxy, new URL(publicUrl));
  if (problem !== undefined) throw new Error(`${problem} (deploy/nginx.conf shows how)`);
  return `${publicUrl} leads to this server${proxy?.trusted ? ', and the proxy says for whom' : ''}`;
}

function misfit(
  { trusted, forwarded, host, protocol }: SeenThrough,
  { hostname: publicHost, protocol: publicProtocol }: URL,
): string | undefined {
  if (forwarded && !trusted)
    return 'the proxy sends X-Forwarded-For, but the server was started without TRUST_PROXY=1: all visitors count as one; set it';
  if (trusted && !forwarded) return 'the proxy sends no X-Forwarded-For, so that all visitors count as one: let it';
  if (host !== publicHost) return `the proxy tells the server that visitors ask for ${host}: let it send X-Forwarded-Host`;
  return `${protocol}:` === publicProtocol
    ? undefined
    : `the proxy tells the server that visitors come by ${protocol}: let it send X-Forwarded-Proto`;
}

async function examineDatabase(configuration: Configuration): Promise<void> {
  const { databaseUrl, dataDir } = configuration;
  // Opened, it would be made, and belong to whoever asked.
  if (!isPostgres(databaseUrl) && !existsSync(databaseUrl))
    return tell({ name: 'database', look: async () => `there is none at ${databaseUrl} yet: the first start makes it` });
  const database = openDatabase(databaseUrl);
  try {
    const before = wrong;
    await tell({ name: 'database', dataDir, look: () => lookAtDatabase(database) });
    const isFilled = wrong === before && !(await pendingMigrations(database)).isNew;
    if (wrong === before) await tell({ name: 'clock', look: () => lookAtClock(database, configuration) });
    if (isFilled) {
      await tell({ name: 'store', look: () => lookAtStore(database, configuration) });
      await tell({ name: 'secret key', look: () => lookAtKey(database, configuration) });
      await tell({ name: 'backup', look: () => lookAtBackup(database) });
    }
  } finally {
    await database.close();
  }
}

async function examine(): Promise<void> {
  const configuration = serverConfiguration(values.env);
  const { pagesFolder, dataDir } = configuration;
  await tell({ name: 'disk', dataDir, look: () => lookAtDisk(configuration) });
  await examineDatabase(configuration);
  if (pagesFolder !== undefined) await tell({ name: 'pages as files', look: () => lookAtPages(pagesFolder) });
  await tell({ name: 'copies', look: () => lookAtCopies(configuration) });
  await tell({ name: 'mail', look: () => lookAtMail(configuration) });
  await tell({ name: 'proxy', look: () => lookAtProxy(configuration) });
}

// Whoever reads only its beginning (`doctor | head`) closes the pipe.
process.stdout.on('error', () => process.exit());
try {
  if (values.help) process.stdout.write(`${HELP}\n`);
  else await examine();
} catch (error) {
  wrong += 1;
  process.stdout.write(`WRONG  configuration: ${startProblem(error).replaceAll('\n', '; ')}\n`);
}
if (wrong > 0) process.exitCode = 1;

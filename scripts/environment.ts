import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readConfiguration, type Configuration } from '#api/configuration.ts';
import { migrate, pendingMigrations } from '#store/database/migrate.ts';
import { isPostgres, openDatabase, type Database } from '#store/database/open.ts';

/** Where `deploy/lamha.service` has the server's environment, and its data where that names no other folder. */
export const SERVER_FILE = '/etc/lamha.env';
export const SERVER_FOLDER = '/var/lib/lamha';

type Environment = Record<string, string | undefined>;

/** What a command beside the server goes by; from here on it is the account that the data folder belongs to. */
export function serverConfiguration(file?: string, more: Environment = {}): Configuration {
  const configuration = readConfiguration({ ...serverEnvironment(process.env, file), ...more });
  actAsOwner(configuration.dataDir);
  return configuration;
}

/** What the server was told: its file first, then what stands before the command. */
function serverEnvironment(own: Environment, file?: string): Environment {
  const told = { ...(file === undefined ? readIfAllowed(SERVER_FILE) : parseEnv(readFileSync(file, 'utf8'))), ...own };
  const isElsewhere = told['DATA_DIR'] === undefined && !existsSync('data/lamha.json') && existsSync(SERVER_FOLDER);
  return isElsewhere ? { ...told, DATA_DIR: SERVER_FOLDER } : told;
}

function readIfAllowed(file: string): Environment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch {
    return {}; // no such file, or not for this account: then the command has only its own environment
  }
}

/** What root made there the server could neither read nor replace: its next backup would fail. */
function actAsOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (!owner || owner.uid === 0) return;
  try {
    process.setgroups?.([owner.gid]);
    process.setgid?.(owner.gid);
    process.setuid?.(owner.uid);
  } catch (error) {
    throw new Error(`${dataDir} belongs to account ${owner.uid}: run this as that account`, { cause: error });
  }
}

/** A mistyped DATA_DIR must not make a second, empty database. */
export function openSite({ databaseUrl }: Configuration): Database {
  if (!isPostgres(databaseUrl) && !existsSync(databaseUrl))
    throw new Error(`There is no database at ${databaseUrl}. Start the server once, or set DATA_DIR.`);
  return openDatabase(databaseUrl);
}

/** An empty database is filled; of an earlier version only a start makes a newer one, because it makes a backup first. */
export async function requireThisVersion(database: Database): Promise<void> {
  const { pending, isNew } = await pendingMigrations(database);
  if (pending.length > 0 && !isNew)
    throw new Error('The database is of an earlier version. Start this version of the server once: it makes a backup and upgrades it.');
  await migrate(database);
}

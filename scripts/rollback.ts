import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listBackups } from '#store/backup/list-backups.ts';
import { readManifest } from '#store/backup/manifest.ts';
import { isKnownMigration } from '#store/database/migrate.ts';
import { isPostgres } from '#store/database/open.ts';
import { setAside } from '#store/set-aside.ts';
import { lockDataFolder } from '#store/single-server.ts';
import { serverConfiguration } from './environment.ts';
import { restoreInto } from './restore-into.ts';

const HELP = `npm run rollback                 back to the copy that was made before a newer version changed the database
npm run rollback -- --to FOLDER  back to this backup instead of the newest one that this version can read
npm run rollback -- --env FILE   read the server's environment from there; without it /etc/lamha.env, where there is one

Run it in the release you go back to, with every server stopped. The present database is set aside, not deleted: what was
written after the copy stays there. On PostgreSQL the account must be allowed to rename and create databases; otherwise make an
empty one, name it in DATABASE_URL and use npm run restore.`;

const options = { help: { type: 'boolean' }, to: { type: 'string' }, env: { type: 'string' } } as const;
const { values } = parseArgs({ options });

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The newest one that holds nothing a newer version added. */
async function findCopy(folder: string): Promise<string> {
  for (const { name } of await listBackups(folder)) {
    const { migrations } = await readManifest(join(folder, name));
    if (migrations.every(isKnownMigration)) return join(folder, name);
  }
  throw new Error(`no backup in ${folder} was made by this version or an older one; name one with --to FOLDER`);
}

async function rollback(): Promise<void> {
  const configuration = serverConfiguration(values.env);
  const { databaseUrl, dataDir } = configuration;
  const isOnPostgres = isPostgres(databaseUrl);
  const lock = isOnPostgres ? undefined : lockDataFolder(dataDir);
  try {
    const copy = values.to === undefined ? await findCopy(join(dataDir, 'backups')) : resolve(values.to);
    if (!existsSync(join(copy, 'manifest.json'))) throw new Error(`${copy} is not a finished backup (no manifest.json)`);
    const aside = await setAside({ engine: isOnPostgres ? 'postgres' : 'sqlite', url: databaseUrl }, dataDir, new Date());
    await restoreInto(configuration, copy, { hasFiles: true }).catch(async (error: unknown) => {
      await aside.undo();
      throw error;
    });
    say(`The database as it was is in ${aside.location}; delete it when nobody misses what was written after the copy.`);
  } finally {
    lock?.release();
  }
}

try {
  if (values.help) say(HELP);
  else await rollback();
} catch (error) {
  process.stderr.write(`rollback: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

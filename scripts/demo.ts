import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfiguration } from '#api/configuration.ts';
import { loadDemo } from '#demo/load.ts';
import { removeDemo } from '#demo/remove.ts';
import { migrate } from '#store/database/migrate.ts';
import { isPostgres, openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';

const HELP = `The demo company. Works while the server runs; its pages follow within seconds.

  npm run demo               loads it into a site without content
  npm run demo -- --remove   takes it away and leaves an empty site with its settings;
                             what you changed goes to the trash, from where it can be restored

DATA_DIR and DATABASE_URL say which database, as for npm start.`;

const { values } = parseArgs({ options: { help: { type: 'boolean' }, remove: { type: 'boolean' } } });

async function run(): Promise<string> {
  if (values.help) return HELP;
  const { databaseUrl, dataDir, s3Url } = readConfiguration(process.env);
  if (values.remove && !isPostgres(databaseUrl) && !existsSync(databaseUrl)) throw new Error(`There is no database at ${databaseUrl}.`);
  const database = openDatabase(databaseUrl);
  try {
    await migrate(database);
    const parts = { database, storage: await openStorage({ dataDir, s3Url }) };
    if (!values.remove)
      return (await loadDemo(parts))
        ? 'The demo company is there.'
        : 'Nothing was loaded: the site has content already, perhaps in its trash.';
    const gone = await removeDemo(parts);
    return gone
      ? `Removed ${gone.removed} records; ${gone.trashed} that were changed are in the trash.`
      : 'There is no demo company to remove.';
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`demo: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

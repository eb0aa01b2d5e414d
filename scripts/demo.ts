import { parseArgs } from 'node:util';
import { loadDemo } from '#demo/load.ts';
import { removeDemo } from '#demo/remove.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { openSite, requireThisVersion, serverConfiguration } from './environment.ts';

const HELP = `The demo company. Works while the server runs; its pages follow within seconds.

  npm run demo               loads it into a site without content
  npm run demo -- --remove   takes it away and leaves an empty site with its settings;
                             what you changed goes to the trash, from where it can be restored

The server's environment says which database: --env FILE, without it /etc/lamha.env, where there is one.`;

const { values } = parseArgs({ options: { help: { type: 'boolean' }, remove: { type: 'boolean' }, env: { type: 'string' } } });

async function run(): Promise<string> {
  if (values.help) return HELP;
  const configuration = serverConfiguration(values.env);
  const { databaseUrl, dataDir, s3Url } = configuration;
  const database = values.remove ? openSite(configuration) : openDatabase(databaseUrl);
  try {
    await requireThisVersion(database);
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

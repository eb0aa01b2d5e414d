import { parseArgs } from 'node:util';
import { mendOverwritten } from '#api/content/history/mend-overwritten.ts';
import { openSite, requireThisVersion, serverConfiguration } from './environment.ts';
import { sayMended } from './say-mended.ts';

const HELP = `Finds what saves in the dashboard of earlier versions overwrote, and brings it back from the history:
Arabic files of rows (features, slides, galleries), and the order of choices in specifications.
Works while the server runs; its pages follow within seconds. Earlier versions stay in the history.

  npm run mend                       says what was overwritten, and changes nothing
  npm run mend -- --write            mends all of it
  npm run mend -- --write products/15 settings-campaign/1
                                     mends these alone

An Arabic file that somebody took out of a row on purpose since the update looks the same: read the list first.
The server's environment says which database: --env FILE, without it /etc/lamha.env, where there is one.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' }, write: { type: 'boolean' }, env: { type: 'string' } },
});

async function run(): Promise<string> {
  if (values.help) return HELP;
  const database = openSite(serverConfiguration(values.env));
  try {
    await requireThisVersion(database);
    const asked = { writes: values.write === true, only: positionals };
    return sayMended(await mendOverwritten(database, asked), asked);
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`mend: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

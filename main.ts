import { setFlagsFromString } from 'node:v8';
import { isDeveloping } from '#app/server/node-environment.ts';
import { readConfiguration, type Configuration } from '#api/configuration.ts';
import { registerPages } from '#app/server/register-pages.ts';
import { collectGarbage, readMemory } from './server/memory.ts';
import { startProblem } from './server/start-problem.ts';
import { startServer, type Extend, type Prepare, type Server } from './server/start-server.ts';

const SAME_SIGNAL_MS = 500;
/**
 * Garbage may take so much of what is alive before it is collected; by itself V8 lets it take several times as much. Not while the
 * program is read, when the heap grows from nothing and would be looked through again and again.
 */
const GARBAGE = '--heap-growing-percent=30';

/** What was wanted, for whoever says why it failed. */
let asked: Configuration | undefined;

/** The composition root: configuration, store, API, pages, listen. */
async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  asked = configuration;
  const memory = readMemory();
  const prepare: Prepare = async (parts) => {
    if (!configuration.loadsDemo) return;
    const { loadDemoOnce } = await import('#demo/load.ts');
    if (!(await loadDemoOnce(parts))) return;
    say('Loaded the demo company (npm run demo -- --remove takes it away).');
    await parts.operations.search.prepare();
  };
  const extend: Extend = async (app, { operations, changes, early, limit, metrics, giveWay }) => {
    const { host, port, publicUrl = `http://${host}:${port}` } = configuration;
    await registerPages(app, {
      operations,
      onContentChange: changes.onChange,
      revision: changes.revision,
      publicUrl,
      isDeveloping,
      isPlain: configuration.drawsPlainly,
      early,
      limit,
      metrics,
      cacheBytes: memory.cacheBytes,
      giveWay,
      keepsBuild: true,
      isTagged: configuration.purge !== undefined,
      pagesFolder: configuration.pagesFolder,
    });
  };
  const server = await startServer(configuration, { prepare, extend });
  const { limit, isContainer, cacheBytes } = memory;
  server.app.log.info({ memoryLimit: limit, isContainer, cacheBytes }, 'memory');
  setFlagsFromString(GARBAGE);
  collectGarbage();
  let askedAt: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Under npm one Ctrl-C arrives twice, from the terminal and from npm; only a later one means no more patience.
      if (askedAt !== undefined && performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
      if (askedAt === undefined) void server.stop().finally(() => process.exit(0));
      askedAt ??= performance.now();
    });
  }
  // Who reads this may end the server at once.
  announce(server, configuration);
}

function announce({ address, firstAdministrator, newKey }: Server, { publicUrl }: Configuration): void {
  const site = publicUrl ?? address;
  say(`Lamha is ready:  ${site}`);
  say(`Dashboard:       ${site}/dashboard`);
  say(`API:             ${site}/api/docs`);
  if (newKey !== undefined)
    say(`Secret key:      ${newKey}   (opens the secrets of authenticator apps and webhooks; keep a copy apart from the backups)`);
  if (!firstAdministrator) return;
  const { username, password } = firstAdministrator;
  say(`Administrator:   ${username}`);
  say(
    password === undefined
      ? 'Password:        as set in ADMIN_PASSWORD'
      : `Password:        ${password}   (shown only now; npm run admin -- reset ${username} makes a new one)`,
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`Lamha cannot start: ${startProblem(error, asked)}\n`);
  process.exit(1);
}

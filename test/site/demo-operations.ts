import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { OPERATOR } from '#api/kernel/written-by.ts';
import type { FastifyInstance } from 'fastify';
import { readConfiguration } from '#api/configuration.ts';
import type { Operations } from '#server/operations.ts';
import type { Settings } from '#content/define.ts';
import { registerPages } from '#app/server/register-pages.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase, type Database } from '#store/database/open.ts';
import { NO_LIMIT, TIMEOUT_MS } from '#test/rig/app.ts';
import { copyRows } from '#test/rig/copy-rows.ts';
import { createTestDatabase, type ENGINES } from '#test/rig/postgres.ts';
import { askFor } from '#test/rig/shared-fixtures.ts';
import { startServer } from '#server/start-server.ts';

type Demo = {
  operations: Operations;
  app: FastifyInstance;
  url: string;
  /** As the administrator saves settings; words are the English ones. */
  change: (group: Settings, values: Readonly<Record<string, unknown>>) => Promise<unknown>;
  close: () => Promise<void>;
};

/** The demo company and its pages on a database of their own. Its pictures have no smaller sizes. */
export async function openDemo(
  publicUrl = '',
  arrange: (database: Database) => Promise<unknown> = async () => {},
  extras: Parameters<typeof startServer>[1] = {},
  { engine = 'sqlite', env = {} }: { engine?: (typeof ENGINES)[number]; env?: Record<string, string> } = {},
): Promise<Demo> {
  const { url, dataDir, drop } = await createTestDatabase(engine);
  const filled = await askFor('/demo');
  await cp(engine === 'sqlite' ? filled : join(filled, 'uploads'), engine === 'sqlite' ? dataDir : join(dataDir, 'uploads'), {
    recursive: true,
  });
  if (engine === 'postgres') await fill(url, filled);
  const where = engine === 'sqlite' ? {} : { DATABASE_URL: url };
  const configuration = readConfiguration({ PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent', ...where, ...env });
  const server = await startServer(configuration, {
    prepare: async ({ database }) => void (await arrange(database)),
    extend: (app, { changes, ...parts }) =>
      registerPages(app, {
        ...parts,
        onContentChange: changes.onChange,
        publicUrl,
        isTagged: configuration.purge !== undefined,
        pagesFolder: configuration.pagesFolder,
      }),
    logger: { level: 'silent' },
    maxEventLoopDelayMs: TIMEOUT_MS,
    readLimit: NO_LIMIT,
    ...extras,
  });
  return {
    operations: server.operations,
    app: server.app,
    url: server.address,
    change: (group, values) =>
      server.operations.settings.update(group, {
        raw: { values: new Map(Object.entries(values)), files: [] },
        language: 'en',
        by: OPERATOR,
      }),
    close: async () => {
      await server.stop();
      await drop();
    },
  };
}

async function fill(url: string, filled: string): Promise<void> {
  const [from, to] = [openDatabase(join(filled, 'lamha.sqlite')), openDatabase(url)];
  await migrate(to);
  await copyRows(from, to);
  await Promise.all([from.close(), to.close()]);
}

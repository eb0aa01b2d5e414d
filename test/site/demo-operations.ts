import type { FastifyInstance } from 'fastify';
import { readConfiguration } from '#api/configuration.ts';
import type { Operations } from '#api/operations.ts';
import type { Settings } from '#content/define.ts';
import { registerPages } from '#app/server/register-pages.ts';
import { loadDemo } from '#demo/load.ts';
import type { Database } from '#store/database/open.ts';
import { createTestDatabase } from '#test/rig/postgres.ts';
import { startServer } from '../../start-server.ts';

type Demo = {
  operations: Operations;
  app: FastifyInstance;
  /** As the administrator saves settings; words are the English ones. */
  change: (group: Settings, values: Readonly<Record<string, unknown>>) => Promise<unknown>;
  close: () => Promise<void>;
};

/** The demo company and its pages on a database of their own. Its pictures are not varied: that would keep the machine busy for minutes. */
export async function openDemo(publicUrl = '', arrange: (database: Database) => Promise<unknown> = async () => {}): Promise<Demo> {
  const { dataDir, drop } = await createTestDatabase('sqlite');
  const configuration = readConfiguration({ PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
  const server = await startServer(configuration, {
    prepare: async ({ database, storage }) => {
      await loadDemo({ database, storage });
      await arrange(database);
    },
    extend: (app, { operations, changes }) => registerPages(app, { operations, onContentChange: changes.onChange, publicUrl }),
    logger: { level: 'silent' },
  });
  return {
    operations: server.operations,
    app: server.app,
    change: (group, values) =>
      server.operations.settings.update(group, {
        raw: { values: new Map(Object.entries(values)), files: [] },
        language: 'en',
        actor: null,
      }),
    close: async () => {
      await server.stop();
      await drop();
    },
  };
}

import { readConfiguration } from '#api/configuration.ts';
import type { Operations } from '#api/operations.ts';
import { loadDemo } from '#demo/load.ts';
import { createTestDatabase } from '#test/rig/postgres.ts';
import { startServer } from '../../start-server.ts';

/** The demo company's operations on a database of their own. Its pictures are not varied: that would keep the machine busy for minutes. */
export async function openDemo(): Promise<{ operations: Operations; close: () => Promise<void> }> {
  const { dataDir, drop } = await createTestDatabase('sqlite');
  const configuration = readConfiguration({ PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
  const prepare = async ({ database, storage }: Parameters<typeof loadDemo>[0]) => void (await loadDemo({ database, storage }));
  const server = await startServer(configuration, { prepare, logger: { level: 'silent' } });
  return {
    operations: server.operations,
    close: async () => {
      await server.stop();
      await drop();
    },
  };
}

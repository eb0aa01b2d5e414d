import { openOperations, type Operations } from '#api/operations.ts';
import { loadDemo } from '#demo/load.ts';
import { watchChanges } from '#store/changes.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { createTestDatabase } from '#test/rig/postgres.ts';

/** The demo company's operations on a database of their own, without a server and without work in the background. */
export async function openDemo(): Promise<{ operations: Operations; close: () => Promise<void> }> {
  const { url, dataDir, drop } = await createTestDatabase('sqlite');
  const database = openDatabase(url, () => undefined);
  await migrate(database);
  const storage = await openStorage({ dataDir, s3Url: undefined });
  await loadDemo({ database, storage });
  const changes = await watchChanges(database, () => undefined);
  const nothing = () => undefined;
  const parts = { database, storage, dataDir, changes, clock: () => new Date(), transport: undefined };
  const operations = openOperations({ ...parts, onNewFile: nothing, onNewMail: nothing });
  return {
    operations,
    close: async () => {
      await changes.close();
      await database.close();
      await drop();
    },
  };
}

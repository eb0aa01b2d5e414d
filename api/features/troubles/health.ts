import { ALL_TROUBLES, type Trouble } from '#content/troubles.ts';
import { lastBackup } from '#store/backup/claim-daily.ts';
import { sharedTime } from '#store/shared-time.ts';
import type { Database } from '#store/database/open.ts';
import { measureQueue } from '#store/overview/queue-lengths.ts';
import { listServers } from '#store/servers.ts';
import { SILENT_MS } from './watch.ts';

type Parts = {
  database: Database;
  clock: () => Date;
  version: string;
  troubles: () => Promise<Trouble[]>;
  copies: { isOn: boolean; last: () => Promise<SentCopy | undefined> };
};
type SentCopy = { at: string; place: string; proof?: { rows: number; files: number } | undefined };

/** How the site does, for people: what `/metrics` tells machines. */
export function openHealth({ database, clock, version, troubles, copies }: Parts) {
  const { kysely } = database;
  return {
    version,
    async read() {
      const now = await sharedTime(database, clock);
      const [wrong, servers, mails, webhooks, backup, copy] = await Promise.all([
        troubles(),
        listServers(kysely, new Date(now.getTime() - SILENT_MS).toISOString()),
        measureQueue(kysely, 'outbox', clock()),
        measureQueue(kysely, 'webhook_deliveries', clock()),
        lastBackup(kysely),
        copies.last(),
      ]);
      return {
        kinds: ALL_TROUBLES.map((kind) => ({ kind, troubles: wrong.filter((one) => one.kind === kind) })),
        servers: servers.map(({ name, version: its, started_at: startedAt, seen_at: seenAt }) => ({
          name,
          version: its,
          startedAt,
          seenAt,
        })),
        engine: database.engine,
        mails,
        webhooks,
        backup,
        copy,
        hasCopies: copies.isOn,
      };
    },
  };
}

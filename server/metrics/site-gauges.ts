import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { ALL_TROUBLES } from '#content/troubles.ts';
import { lastBackup } from '#store/backup/claim-daily.ts';
import type { Database } from '#store/database/open.ts';
import { countLeads } from '#store/overview/count-leads.ts';
import { measureQueue, type QueueLength } from '#store/overview/queue-lengths.ts';
import type { Operations } from '#server/operations.ts';
import type { Collector } from './metrics.ts';

const PATIENCE_MS = 2000;
const CACHE_MS = 5000;

type Parts = {
  database: Database;
  dataDir: string;
  clock: () => Date;
  troubles: Operations['troubles']['list'];
  lastCopy: Operations['copies']['last'];
};

/** What only the database knows, asked for at most every few seconds, however many ask. */
export function openSiteGauges(parts: Parts): Collector {
  let gauges: Promise<Gauges | undefined> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  return async (registry) => {
    if (performance.now() - askedAt > CACHE_MS) {
      askedAt = performance.now();
      gauges = Promise.race([readGauges(parts).catch(() => undefined), wait(PATIENCE_MS, undefined, { ref: false })]);
    }
    show(registry, await gauges, parts.clock());
  };
}

type Gauges = Awaited<ReturnType<typeof readGauges>>;

async function readGauges({ database: { kysely }, dataDir, clock, troubles, lastCopy }: Parts) {
  const now = clock();
  const [mail, webhooks, leads, backup, copy, wrong, disk] = await Promise.all([
    measureQueue(kysely, 'outbox', now),
    measureQueue(kysely, 'webhook_deliveries', now),
    countLeads(kysely),
    lastBackup(kysely),
    lastCopy(),
    troubles(),
    statfs(dataDir),
  ]);
  return { mail, webhooks, leads, backup, copy, wrong, disk };
}

function show(registry: Registry, gauges: Gauges | undefined, now: Date): void {
  const set = (name: string, help: string, value: number, labels: Record<string, string> = {}) =>
    gaugeOf(registry, name, help, labels).set(labels, value);
  set('lamha_database_up', 'Whether the database answers', gauges ? 1 : 0);
  set('lamha_clock_timestamp_seconds', 'What the clock of this server says', now.getTime() / 1000);
  if (!gauges) return;
  const { mail, webhooks, leads, backup, copy, wrong, disk } = gauges;
  for (const [queue, { waiting, dead, oldest }] of Object.entries({ mail, webhooks } satisfies Record<string, QueueLength>)) {
    set('lamha_queue', 'What is due and waits, and what was given up', waiting, { queue, state: 'waiting' });
    set('lamha_queue', '', dead, { queue, state: 'dead' });
    const seconds = oldest === undefined ? 0 : Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000);
    set('lamha_queue_oldest_seconds', 'How long the first in the queue has been due', seconds, { queue });
  }
  for (const { kind, total } of leads) set('lamha_leads', 'Inquiries that are stored', total, { kind });
  if (backup !== undefined)
    set('lamha_backup_last_success_timestamp_seconds', 'When the last good backup was made', Date.parse(backup) / 1000);
  if (copy) set('lamha_copy_last_success_timestamp_seconds', 'When the last good copy was sent elsewhere', Date.parse(copy.at) / 1000);
  for (const kind of ALL_TROUBLES)
    set('lamha_trouble', 'Whether something is wrong', wrong.some((one) => one.kind === kind) ? 1 : 0, { kind });
  set('lamha_disk_free_bytes', 'Room beside the data folder', disk.bavail * disk.bsize);
  set('lamha_disk_size_bytes', 'Size of the disk of the data folder', disk.blocks * disk.bsize);
}

function gaugeOf(registry: Registry, name: string, help: string, labels: Record<string, string>): Gauge {
  const known = registry.getSingleMetric(name);
  return known instanceof Gauge ? known : new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] });
}

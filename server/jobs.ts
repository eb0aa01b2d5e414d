import type { Database } from '#store/database/open.ts';
import { purgeTrash } from '#store/entries/trash.ts';
import { forgetOldForms } from '#store/drafts/open-forms.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { sweep } from '#store/files/sweep.ts';
import { forgetOldLimits } from '#store/limits.ts';
import { forgetOldLeases } from '#store/work-leases.ts';
import { forgetOldDeliveries } from '#store/webhooks/webhooks.ts';
import { startSchedule, type Schedule } from '#api/kernel/scheduler.ts';
import type { Operations } from '#server/operations.ts';

const EVERY_MS = 60 * 60_000;
const SOON_MS = 60_000;
const TRASH_DAYS = 30;
const DELIVERY_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

type Parts = {
  database: Database;
  storage: FileStorage;
  clock: () => Date;
  backups: Pick<Operations['backups'], 'sweep' | 'makeDaily' | 'isBackedUp'>;
  copies: Pick<Operations['copies'], 'sendNewest'>;
  fileWatch: Pick<Operations['fileWatch'], 'look'>;
  privacy: Pick<Operations['privacy'], 'retentionGuard' | 'applyRetention'>;
  visits: Pick<Operations['visits'], 'forgetOld'>;
};

/** What has to be done every hour: a backup first, deletion after it. Each step is safe to repeat and to interrupt. */
export async function runJobs({ database, storage, clock, backups, copies, fileWatch, privacy, visits }: Parts): Promise<void> {
  const { kysely } = database;
  const { retentionGuard } = privacy;
  const now = clock();
  await forgetOldLimits(kysely, now);
  await forgetOldLeases(kysely, now);
  await forgetOldDeliveries(kysely, new Date(now.getTime() - DELIVERY_DAYS * DAY_MS).toISOString());
  await backups.sweep();
  const [daily, looked] = await Promise.allSettled([backups.makeDaily(), fileWatch.look()]);
  const [copied] = await Promise.allSettled([copies.sendNewest()]);
  const mayDelete = await retentionGuard.check({ isBackedUp: await backups.isBackedUp() });
  if (daily.status === 'rejected') throw daily.reason;
  if (looked.status === 'rejected') throw looked.reason;
  if (copied.status === 'rejected') throw copied.reason;
  if (!mayDelete) return;
  await visits.forgetOld();
  await forgetOldForms(kysely, new Date(now.getTime() - DAY_MS));
  await purgeTrash(database, { before: new Date(now.getTime() - TRASH_DAYS * DAY_MS) });
  const { spared } = await sweep(kysely, storage, now, (count, total) => retentionGuard.mayTake([{ kind: 'files', count, total }]));
  await privacy.applyRetention();
  if (spared === 0) await retentionGuard.settle();
}

type Running = Parts & { time: (run: () => Promise<void>) => Promise<void>; onError: (error: unknown) => void };

export function startJobs({ onError, time, ...parts }: Running): Schedule {
  return startSchedule({ soonMs: SOON_MS, everyMs: EVERY_MS, run: () => time(() => runJobs(parts)), onError });
}

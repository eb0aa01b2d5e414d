import { settingsGroups } from '#content/settings/index.ts';
import { LEAST_LOG_MONTHS } from '#content/settings/privacy.ts';
import type { Database } from '#store/database/open.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { removeDoomed } from '#store/files/sweep.ts';
import { eraseOlder, type RetainedSince } from '#store/privacy/retention.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { monthsBefore } from './months-before.ts';
import { noteShorterLog } from './shorter-log.ts';

const USUAL_LOG_MONTHS = 12;

type Parts = { database: Database; storage: FileStorage; settings: Pick<SettingsOperations, 'read'>; clock: () => Date };

export async function applyRetention({ database, storage, settings, clock }: Parts): Promise<void> {
  const now = clock();
  await noteShorterLog(database.kysely, { before: USUAL_LOG_MONTHS, months: await logMonths(settings), now });
  await eraseOlder(database.kysely, await retainedSince(settings, now), now);
  await removeDoomed(database.kysely, storage);
}

/** Times that nobody has set are the usual ones. */
export async function retainedSince(settings: Parts['settings'], now: Date): Promise<RetainedSince> {
  const times = await settings.read(settingsGroups.privacy, 'en');
  return {
    inquiries: monthsBefore(now, times.inquiry_months ?? 24),
    meetings: monthsBefore(now, times.meeting_months ?? 12),
    addresses: daysBefore(now, times.address_days ?? 30),
    spam: daysBefore(now, times.spam_days ?? 30),
    deleted: daysBefore(now, times.deleted_days ?? 30),
    unconfirmed: daysBefore(now, times.unconfirmed_days ?? 14),
    left: daysBefore(now, times.left_days ?? 30),
    audit: monthsBefore(now, await logMonths(settings)),
    offers: monthsBefore(now, times.offer_months ?? 72),
  };
}

async function logMonths(settings: Parts['settings']): Promise<number> {
  const { audit_months: months } = await settings.read(settingsGroups.privacy, 'en');
  return Math.max(months ?? USUAL_LOG_MONTHS, LEAST_LOG_MONTHS);
}

function daysBefore(now: Date, days: number): string {
  const then = new Date(now);
  then.setUTCDate(then.getUTCDate() - days);
  return then.toISOString();
}

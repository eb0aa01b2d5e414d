import { runJobs } from '#server/jobs.ts';
import type { TestApp } from './app.ts';

type Backups = Parameters<typeof runJobs>[0]['backups'];

/** A year of daily backups would take long, and is proven elsewhere. */
const BACKED_UP: Backups = { sweep: async () => {}, makeDaily: async () => {}, isBackedUp: async () => true };

/** The hourly jobs of this server, now. */
export function runJobsOf({ server }: TestApp, clock: () => Date, backups: Partial<Backups> = BACKED_UP): Promise<void> {
  const { database, storage, operations } = server;
  return runJobs({ database, storage, clock, ...operations, backups: { ...operations.backups, ...backups } });
}

const DAY_MS = 24 * 3600_000;
const MOST_DAYS = 3;

/** A few days at a time, as a server lives: time that jumps further is not believed. */
export async function liveOn(app: TestApp, days: number, clock: { now: Date }): Promise<void> {
  for (let lived = 0; lived < days;) {
    const step = Math.min(MOST_DAYS, days - lived);
    lived += step;
    clock.now = new Date(clock.now.getTime() + step * DAY_MS);
    await runJobsOf(app, () => clock.now);
  }
}

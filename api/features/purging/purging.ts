import { setTimeout as wait } from 'node:timers/promises';
import type { Changes } from '#store/changes.ts';
import { startSchedule, type Schedule } from '#api/kernel/scheduler.ts';
import type { Database } from '#store/database/open.ts';
import { readChange, readRevision } from '#store/changes.ts';
import { readFact, writeFact } from '#store/facts.ts';
import { takeLease } from '#store/work-leases.ts';
import { tagsOfChange } from '#api/http/cache/cache-tags.ts';
import { sendPurge, type PurgeTarget } from './send-purge.ts';

const PURGED = 'purged_revision';
const LEASE_MS = 60_000;
/** The least that any cache with tags takes in one call. */
const TAGS_AT_ONCE = 30;

/** Another server may be telling of a change before this one. */
const ASK_AGAIN_MS = 250;
const MOST_TRIES = 20;
const HEAL_EVERY_MS = 15_000;

type Parts = { database: Database; target: PurgeTarget; onChange: Changes['onChange']; onError: (error: unknown) => void };

/** Tells the cache in front of us what changed. How far it was told is in the database, so that what failed is told again, by one server. */
export function startPurging({ database, target, onChange, onError }: Parts): Schedule {
  const { kysely } = database;

  async function purge(): Promise<void> {
    const now = await readRevision(kysely);
    const told = Number((await readFact(kysely, PURGED)) ?? -1);
    if (told === now) return;
    const tags = tagsOfChange(await readChange(kysely, told, now));
    for (let at = 0; at < tags.length; at += TAGS_AT_ONCE) await sendPurge(target, tags.slice(at, at + TAGS_AT_ONCE));
    await writeFact(kysely, PURGED, String(now));
  }

  async function purgeAlone(): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES && !isOver; tries += 1) {
      const lease = await takeLease(database, 'purge', { forMs: LEASE_MS });
      if (lease) return purge().finally(() => lease.giveBack());
      await wait(ASK_AGAIN_MS, undefined, { ref: false });
    }
  }

  let isOver = false;
  let running = Promise.resolve();
  const next = () => {
    running = running.then(purgeAlone).catch(onError);
    return running;
  };
  onChange(() => void (isOver || next()));
  const schedule = startSchedule({ soonMs: 0, everyMs: HEAL_EVERY_MS, run: next, onError });
  return {
    stop: async () => {
      isOver = true;
      await schedule.stop();
      await running;
    },
  };
}

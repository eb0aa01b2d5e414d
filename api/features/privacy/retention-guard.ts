import * as z from 'zod';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import { readFact, removeFact, writeFact } from '#store/facts.ts';
import { countOlder, type Share } from '#store/privacy/count-older.ts';
import { readTrustedTime, writeTrustedTime } from '#store/privacy/trusted-time.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { AppError } from '#api/errors.ts';
import { retainedSince } from './retention.ts';

const DAY_MS = 24 * 3600_000;
/** A server may stand still over a long weekend; a clock that is further off is looked at by a person. */
const MOST_CLOCK_MS = 3 * DAY_MS;
const FEW = 10;
const UNUSUAL_SHARE = 0.2;

const HELD = 'retention_held';
const ALLOWED = 'retention_allowed';

const ShareOf = z.object({ kind: z.enum(['inquiries', 'meetings', 'audit', 'files']), count: z.number(), total: z.number() });
/** Why nothing is erased at the moment. */
export const Held = z.object({
  at: z.iso.datetime(),
  reason: z.enum(['clock', 'no-backup', 'share']),
  /** What the server's clock said, and the last moment that is certain. */
  clock: z.iso.datetime(),
  known: z.iso.datetime().nullable(),
  counts: z.array(ShareOf),
  isAllowed: z.boolean(),
});
export type Held = z.output<typeof Held>;
const Allowed = z.record(z.string(), z.number());

type Parts = { database: Database; settings: Pick<SettingsOperations, 'read'>; clock: () => Date };

export type RetentionGuard = ReturnType<typeof openRetentionGuard>;

/** Asked before anything is deleted because of its age: a wrong clock or a mistyped time must not empty the house. */
export function openRetentionGuard({ database, settings, clock }: Parts) {
  const { kysely } = database;

  async function state(): Promise<Held | null> {
    const text = await readFact(kysely, HELD);
    return text === undefined ? null : Held.parse(JSON.parse(text));
  }

  /** Keeps the first moment of one and the same problem, so that whoever looked at it can still allow it. */
  async function hold(problem: Pick<Held, 'reason' | 'counts'>): Promise<false> {
    const now = clock().toISOString();
    const [before, known] = [await state(), (await readTrustedTime(kysely)) ?? null];
    const isSame = before?.reason === problem.reason && JSON.stringify(before.counts) === JSON.stringify(problem.counts);
    const held: Held = { ...problem, at: isSame ? before.at : now, clock: now, known, isAllowed: false };
    await writeFact(kysely, HELD, JSON.stringify(held));
    return false;
  }

  async function isClockRight(now: Date): Promise<boolean> {
    const known = await readTrustedTime(kysely);
    return known === undefined || Math.abs(now.getTime() - Date.parse(known)) <= MOST_CLOCK_MS;
  }

  async function mayTake(shares: readonly Share[]): Promise<boolean> {
    const allowed = Allowed.parse(JSON.parse((await readFact(kysely, ALLOWED)) ?? '{}'));
    const isUnusual = ({ kind, count, total }: Share) => count > FEW && count > total * UNUSUAL_SHARE && count > (allowed[kind] ?? 0) + FEW;
    const counts = shares.filter(isUnusual);
    return counts.length === 0 || hold({ reason: 'share', counts });
  }

  return {
    state,
    mayTake,
    /** True when what is old may go. Only then is the time noted as known. */
    async check({ isBackedUp }: { isBackedUp: boolean }): Promise<boolean> {
      const now = clock();
      if (!(await isClockRight(now))) return hold({ reason: 'clock', counts: [] });
      await writeTrustedTime(kysely, now);
      if (!isBackedUp) return hold({ reason: 'no-backup', counts: [] });
      return mayTake(await countOlder(kysely, await retainedSince(settings, now)));
    },
    /** What was allowed has been done, and nothing is held any more. */
    async settle(): Promise<void> {
      await removeFact(kysely, HELD);
      await removeFact(kysely, ALLOWED);
    },
    /** Allows erasing once, for the problem that was looked at: `at` names it. */
    async allow(at: string, actor: number | null): Promise<void> {
      const held = await state();
      if (held?.at !== at || held.reason === 'no-backup') throw new AppError('conflict', { reason: 'retention-changed' });
      const now = clock();
      if (held.reason === 'clock') await writeTrustedTime(kysely, now);
      else await writeFact(kysely, ALLOWED, JSON.stringify(Object.fromEntries(held.counts.map(({ kind, count }) => [kind, count]))));
      await writeFact(kysely, HELD, JSON.stringify({ ...held, isAllowed: true } satisfies Held));
      const details = { reason: held.reason, ...Object.fromEntries(held.counts.map(({ kind, count }) => [kind, count])) };
      await recordAudit(kysely, { at: now.toISOString(), actor, action: 'retention-allowed', subject: 'privacy/retention', details });
    },
  };
}

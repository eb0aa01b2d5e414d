import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { recordAudit } from '#store/accounts/audit.ts';
import type { Database } from '#store/database/open.ts';
import { readFact, removeFact, writeFact } from '#store/facts.ts';
import { AppError } from '#api/errors.ts';
import type { SteadyClock, SteadyTime } from '#api/kernel/steady-clock.ts';

/** Clocks that are kept right differ by less. */
const TOLERANCE_MS = 30_000;
/** A server may stand still over a long weekend; after more than that a person looks at the clock. */
const MOST_STANDING_MS = 3 * 24 * 3600_000;
/** A server that has not said so again for this long has gone. */
const STALE_MS = 120_000;

const NOTED = 'schedule_clock';
const HELD = 'schedule_held';

const Noted = z.object({ wall: z.iso.datetime(), boot: z.string(), ms: z.number() });
type Noted = z.output<typeof Noted>;
const Agreed = z.object({
  at: z.iso.datetime(),
  reason: z.enum(['jump', 'database']),
  clock: z.iso.datetime(),
  expected: z.iso.datetime(),
  by: z.string(),
  isAllowed: z.boolean(),
});
type Agreed = z.output<typeof Agreed>;
/** Why nothing is published at its time at the moment. */
export const HeldClock = Agreed.omit({ by: true, isAllowed: true });
export type HeldClock = z.output<typeof HeldClock>;

type Verdict = 'right' | 'unknown' | { reason: Agreed['reason']; expected: number };

type Parts = { database: Database; clock: () => Date; steady: SteadyClock; databaseTime: () => Promise<Date | undefined> };
export type ClockWatch = ReturnType<typeof openClockWatch>;

/** Asked before anything is published because of the time: a clock that jumped publishes nothing early. */
export function openClockWatch({ database, clock, steady, databaseTime }: Parts) {
  const { kysely, engine } = database;
  const self = randomUUID();
  let last: Noted | undefined;

  async function held(): Promise<Agreed | undefined> {
    const text = await readFact(kysely, HELD);
    return text === undefined ? undefined : Agreed.parse(JSON.parse(text));
  }

  async function noted(): Promise<Noted | undefined> {
    const text = last ? undefined : await readFact(kysely, NOTED);
    return text === undefined ? last : Noted.parse(JSON.parse(text));
  }

  async function note(now: Date): Promise<void> {
    last = { wall: now.toISOString(), ...steady() };
    await writeFact(kysely, NOTED, JSON.stringify(last));
  }

  /** Of several servers each tells of its own clock, and the others go on. */
  function isOwn({ by, clock: seen }: Agreed, now: Date): boolean {
    return engine === 'sqlite' || by === self || Math.abs(now.getTime() - Date.parse(seen)) > STALE_MS;
  }

  async function hold(now: Date, before: Agreed | undefined, { reason, expected }: Exclude<Verdict, string>): Promise<void> {
    const at = before?.reason === reason ? before.at : now.toISOString();
    const facts: Agreed = { at, reason, clock: now.toISOString(), expected: new Date(expected).toISOString(), by: self, isAllowed: false };
    await writeFact(kysely, HELD, JSON.stringify(facts));
  }

  /** The moment up to which things are due; undefined while nobody knows what time it is. */
  async function now(): Promise<Date | undefined> {
    const [own, other, before, current] = await Promise.all([Promise.resolve(clock()), databaseTime(), noted(), held()]);
    const mine = current && isOwn(current, own) ? current : undefined;
    const verdict = mine?.isAllowed && mine.reason === 'jump' ? 'right' : judge(own, steady(), other, before);
    if (typeof verdict === 'object') await hold(own, mine, verdict);
    if (typeof verdict === 'object' || (mine && verdict === 'unknown')) return undefined;
    if (mine) await removeFact(kysely, HELD);
    await note(own);
    return other && other < own ? other : own;
  }

  return {
    now,
    /** From here on time is compared; whoever schedules something has the clock looked at. */
    begin: async () => void (await now()),
    async state(): Promise<HeldClock | null> {
      const current = await held();
      return current && !current.isAllowed ? HeldClock.parse(current) : null;
    },
    /** Somebody looked at it and says that the clock is right; `at` names what was looked at. */
    async allow(at: string, actor: number | null): Promise<void> {
      const current = await held();
      if (current?.at !== at || current.reason !== 'jump' || current.isAllowed) throw new AppError('conflict', { reason: 'clock-changed' });
      await writeFact(kysely, HELD, JSON.stringify({ ...current, isAllowed: true } satisfies Agreed));
      const details = { clock: current.clock, expected: current.expected };
      await recordAudit(kysely, { at: clock().toISOString(), actor, action: 'clock-allowed', subject: 'schedule/clock', details });
    },
  };
}

function judge(own: Date, steady: SteadyTime, other: Date | undefined, noted: Noted | undefined): Verdict {
  const time = own.getTime();
  if (other && Math.abs(time - other.getTime()) > TOLERANCE_MS) return { reason: 'database', expected: other.getTime() };
  if (!noted) return 'unknown';
  const since = Date.parse(noted.wall);
  if (noted.boot === steady.boot && steady.ms >= noted.ms) {
    const expected = since + steady.ms - noted.ms;
    return Math.abs(time - expected) <= TOLERANCE_MS ? 'right' : { reason: 'jump', expected };
  }
  return time < since - TOLERANCE_MS || time > since + MOST_STANDING_MS ? { reason: 'jump', expected: since } : 'unknown';
}

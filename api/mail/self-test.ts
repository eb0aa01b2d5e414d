import type { Database } from '#store/database/open.ts';
import { takeFromLimit } from '#store/limits.ts';
import { findLastSelfTest, forgetSelfTests } from '#store/mail/self-tests.ts';
import type { Leads } from '#api/leads/leads.ts';
import { solve } from '#api/spam/challenge.ts';
import type { SpamJudge } from '#api/spam/judge.ts';
import { startRounds, type Rounds } from '#api/rounds.ts';

const EVERY_MS = 60 * 60_000;
const SOON_MS = 60_000;
/** Longer than the second try takes, shorter than anybody wants to wait for the bad news. */
const ARRIVES_WITHIN_MS = 10 * 60_000;

type Parts = { database: Database; leads: Pick<Leads, 'receive'>; spam: Pick<SpamJudge, 'newChallenge'>; clock: () => Date };

/** An inquiry from ourselves, the whole way: judged, stored, queued and sent. One per hour, however many servers there are. */
export async function sendSelfTest({ database, leads, spam, clock }: Parts): Promise<void> {
  const { allowed } = await takeFromLimit(database.kysely, 'self-test', { max: 1, windowMs: EVERY_MS - SOON_MS }, clock());
  if (!allowed) return;
  await forgetSelfTests(database.kysely);
  const { challenge } = await spam.newChallenge();
  await leads.receive({
    kind: 'self-test',
    country: 'sa',
    language: 'en',
    page: '',
    address: 'self-test',
    fields: { name: 'Lamha', number: '+966 50 000 0000', message: `Self-test of ${clock().toISOString()}` },
    evidence: { proof: solve(challenge) },
  });
}

export type SelfTestState = { state: 'off' | 'waiting' | 'arrived' | 'failed'; startedAt: string | null; problem: string };

/** Failed also when it has not been tried for too long: a stopped clock is no good sign. */
export async function readSelfTest({
  database,
  clock,
  isOn,
}: Pick<Parts, 'database' | 'clock'> & { isOn: boolean }): Promise<SelfTestState> {
  const last = await findLastSelfTest(database.kysely);
  if (!isOn || !last) return { state: 'off', startedAt: null, problem: '' };
  const age = clock().getTime() - Date.parse(last.startedAt);
  const isStale = age > 2 * EVERY_MS;
  const state = last.arrivedAt && !isStale ? 'arrived' : last.deadAt || isStale || age > ARRIVES_WITHIN_MS ? 'failed' : 'waiting';
  return { state, startedAt: last.startedAt, problem: state === 'failed' ? last.lastError : '' };
}

export function startSelfTests({ onError, ...parts }: Parts & { onError: (error: unknown) => void }): Rounds {
  return startRounds({ soonMs: SOON_MS, everyMs: EVERY_MS, round: () => sendSelfTest(parts), onError });
}

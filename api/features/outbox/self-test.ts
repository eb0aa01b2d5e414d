import type { Evidence } from '#api/spam/evidence.ts';
import type { Database } from '#store/database/open.ts';
import { takeFromLimit } from '#store/limits.ts';
import { findLastSelfTest, forgetSelfTests } from '#store/mail/self-tests.ts';
import { solve } from '#api/spam/challenge.ts';
import type { SpamJudge } from '#api/spam/judge.ts';
import { startSchedule, type Schedule } from '#api/kernel/scheduler.ts';

const EVERY_MS = 60 * 60_000;
const SOON_MS = 60_000;
/** Longer than the second try takes, shorter than anybody wants to wait for the bad news. */
const ARRIVES_WITHIN_MS = 10 * 60_000;

/** What the channel for inquiries takes from us. */
type Inquiry = {
  kind: 'self-test';
  country: 'sa';
  language: 'en';
  page: string;
  address: string;
  fields: Readonly<Record<string, string>>;
  evidence: Evidence;
};
export type SelfTestParts = {
  database: Database;
  leads: { receive: (inquiry: Inquiry) => Promise<unknown> };
  spam: Pick<SpamJudge, 'newChallenge'>;
  clock: () => Date;
};

/** An inquiry from ourselves, the whole way: judged, stored, queued and sent. One per hour, however many servers there are. */
export async function sendSelfTest({ database, leads, spam, clock }: SelfTestParts): Promise<void> {
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
}: Pick<SelfTestParts, 'database' | 'clock'> & { isOn: boolean }): Promise<SelfTestState> {
  const last = await findLastSelfTest(database.kysely);
  if (!isOn || !last) return { state: 'off', startedAt: null, problem: '' };
  const age = clock().getTime() - Date.parse(last.startedAt);
  const isStale = age > 2 * EVERY_MS;
  const state = last.arrivedAt && !isStale ? 'arrived' : last.deadAt || isStale || age > ARRIVES_WITHIN_MS ? 'failed' : 'waiting';
  return { state, startedAt: last.startedAt, problem: state === 'failed' ? last.lastError : '' };
}

type ScheduledParts = SelfTestParts & { isWanted: () => Promise<boolean>; onError: (error: unknown) => void };

/** Daily mails to ourselves, where a mailbox for them is set. */
export function startSelfTests({ isWanted, onError, ...parts }: ScheduledParts): Schedule {
  const run = async () => {
    if (await isWanted()) await sendSelfTest(parts);
  };
  return startSchedule({ soonMs: SOON_MS, everyMs: EVERY_MS, run, onError });
}

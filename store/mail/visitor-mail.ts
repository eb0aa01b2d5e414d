import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { takeFromLimit } from '#store/limits.ts';
import { queueMail, type HeldReason, type NewMail } from './outbox.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const HOURS_PER_DAY = 10;

/** Who would get it (a hash), where the same mailbox gets one a day; and how many go to visitors in an hour at most. */
export type VisitorMailLimits = { mailbox?: string | undefined; perHour: number };

/** Anybody can type any address, so that what goes out by itself has an end. What is held back is kept for a person to see. */
export async function queueForVisitor(tx: Kysely<Schema>, mail: NewMail, limits: VisitorMailLimits, now: Date): Promise<void> {
  await queueMail(tx, { ...mail, held: await heldBecause(tx, limits, now) }, now);
}

async function heldBecause(tx: Kysely<Schema>, { mailbox, perHour }: VisitorMailLimits, now: Date): Promise<HeldReason | undefined> {
  const isAllowed = async (key: string, max: number, windowMs: number) => (await takeFromLimit(tx, key, { max, windowMs }, now)).allowed;
  if (mailbox !== undefined && !(await isAllowed(`thanks:${mailbox}`, 1, DAY_MS))) return 'one-a-day';
  if (!(await isAllowed('visitor-mails:hour', perHour, HOUR_MS))) return 'visitor-cap';
  return (await isAllowed('visitor-mails:day', HOURS_PER_DAY * perHour, DAY_MS)) ? undefined : 'visitor-cap';
}

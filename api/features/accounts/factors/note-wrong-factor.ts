import { recordAudit } from '#store/accounts/audit.ts';
import { findUser } from '#store/accounts/users.ts';
import { takeFromLimit } from '#store/limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { tellOwner } from '../account-mails.ts';
import type { Holder } from './check-factor.ts';

const HOUR_MS = 3600_000;
/** A slip of the finger in the own browser alarms nobody. */
const SLIPS = { max: 2, windowMs: HOUR_MS };
/** Mails about wrong codes per hour: one says it, ten would hide it. */
const MAILS = { max: 1, windowMs: HOUR_MS };

type Wrong = { address: string; isKnownBrowser: boolean; isSilent: boolean };

/** Somebody had the password and not the second step: the log says so, and the owner hears of it by mail. */
export async function noteWrongFactor(
  { database: { kysely }, clock, siteUrl, onNewMail }: AccountsDeps,
  { id }: Holder,
  { address, isKnownBrowser, isSilent }: Wrong,
): Promise<void> {
  const now = clock();
  const subject = `users/${id}`;
  await recordAudit(kysely, { at: now.toISOString(), actor: null, action: 'second-factor-failed', subject, details: { address } });
  if (isSilent) return;
  if (isKnownBrowser && (await takeFromLimit(kysely, `factor:slips:${id}`, SLIPS, now)).allowed) return;
  if (!(await takeFromLimit(kysely, `factor:letters:${id}`, MAILS, now)).allowed) return;
  const owner = await findUser(kysely, id);
  if (owner) await tellOwner(kysely, { user: owner, to: owner.email, notice: 'factor-failed', now, siteUrl });
  onNewMail();
}

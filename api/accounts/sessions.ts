import type { Kysely } from 'kysely';
import { recordAudit } from '#store/accounts/audit.ts';
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  touchSession,
} from '#store/accounts/sessions.ts';
import type { Schema } from '#store/database/schema.ts';
import type { AccountsDeps, SessionUser } from './deps.ts';
import { readSessionCookie } from './session-cookie.ts';
import { createToken, hashToken, isToken } from './session-token.ts';

/**
 * Editors keep the dashboard open all day between other work, and a sign-out in the middle of a long text costs more
 * than the half hour that banks allow wins: every write is also guarded against foreign pages, and logout, password
 * change and disabling end sessions at once. So a session sleeps through a working day, and ends after a week.
 */
const IDLE_MS = 12 * 3600_000;
const ABSOLUTE_MS = 7 * 24 * 3600_000;
const TOUCH_EVERY_MS = 60_000;
/** Clocks of several servers differ a little; more means that the clock was set back, which must not lengthen a session. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

export type NewSession = { token: string; expiresAt: Date };

/** Inside the caller's transaction, which holds the user's lock. */
export async function startSession(db: Kysely<Schema>, userId: number, now: Date): Promise<NewSession> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + ABSOLUTE_MS);
  await deleteEndedSessions(db, now.toISOString(), before(now, IDLE_MS));
  await insertSession(db, { tokenHash: hashToken(token), userId, now: now.toISOString(), expiresAt: expiresAt.toISOString() });
  return { token, expiresAt };
}

export function openSessions({ database: { kysely }, clock }: AccountsDeps) {
  /** The user of a session token, read from the database every time: what ended a session counts at once. */
  async function userOf(token: string | undefined): Promise<SessionUser | undefined> {
    if (!isToken(token)) return undefined;
    const tokenHash = hashToken(token);
    const session = await findSession(kysely, tokenHash);
    const now = clock();
    if (!session || session.expiresAt <= now.toISOString()) return undefined;
    if (session.seenAt <= before(now, IDLE_MS) || session.seenAt > before(now, -CLOCK_TOLERANCE_MS)) return undefined;
    if (session.seenAt <= before(now, TOUCH_EVERY_MS)) await touchSession(kysely, tokenHash, now.toISOString());
    return { id: session.userId, username: session.username };
  }

  return {
    userOf,

    /** For pages, which see the browser's cookies and not a token. */
    userOfCookie: (header: string | undefined, isSecure: boolean) => userOf(readSessionCookie(header, isSecure)),

    async logout(token: string): Promise<void> {
      const userId = await deleteSession(kysely, hashToken(token));
      if (userId !== undefined)
        await recordAudit(kysely, { at: clock().toISOString(), actor: userId, action: 'logout', subject: `users/${userId}` });
    },

    /** Signs the user out everywhere else and answers how many sessions that ended. */
    async endOtherSessions(user: SessionUser, token: string): Promise<number> {
      const count = await deleteSessionsOf(kysely, user.id, hashToken(token));
      await recordAudit(kysely, {
        at: clock().toISOString(),
        actor: user.id,
        action: 'sessions-ended',
        subject: `users/${user.id}`,
        details: { count },
      });
      return count;
    },
  };
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}

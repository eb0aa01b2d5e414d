import { sessionUser, type SessionUser } from '#api/kernel/session-user.ts';
import type { Kysely } from 'kysely';
import { recordAudit } from '#store/accounts/audit.ts';
import {
  confirmedAt,
  deleteEndedSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessionsOf,
  touchSession,
} from '#store/accounts/sessions.ts';
import type { Schema } from '#store/database/schema.ts';
import { deviceName } from '#api/kernel/device-name.ts';
import type { AccountsDeps } from '../deps.ts';
import { openHoldBack } from '../factors/hold-back.ts';
import type { Client } from '../sign-in/devices.ts';
import { notFound } from '#api/errors.ts';
import { readSessionCookie } from '#api/http/session-cookie.ts';
import { createToken, hashToken, isToken } from '#api/http/session-token.ts';

/**
 * Editors keep the dashboard open all day between other work, and a sign-out in the middle of a long text costs more
 * than the half hour that banks allow wins: every write is also guarded against foreign pages, and logout, password
 * change and disabling end sessions at once. So a session sleeps through a working day, and ends after a week.
 */
const IDLE_MS = 12 * 3600_000;
const ABSOLUTE_MS = 7 * 24 * 3600_000;
/** For so long nobody is asked for the password again; signing in counts as having said it. */
const CONFIRMED_MS = 10 * 60_000;
const TOUCH_EVERY_MS = 60_000;
/** Clocks of several servers differ a little; more means that the clock was set back, which must not lengthen a session. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

export type NewSession = { token: string; expiresAt: Date };

/** Inside the caller's transaction, which holds the user's lock. */
export async function startSession(db: Kysely<Schema>, userId: number, client: Client, now: Date): Promise<NewSession> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + ABSOLUTE_MS);
  await deleteEndedSessions(db, now.toISOString(), before(now, IDLE_MS));
  const seenIn = { name: deviceName(client.userAgent), addressHash: client.address };
  await insertSession(db, { tokenHash: hashToken(token), userId, ...seenIn, now: now.toISOString(), expiresAt: expiresAt.toISOString() });
  return { token, expiresAt };
}

/** Was it said a moment ago? */
export function isFresh(at: string | undefined, now: Date): boolean {
  return at !== undefined && at > before(now, CONFIRMED_MS) && at <= before(now, -CLOCK_TOLERANCE_MS);
}

export function openSessions({ database: { kysely }, clock, requiredRoles }: AccountsDeps) {
  const heldBack = openHoldBack({ database: { kysely }, requiredRoles });
  /** The user of a session token, read from the database every time: what ended a session counts at once. */
  async function userOf(token: string | undefined): Promise<SessionUser | undefined> {
    if (!isToken(token)) return undefined;
    const tokenHash = hashToken(token);
    const session = await findSession(kysely, tokenHash);
    const now = clock();
    if (!session || session.expiresAt <= now.toISOString()) return undefined;
    if (session.seenAt <= before(now, IDLE_MS) || session.seenAt > before(now, -CLOCK_TOLERANCE_MS)) return undefined;
    if (session.seenAt <= before(now, TOUCH_EVERY_MS)) await touchSession(kysely, tokenHash, now.toISOString());
    return heldBack(sessionUser({ ...session, id: session.userId }), session.factors);
  }

  async function listSessions(user: SessionUser, token: string | undefined) {
    const now = clock();
    const sessions = await listSessionsOf(kysely, user.id, now.toISOString(), before(now, IDLE_MS));
    const current = token === undefined ? '' : hashToken(token);
    return sessions.map(({ token_hash: hash, name, created_at: startedAt, seen_at: seenAt }) => ({
      id: publicId(hash),
      name,
      startedAt,
      seenAt,
      isCurrent: hash === current,
    }));
  }

  return {
    userOf,

    /** Did its owner say the password a moment ago? Only sessions can be asked. */
    async isConfirmed(token: string): Promise<boolean> {
      return isFresh(await confirmedAt(kysely, hashToken(token)), clock());
    },

    /** For pages, which see the browser's cookies and not a token. */
    userOfCookie: (header: string | undefined, isSecure: boolean) => userOf(readSessionCookie(header, isSecure)),

    async logout(token: string): Promise<void> {
      const userId = await deleteSession(kysely, hashToken(token));
      if (userId !== undefined)
        await recordAudit(kysely, { at: clock().toISOString(), actor: userId, action: 'logout', subject: `users/${userId}` });
    },

    listSessions,

    listSessionsIn: ({ cookie, isSecure }: { cookie: string | undefined; isSecure: boolean }, user: SessionUser) =>
      listSessions(user, readSessionCookie(cookie, isSecure)),

    async endSession(user: SessionUser, id: string): Promise<void> {
      const sessions = await listSessionsOf(kysely, user.id, '', '');
      const ended = sessions.find(({ token_hash: hash }) => publicId(hash) === id);
      if (!ended) throw notFound();
      if (!(await deleteSession(kysely, ended.token_hash))) throw notFound();
      const at = clock().toISOString();
      await recordAudit(kysely, { at, actor: user.id, action: 'sessions-ended', subject: `users/${user.id}`, details: { count: 1 } });
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

/** Names a session without saying anything of what is stored of it. */
function publicId(tokenHash: string): string {
  return hashToken(tokenHash).slice(0, 22);
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}

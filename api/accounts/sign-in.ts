import { recordAudit } from '#store/accounts/audit.ts';
import { deleteSession, deleteSessionsOf } from '#store/accounts/sessions.ts';
import { findUserByName, lockUser, setPasswordHash, type User } from '#store/accounts/users.ts';
import { AppError, invalid } from '#api/errors.ts';
import type { AccountsDeps, SessionUser } from './deps.ts';
import { isAbsurdlyLong, newPasswordProblem } from './password-rules.ts';
import { hashToken } from './session-token.ts';
import { startSession, type NewSession } from './sessions.ts';
import { signedIn, takeTry } from './throttle.ts';
import { isAbsurdUsername, normaliseUsername } from './username.ts';

type Proof = { username: string; password: string; address: string };

export function openSignIn(deps: AccountsDeps) {
  const { database, clock, hashing, hideAddress } = deps;

  /** The user whose password this is. Unknown, disabled and wrong take the same steps and the same work. */
  async function proveUser({ username, password, address }: Proof): Promise<User | undefined> {
    if (isAbsurdUsername(username) || isAbsurdlyLong(password)) return undefined;
    const name = normaliseUsername(username);
    const user = await findUserByName(database.kysely, name);
    const attempt = await takeTry(deps, { username: name, userId: user?.id, address });
    const isRight = await hashing.isPassword(password, user?.password_hash).catch(async (error: unknown) => {
      await attempt.giveBack(); // nothing was learnt from it
      throw error;
    });
    if (!user || !isRight || user.disabled_at !== null) {
      await recordAudit(database.kysely, {
        at: clock().toISOString(),
        actor: null,
        action: 'login-failed',
        subject: user ? `users/${user.id}` : 'users',
        details: { address },
      });
      return undefined;
    }
    await attempt.giveBack();
    return user;
  }

  return {
    async login(input: Proof): Promise<NewSession & { user: SessionUser }> {
      const address = await hideAddress(input.address);
      const proven = await proveUser({ ...input, address });
      if (!proven) throw new AppError('wrong-credentials');
      const now = clock();
      const session = await database.kysely.transaction().execute(async (db) => {
        if (!isStill(proven, await lockUser(db, database.engine, proven.id))) throw new AppError('wrong-credentials');
        await recordAudit(db, { at: now.toISOString(), actor: proven.id, ...signedIn(proven.id, address) });
        return startSession(db, proven.id, now);
      });
      return { ...session, user: { id: proven.id, username: proven.username } };
    },

    /** Ends every session of the user and answers a new one for this browser. */
    async changePassword(input: { user: SessionUser; token: string; current: string; next: string; address: string }): Promise<NewSession> {
      const { user, token, current, next } = input;
      const problem = newPasswordProblem(next, user.username);
      if (problem) throw invalid({ next: problem });
      const address = await hideAddress(input.address);
      const proven = await proveUser({ username: user.username, password: current, address });
      // Not 401, which would tell the dashboard that its session ended.
      if (!proven) throw invalid({ current: 'wrong-password' });
      const passwordHash = await hashing.hashPassword(next);
      const now = clock();
      return database.kysely.transaction().execute(async (db) => {
        const isCurrent = isStill(proven, await lockUser(db, database.engine, user.id));
        if (!isCurrent || (await deleteSession(db, hashToken(token))) !== user.id) throw new AppError('not-signed-in');
        await setPasswordHash(db, user.id, passwordHash, now.toISOString());
        await deleteSessionsOf(db, user.id);
        await recordAudit(db, {
          at: now.toISOString(),
          actor: user.id,
          action: 'password-changed',
          subject: `users/${user.id}`,
          details: { address },
        });
        return startSession(db, user.id, now);
      });
    },
  };
}

/** Is it still the user that was proven? Hashing took a while, and another request may have changed everything. */
function isStill(proven: User, user: User | undefined): boolean {
  return user !== undefined && user.disabled_at === null && user.password_hash === proven.password_hash;
}

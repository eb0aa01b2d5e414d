import { isUniqueViolation } from '#store/database/open.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { deleteSessionsOf } from '#store/accounts/sessions.ts';
import { hasUsers, insertUser, listUsers, lockEnabledUsers, lockUser, setDisabled, setPasswordHash } from '#store/accounts/users.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import type { AccountsDeps, Actor, SessionUser } from './deps.ts';
import { generatePassword } from './generated-password.ts';
import { newPasswordProblem } from './password-rules.ts';
import { forgetTriesAt } from './throttle.ts';
import { normaliseUsername, usernameProblem } from './username.ts';

const FIRST = 'admin';

export type ListedUser = SessionUser & { isDisabled: boolean; createdAt: string };

export function openUsers(deps: AccountsDeps) {
  const { database, clock, hashing } = deps;
  const { kysely, engine } = database;
  const now = () => clock().toISOString();

  function inTransaction<T>(work: (db: typeof kysely) => Promise<T>): Promise<T> {
    return kysely.transaction().execute(work);
  }

  function note(db: typeof kysely, by: Actor, action: string, id: number): Promise<void> {
    return recordAudit(db, { at: now(), actor: by?.id ?? null, action, subject: `users/${id}` });
  }

  async function addUser(
    input: { username: string; password?: string | undefined },
    by: Actor,
  ): Promise<{ user: SessionUser; password: string }> {
    const username = normaliseUsername(input.username);
    const nameProblem = usernameProblem(username);
    if (nameProblem) throw invalid({ username: nameProblem });
    const password = input.password ?? generatePassword();
    const passwordProblem = newPasswordProblem(password, username);
    if (passwordProblem) throw invalid({ password: passwordProblem });
    const passwordHash = await hashing.hashPassword(password);
    try {
      const id = await inTransaction(async (db) => {
        const added = await insertUser(db, { username, passwordHash, now: now() });
        await note(db, by, 'user-added', added);
        return added;
      });
      return { user: { id, username }, password };
    } catch (error) {
      throw isUniqueViolation(error) ? invalid({ username: 'taken' }) : error;
    }
  }

  return {
    addUser,

    async listUsers(): Promise<ListedUser[]> {
      const users = await listUsers(kysely);
      return users.map(({ id, username, disabled_at: disabledAt, created_at: createdAt }) => ({
        id,
        username,
        isDisabled: disabledAt !== null,
        createdAt,
      }));
    },

    async disableUser(id: number, by: Actor): Promise<void> {
      if (id === by?.id) throw new AppError('not-allowed', { reason: 'own-account' });
      await inTransaction(async (db) => {
        const enabled = await lockEnabledUsers(db, engine);
        if (!enabled.some((user) => user.id === id)) {
          if (await lockUser(db, engine, id)) return;
          throw notFound();
        }
        if (enabled.length === 1) throw new AppError('not-allowed', { reason: 'last-administrator' });
        await setDisabled(db, id, now(), now());
        await deleteSessionsOf(db, id);
        await note(db, by, 'user-disabled', id);
      });
    },

    async enableUser(id: number, by: Actor): Promise<void> {
      await inTransaction(async (db) => {
        const user = await lockUser(db, engine, id);
        if (!user) throw notFound();
        if (user.disabled_at === null) return;
        await setDisabled(db, id, null, now());
        await note(db, by, 'user-enabled', id);
      });
    },

    /** Answers the generated password, which is stored nowhere, and ends the user's sessions. */
    async resetPassword(id: number, by: Actor): Promise<string> {
      const password = generatePassword();
      const passwordHash = await hashing.hashPassword(password);
      const user = await inTransaction(async (db) => {
        const found = await lockUser(db, engine, id);
        if (!found) throw notFound();
        await setPasswordHash(db, id, passwordHash, now());
        await deleteSessionsOf(db, id);
        await note(db, by, 'password-reset', id);
        return found;
      });
      await forgetTriesAt(deps, user.username);
      return password;
    },

    /** On an empty users table makes `admin`; a generated password is answered this once, a preset one never. */
    async ensureFirstAdministrator(preset: string | undefined): Promise<{ username: 'admin'; password: string | undefined } | undefined> {
      if (await hasUsers(kysely)) return undefined;
      try {
        const { password } = await addUser({ username: FIRST, password: preset }, undefined);
        return { username: FIRST, password: preset === undefined ? password : undefined };
      } catch (error) {
        // Another process that started at the same moment was first.
        if (error instanceof AppError && error.details.fields?.['username'] === 'taken') return undefined;
        throw error;
      }
    },
  };
}

import type { SessionUser } from '#api/kernel/session-user.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { factorsOf } from '#store/accounts/factors.ts';
import { confirmedAt, confirmSession, deleteSession, deleteSessionsOf } from '#store/accounts/sessions.ts';
import { findUser, isEmailTaken, isEmailViolation, lockUser, setEmail, setPasswordHash, type User } from '#store/accounts/users.ts';
import { AppError, invalid } from '#api/errors.ts';
import { hashToken } from '#api/http/session-token.ts';
import { refusePoorPassword } from '#api/kernel/password-rules.ts';
import type { AccountsDeps } from '../deps.ts';
import { checkFactor, factorsToShow, isFactorSaid, type SaidFactor } from '../factors/check-factor.ts';
import { tellOwner } from '../account-mails.ts';
import { isFresh, startSession, type NewSession } from '../sessions/sessions.ts';
import type { Client } from './devices.ts';
import { isStill, proveUser } from './prove-user.ts';
import { clientOf, type Caller } from './sign-in.ts';

type Own = { user: SessionUser } & Caller;

/** What people change about their own account. Each change asks for the password, and the owner hears of it by mail. */
export function openOwnAccount(deps: AccountsDeps) {
  const { database, clock, hashing, siteUrl, onNewMail } = deps;

  // Not 401, which would tell the dashboard that its session ended.
  async function prove({ user, ...caller }: Own, password: string, field: string): Promise<{ proven: User; client: Client }> {
    const client = await clientOf(deps, caller);
    const proven = await proveUser(deps, { username: user.username, password, client });
    if (!proven) throw invalid({ [field]: 'wrong-password' });
    return { proven, client };
  }

  /** Without the password only a factor that also proves who holds it counts. Not 401 either. */
  async function showAgain({ user, code, passkey, origin, ...caller }: Own & SaidFactor, isAlone: boolean): Promise<void> {
    const factors = await factorsOf(database.kysely, user.id);
    if (factors.length === 0 && !isAlone) return;
    const said = { code, passkey, origin };
    const asked = { said, purpose: 'confirm', client: await clientOf(deps, caller) } as const;
    const shown = isFactorSaid(said) ? await checkFactor(deps, user, asked) : undefined;
    if (isAlone ? shown === 'verified-passkey' : shown !== undefined) return;
    if (isAlone) throw invalid({ passkey: shown === 'passkey' ? 'not-verified' : 'invalid' });
    throw new AppError(isFactorSaid(said) ? 'wrong-factor-again' : 'factor-again', {
      factors: await factorsToShow(deps, { userId: user.id, factors, origin, purpose: 'confirm' }),
    });
  }

  /** Who has a second factor has shown it lately, before what leads into the account is changed. */
  async function requireConfirmed({ id }: SessionUser, token: string): Promise<void> {
    if ((await factorsOf(database.kysely, id)).length === 0) return;
    if (!isFresh(await confirmedAt(database.kysely, hashToken(token)), clock())) throw new AppError('confirm-first');
  }

  return {
    /** The password once more, and a factor where there is one, before something that could do harm. A passkey that knew its user is both. */
    async confirm(input: Own & { token: string; password?: string | undefined } & SaidFactor): Promise<void> {
      const { user, password } = input;
      if (password !== undefined || input.passkey === undefined) await prove(input, password ?? '', 'password');
      await showAgain(input, password === undefined);
      const at = clock().toISOString();
      await confirmSession(database.kysely, hashToken(input.token), at);
      const [subject, { address }] = [`users/${user.id}`, await clientOf(deps, input)];
      await recordAudit(database.kysely, { at, actor: user.id, action: 'confirmed', subject, details: { address } });
    },

    /** Ends every session of the user and answers a new one for this browser. */
    async changePassword(input: Own & { token: string; current: string; next: string }): Promise<NewSession> {
      const { user, token, current, next } = input;
      await requireConfirmed(user, token);
      refusePoorPassword('next', next, user.username);
      const { proven, client } = await prove(input, current, 'current');
      const passwordHash = await hashing.hashPassword(next);
      const now = clock();
      const session = await database.kysely.transaction().execute(async (db) => {
        const owner = await lockUser(db, database.engine, user.id);
        if (!isStill(proven, owner) || (await deleteSession(db, hashToken(token))) !== user.id) throw new AppError('not-signed-in');
        await setPasswordHash(db, user.id, passwordHash, now.toISOString());
        await deleteSessionsOf(db, user.id);
        const [subject, details] = [`users/${user.id}`, { address: client.address }];
        await recordAudit(db, { at: now.toISOString(), actor: user.id, action: 'password-changed', subject, details });
        await tellOwner(db, { user: owner, to: owner.email, notice: 'password-changed', now, siteUrl });
        return startSession(db, user.id, client, now);
      });
      onNewMail();
      return session;
    },

    emailOf: async (user: SessionUser): Promise<string> => (await findUser(database.kysely, user.id))?.email ?? '',

    /** Both addresses hear of it: a forgotten password is answered at the new one from now on. */
    async changeEmail(input: Own & { token: string; email: string; password: string }): Promise<void> {
      const { user, password, token } = input;
      await requireConfirmed(user, token);
      const { proven } = await prove(input, password, 'password');
      const [email, now] = [input.email.toLowerCase(), clock()];
      const write = database.kysely.transaction().execute(async (db) => {
        const owner = await lockUser(db, database.engine, user.id);
        if (!isStill(proven, owner)) throw new AppError('not-signed-in');
        if (owner.email === email) return;
        if (await isEmailTaken(db, email, user.id)) throw invalid({ email: 'taken' });
        await setEmail(db, user.id, email, now.toISOString());
        await recordAudit(db, { at: now.toISOString(), actor: user.id, action: 'email-changed', subject: `users/${user.id}` });
        const told = { user: owner, values: { email: email || '–' }, now, siteUrl };
        await tellOwner(db, { ...told, to: owner.email, notice: 'email-changed' });
        await tellOwner(db, { ...told, to: email, notice: 'email-added' });
      });
      await write.catch((error: unknown) => {
        throw isEmailViolation(error) ? invalid({ email: 'taken' }) : error;
      });
      onNewMail();
    },
  };
}

import { sessionUser, type SessionUser } from '#api/kernel/session-user.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { factorsOf } from '#store/accounts/factors.ts';
import { lockUser, noteSignIn, type User } from '#store/accounts/users.ts';
import { AppError } from '#api/errors.ts';
import type { Language } from '#i18n/translate.ts';
import type { AccountsDeps } from '../deps.ts';
import { startSession, type NewSession } from '../sessions/sessions.ts';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FactorKind, SaidFactor } from '../factors/check-factor.ts';
import { openQuestions, proveByPasskey } from '../factors/open-passkey.ts';
import { openOptions } from '../factors/passkeys.ts';
import { askFactor } from '../factors/ask-factor.ts';
import { welcomeDevice, type Client, type KnownDevice } from './devices.ts';
import { isStill, proveUser } from './prove-user.ts';
import { signedIn, takeTry } from './throttle.ts';

/** Where a sign-in comes from, with its address not yet hashed. */
export type Caller = { address: string; device?: string | undefined; userAgent?: string | undefined; language?: Language | undefined };
export type SignedIn = NewSession & { user: SessionUser; device: KnownDevice };

export function openSignIn(deps: AccountsDeps) {
  const { database, clock, siteUrl, onNewMail } = deps;
  const questions = openQuestions(deps);

  async function enter(proven: User, client: Client, shown: FactorKind | undefined): Promise<SignedIn> {
    const now = clock();
    const signed = await database.kysely.transaction().execute(async (db) => {
      const user = await lockUser(db, database.engine, proven.id);
      // A factor that was added a moment ago was not asked for.
      const isUnasked = shown === undefined && (await factorsOf(db, proven.id)).length > 0;
      if (isUnasked || !isStill(proven, user)) throw new AppError('wrong-credentials');
      await noteSignIn(db, user.id, now.toISOString());
      await recordAudit(db, { at: now.toISOString(), actor: user.id, ...signedIn(user.id, client.address) });
      if (shown === 'recovery')
        await recordAudit(db, { at: now.toISOString(), actor: user.id, action: 'recovery-code-used', subject: `users/${user.id}` });
      const device = await welcomeDevice(db, { user, client, now, siteUrl });
      return { ...(await startSession(db, user.id, client, now)), device };
    });
    onNewMail();
    return { ...signed, user: sessionUser(proven) };
  }

  return {
    async login(input: { username: string; password: string } & Caller & Partial<SaidFactor>): Promise<SignedIn> {
      const client = await clientOf(deps, input);
      const proven = await proveUser(deps, { ...input, client });
      if (!proven) throw new AppError('wrong-credentials');
      const shown = await askFactor(deps, proven, { said: input, client });
      return enter(proven, client, shown);
    },

    /** What a browser is asked before anybody said who they are. Nothing is written for it, so strangers fill nothing with it. */
    askAnyPasskey: async (origin: string) => openOptions({ origin }, await questions.create()),

    /** A passkey whose device knew its user is two factors at once: no name, no password. */
    async loginByPasskey({
      passkey: response,
      origin,
      ...caller
    }: Caller & { passkey: AuthenticationResponseJSON; origin: string }): Promise<SignedIn> {
      const client = await clientOf(deps, caller);
      const attempt = await takeTry(deps, { username: response.id, userId: undefined, ...client });
      const proven = await proveByPasskey(deps, { response, origin, take: questions.take });
      if (!proven) {
        const [at, details] = [clock().toISOString(), { address: client.address }];
        await recordAudit(database.kysely, { at, actor: null, action: 'login-failed', subject: 'users', details });
        throw new AppError('wrong-credentials', { reason: 'unknown-passkey' });
      }
      await attempt.giveBack();
      return enter(proven, client, 'verified-passkey');
    },
  };
}

export async function clientOf({ hashAddress }: AccountsDeps, caller: Caller): Promise<Client> {
  const { device, userAgent, language } = caller;
  return { address: await hashAddress(caller.address), device, userAgent, language };
}

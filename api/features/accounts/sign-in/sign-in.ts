import { sessionUser, type SessionUser } from '#api/kernel/session-user.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { lockUser } from '#store/accounts/users.ts';
import { AppError } from '#api/errors.ts';
import type { Language } from '#i18n/translate.ts';
import type { AccountsDeps } from '../deps.ts';
import { startSession, type NewSession } from '../sessions/sessions.ts';
import type { SaidFactor } from '../factors/check-factor.ts';
import { askFactor } from '../factors/ask-factor.ts';
import { welcomeDevice, type Client, type KnownDevice } from './devices.ts';
import { isStill, proveUser } from './prove-user.ts';
import { signedIn } from './throttle.ts';

/** Whoever asks, before the address is hidden. */
export type Caller = { address: string; device?: string | undefined; userAgent?: string | undefined; language?: Language | undefined };
export type SignedIn = NewSession & { user: SessionUser; device: KnownDevice };

export function openSignIn(deps: AccountsDeps) {
  const { database, clock, siteUrl, onNewMail } = deps;
  return {
    async login(input: { username: string; password: string } & Caller & Partial<SaidFactor>): Promise<SignedIn> {
      const client = await clientOf(deps, input);
      const proven = await proveUser(deps, { ...input, client });
      if (!proven) throw new AppError('wrong-credentials');
      const shown = await askFactor(deps, proven, input, client.address);
      const now = clock();
      const signed = await database.kysely.transaction().execute(async (db) => {
        const user = await lockUser(db, database.engine, proven.id);
        if (!isStill(proven, user)) throw new AppError('wrong-credentials');
        await recordAudit(db, { at: now.toISOString(), actor: user.id, ...signedIn(user.id, client.address) });
        if (shown === 'recovery')
          await recordAudit(db, { at: now.toISOString(), actor: user.id, action: 'recovery-code-used', subject: `users/${user.id}` });
        const device = await welcomeDevice(db, { user, client, now, siteUrl });
        return { ...(await startSession(db, user.id, client, now)), device };
      });
      onNewMail();
      return { ...signed, user: sessionUser(proven) };
    },
  };
}

export async function clientOf({ hashAddress }: AccountsDeps, caller: Caller): Promise<Client> {
  const { device, userAgent, language } = caller;
  return { address: await hashAddress(caller.address), device, userAgent, language };
}

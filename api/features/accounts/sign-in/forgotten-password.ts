import { recordAudit } from '#store/accounts/audit.ts';
import { ownerOfReset, takePasswordReset } from '#store/accounts/password-resets.ts';
import { deleteSessionsOf } from '#store/accounts/sessions.ts';
import { findUser, findUserByEmail, lockUser, setPasswordHash } from '#store/accounts/users.ts';
import { takeFromLimit } from '#store/limits.ts';
import { AppError } from '#api/errors.ts';
import { hashToken, isToken } from '#api/http/session-token.ts';
import { refusePoorPassword } from '#api/kernel/password-rules.ts';
import type { Language } from '#i18n/translate.ts';
import type { AccountsDeps } from '../deps.ts';
import { tellOwner } from '../account-mails.ts';
import { sendPasswordLink } from '../people/invitations.ts';
import { isInvitation } from '../people/invitations.ts';
import { welcomeDevice, type KnownDevice } from './devices.ts';
import { clientOf, type Caller } from './sign-in.ts';
import { forgetTriesAt } from './throttle.ts';

const PER_ADDRESS = { max: 5, windowMs: 60 * 60_000 };
/** Nobody's mailbox is flooded by somebody who knows the address. */
const PER_MAILBOX = { max: 2, windowMs: 60 * 60_000 };

/** A way back in for whoever can read the mail of the account: a link that works once, for an hour. */
export function openForgottenPassword(deps: AccountsDeps) {
  const { database, hashing, hashAddress, clock, siteUrl, onNewMail } = deps;
  const { kysely, engine } = database;

  return {
    /** Known and unknown addresses get the same answer, so nobody learns who has an account. */
    async ask({ email, language, address }: { email: string; language: Language; address: string }): Promise<void> {
      const now = clock();
      const { allowed, retryAfterSeconds } = await takeFromLimit(kysely, `forgot:${await hashAddress(address)}`, PER_ADDRESS, now);
      if (!allowed) throw new AppError('too-many', { retryAfter: retryAfterSeconds });
      const found = await findUserByEmail(kysely, email.toLowerCase());
      if (!found || !(await takeFromLimit(kysely, `forgot:user/${found.id}`, PER_MAILBOX, now)).allowed) return;
      await kysely.transaction().execute(async (tx) => {
        const user = await lockUser(tx, engine, found.id);
        // Changed since it was found: a link must not outlive the change.
        if (!user || user.email !== found.email || user.disabled_at !== null) return;
        await sendPasswordLink(tx, { kind: 'password', user: { ...user, mail_language: language }, now, siteUrl });
        await recordAudit(tx, { at: now.toISOString(), actor: null, action: 'password-forgotten', subject: `users/${user.id}` });
      });
      onNewMail();
    },

    /** A refused password leaves the link as it is. Strangers who guess do not keep its owner waiting: their tries are forgotten. */
    async answer({ token, password, ...caller }: { token: string; password: string } & Caller): Promise<KnownDevice> {
      const tokenHash = isToken(token) ? hashToken(token) : '';
      const owner = tokenHash === '' ? undefined : await ownerOfReset(kysely, tokenHash);
      if (owner === undefined) throw new AppError('not-allowed', { reason: 'link-ended' });
      refusePoorPassword('password', password, (await findUser(kysely, owner))?.username ?? '');
      const [passwordHash, client, now] = [await hashing.hashPassword(password), await clientOf(deps, caller), clock()];
      const at = now.toISOString();
      const { user, device } = await kysely.transaction().execute(async (tx) => {
        const user = await lockUser(tx, engine, owner);
        const isValid = await takePasswordReset(tx, tokenHash, at);
        if (!user || !isValid || user.disabled_at !== null) throw new AppError('not-allowed', { reason: 'link-ended' });
        await setPasswordHash(tx, user.id, passwordHash, at);
        await deleteSessionsOf(tx, user.id);
        await recordAudit(tx, { at, actor: user.id, action: 'password-changed', subject: `users/${user.id}` });
        // Whoever takes an invitation knows about it: the first password is no change, the first device no stranger.
        const isFirst = isInvitation(user);
        if (!isFirst) await tellOwner(tx, { user, to: user.email, notice: 'password-changed', now, siteUrl });
        return { user, device: await welcomeDevice(tx, { user, client, now, siteUrl, isExpected: isFirst }) };
      });
      await forgetTriesAt(deps, user.username);
      onNewMail();
      return device;
    },
  };
}

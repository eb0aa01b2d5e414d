import { settingsGroups } from '#content/settings/index.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { findUserByEmail, keepPasswordReset, readEmail, setEmail, takePasswordReset } from '#store/accounts/password-resets.ts';
import { deleteSessionsOf } from '#store/accounts/sessions.ts';
import { lockUser, setPasswordHash } from '#store/accounts/users.ts';
import type { Database } from '#store/database/open.ts';
import { takeFromLimit } from '#store/limits.ts';
import { queueMail } from '#store/mail/outbox.ts';
import { AppError, invalid } from '#api/errors.ts';
import { mailTexts } from '#api/mail/mail-texts.ts';
import type { SettingsOperations } from '#api/settings/settings.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Language } from '#i18n/translate.ts';
import type { SessionUser } from './deps.ts';
import { openHashing } from './hashing.ts';
import type { HideAddress } from './hidden-address.ts';
import { newPasswordProblem } from './password-rules.ts';
import { createToken, hashToken, isToken } from './session-token.ts';

const VALID_MS = 60 * 60_000;
const PER_ADDRESS = { max: 5, windowMs: 60 * 60_000 };
/** Nobody's mailbox is flooded by somebody who knows the address. */
const PER_MAILBOX = { max: 2, windowMs: 60 * 60_000 };

type Parts = {
  database: Database;
  settings: Pick<SettingsOperations, 'read'>;
  hideAddress: HideAddress;
  clock: () => Date;
  siteUrl: string;
  onNewMail: () => void;
};

export type ForgottenPassword = ReturnType<typeof openForgottenPassword>;

/** A way back in for whoever can read the mail of the account: a link that works once, for an hour. */
export function openForgottenPassword({ database, settings, hideAddress, clock, siteUrl, onNewMail }: Parts) {
  const { kysely, engine } = database;
  const hashing = openHashing();

  return {
    emailOf: (user: SessionUser): Promise<string> => readEmail(kysely, user.id),

    async changeEmail(user: SessionUser, email: string): Promise<void> {
      const at = clock().toISOString();
      await setEmail(kysely, user.id, email.toLowerCase(), at);
      await recordAudit(kysely, { at, actor: user.id, action: 'email-changed', subject: `users/${user.id}` });
    },

    /** Known and unknown addresses get the same answer, so nobody learns who has an account. */
    async ask({ email, language, address }: { email: string; language: Language; address: string }): Promise<void> {
      const now = clock();
      const { allowed, retryAfterSeconds } = await takeFromLimit(kysely, `forgot:${await hideAddress(address)}`, PER_ADDRESS, now);
      if (!allowed) throw new AppError('too-many', { retryAfter: retryAfterSeconds });
      const user = await findUserByEmail(kysely, email.toLowerCase());
      if (!user || !(await takeFromLimit(kysely, `forgot:user/${user.id}`, PER_MAILBOX, now)).allowed) return;
      const token = createToken();
      const { company_name: company } = await settings.read(settingsGroups.site, language);
      const t = mailTexts(language);
      const payload = {
        to: user.email,
        language,
        subject: t('mail.password.subject', { company }),
        paragraphs: [t('mail.password.text', { name: user.username }), t('mail.password.ignore')],
        // Behind the sign: what stands there is never sent to a server, so no log keeps it.
        action: { label: t('mail.password.action'), url: `${siteUrl}${LOCALES[language].prefix}/dashboard/new-password#${token}` },
      };
      await kysely.transaction().execute(async (tx) => {
        const expiresAt = new Date(now.getTime() + VALID_MS).toISOString();
        await keepPasswordReset(tx, { tokenHash: hashToken(token), userId: user.id, expiresAt });
        await queueMail(tx, { kind: 'letter', payload }, now);
        await recordAudit(tx, { at: now.toISOString(), actor: null, action: 'password-forgotten', subject: `users/${user.id}` });
      });
      onNewMail();
    },

    /** Sets the password and ends all sessions; a password that is refused leaves the link as it is. */
    async answer({ token, password }: { token: string; password: string }): Promise<void> {
      if (!isToken(token)) throw new AppError('not-allowed', { reason: 'link-ended' });
      const problem = newPasswordProblem(password, '');
      if (problem) throw invalid({ password: problem });
      const [passwordHash, now] = [await hashing.hashPassword(password), clock().toISOString()];
      await kysely.transaction().execute(async (tx) => {
        const id = await takePasswordReset(tx, hashToken(token), now);
        const user = id === undefined ? undefined : await lockUser(tx, engine, id);
        if (!user || user.disabled_at !== null) throw new AppError('not-allowed', { reason: 'link-ended' });
        await setPasswordHash(tx, user.id, passwordHash, now);
        await deleteSessionsOf(tx, user.id);
        await recordAudit(tx, { at: now, actor: user.id, action: 'password-changed', subject: `users/${user.id}` });
      });
    },
  };
}

import type { Kysely } from 'kysely';
import { settingsGroups } from '#content/settings/index.ts';
import { keepPasswordReset, ownersOfResets } from '#store/accounts/password-resets.ts';
import { nameOf, type User } from '#store/accounts/users.ts';
import type { Schema } from '#store/database/schema.ts';
import { queueMail } from '#store/mail/outbox.ts';
import { unsentSecrets } from '#store/mail/read-outbox.ts';
import { readSettings } from '#api/content/settings/settings.ts';
import { createToken, hashToken } from '#api/http/session-token.ts';
import { mailTexts } from '#api/mail/mail-texts.ts';
import { LOCALES } from '#i18n/locales.ts';

const HOUR_MS = 3600_000;

/** Why somebody is sent a link behind which a password is chosen, and how long it works. */
const LINKS = {
  /** A link for a new password is short-lived: its reader asked for it a moment ago. */
  password: { validMs: HOUR_MS },
  /** A colleague ended the old password; the mail may be read tomorrow. */
  reset: { validMs: 24 * HOUR_MS },
  invitation: { validMs: 3 * 24 * HOUR_MS },
} as const;

/** Somebody who was asked and never came: nothing of theirs is here yet. */
export function isInvitation({ password_hash: hash, signed_in_at: signedInAt, disabled_at: disabledAt }: User): boolean {
  return hash === '' && signedInAt === '' && disabledAt === null;
}

type Link = {
  kind: keyof typeof LINKS;
  user: Pick<User, 'id' | 'username' | 'display_name' | 'email' | 'mail_language'>;
  now: Date;
  siteUrl: string;
};

/** In the transaction that makes it: the link works once, ends by itself, and makes earlier ones useless. */
export async function sendPasswordLink(db: Kysely<Schema>, { kind, user, now, siteUrl }: Link): Promise<void> {
  const [token, language] = [createToken(), user.mail_language];
  const t = mailTexts(language);
  const { company_name: company } = await readSettings(db, settingsGroups.site, language);
  const expiresAt = new Date(now.getTime() + LINKS[kind].validMs).toISOString();
  await keepPasswordReset(db, { tokenHash: hashToken(token), userId: user.id, expiresAt });
  const payload = {
    to: user.email,
    language,
    subject: t(`mail.${kind}.subject`, { company }),
    paragraphs: [t(`mail.${kind}.text`, { name: kind === 'invitation' ? user.username : nameOf(user), company }), t(`mail.${kind}.ignore`)],
    // Behind the sign: what stands there is never sent to a server, so no log keeps it.
    action: { label: t(`mail.${kind}.action`), url: `${siteUrl}${LOCALES[language].prefix}/dashboard/new-password#` },
  };
  await queueMail(db, { kind: 'letter', payload, secret: token }, now);
}

/** Whose link was tried and has not gone out. A letter whose link was replaced since is nobody's trouble any more. */
export async function usersWithUnsentLink(db: Kysely<Schema>): Promise<Set<number>> {
  return ownersOfResets(db, (await unsentSecrets(db)).map(hashToken));
}

import type { Kysely } from 'kysely';
import { settingsGroups } from '#content/settings/index.ts';
import { nameOf, type User } from '#store/accounts/users.ts';
import type { Schema } from '#store/database/schema.ts';
import { queueMail } from '#store/mail/outbox.ts';
import { readSettings } from '#api/content/settings/settings.ts';
import { mailTexts } from '#api/mail/mail-texts.ts';
import { LOCALES } from '#i18n/locales.ts';

export type Notice =
  | 'email-changed'
  | 'email-added'
  | 'password-changed'
  | 'new-device'
  | 'role-changed'
  | 'disabled'
  | 'enabled'
  | 'token-made'
  | 'factor-added'
  | 'factor-removed'
  | 'factor-codes'
  | 'factor-failed'
  | 'factors-forgotten';

type Told = {
  user: Pick<User, 'username' | 'display_name' | 'mail_language'>;
  /** Accounts without an address are told nothing. */
  to: string;
  notice: Notice;
  values?: Readonly<Record<string, string>>;
  now: Date;
  siteUrl: string;
};

/** In the transaction that makes the change: no change without its mail. */
export async function tellOwner(db: Kysely<Schema>, { user, to, notice, values = {}, now, siteUrl }: Told): Promise<void> {
  if (to === '') return;
  const language = user.mail_language;
  const t = mailTexts(language);
  const { company_name: company } = await readSettings(db, settingsGroups.site, language);
  const payload = {
    to,
    language,
    subject: t(`mail.account.${notice}.subject`, { company }),
    paragraphs: [t(`mail.account.${notice}.text`, { name: nameOf(user), ...values }), t('mail.account.not-you')],
    action: { label: t('mail.account.open'), url: `${siteUrl}${LOCALES[language].prefix}/dashboard/account` },
  };
  await queueMail(db, { kind: 'letter', payload }, now);
}

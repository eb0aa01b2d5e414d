import type { Kysely } from 'kysely';
import { settingsGroups } from '#content/settings/index.ts';
import { sentenceOf, type Trouble } from '#content/troubles.ts';
import type { Schema } from '#store/database/schema.ts';
import { queueMail } from '#store/mail/outbox.ts';
import { readSettings } from '#api/content/settings/settings.ts';
import { mailTexts } from '#api/mail/mail-texts.ts';
import { LOCALES } from '#i18n/locales.ts';

type Told = { trouble: Trouble; isOver: boolean; now: Date; siteUrl: string };

/** One mail to each owner who has an address, in the transaction in which it began or ended. */
export async function tellOwners(db: Kysely<Schema>, { trouble, isOver, now, siteUrl }: Told): Promise<void> {
  const owners = await db
    .selectFrom('users')
    .select(['email', 'mail_language'])
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('email', '!=', '')
    .execute();
  for (const { email: to, mail_language: language } of owners) {
    const t = mailTexts(language);
    const { company_name: company } = await readSettings(db, settingsGroups.site, language);
    const key = `trouble.${sentenceOf(trouble)}` as const;
    const sentence = t(key, trouble.details);
    const payload = {
      to,
      language,
      subject: t(isOver ? 'mail.trouble.ended' : 'mail.trouble.began', { company }),
      paragraphs: isOver ? [t('mail.trouble.over'), sentence] : [sentence, t(`${key}.help`), t('mail.trouble.once')],
      action: { label: t('mail.trouble.open'), url: `${siteUrl}${LOCALES[language].prefix}/dashboard` },
    };
    await queueMail(db, { kind: 'letter', payload }, now);
  }
}

import * as z from 'zod';
import type { Untold } from '#store/mail/notices.ts';
import { renderMail } from '#api/mail/mail-layout.ts';
import { mailTexts } from '#api/mail/mail-texts.ts';
import type { Message } from '#api/mail/message.ts';
import { allRecipientsOf, type SenderSettings } from '#api/mail/sender-settings.ts';

export const DigestPayload = z.object({
  language: z.enum(['en', 'ar']),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
}) satisfies z.core.$ZodType<Untold>;
type DigestPayload = z.output<typeof DigestPayload>;

/** One mail about many leads, where they come too quickly for a mail each. */
export function digestOf(
  count: number,
  { language }: DigestPayload,
  sender: SenderSettings,
  to: readonly string[] = allRecipientsOf(sender),
  inboxUrl?: string,
): Message {
  const t = mailTexts(language);
  const mail = renderMail({
    language,
    company: sender.company,
    title: t('mail.digest.subject', { count: String(count) }),
    paragraphs: [t('mail.digest.text'), t('mail.digest.where')],
    ...(inboxUrl && { action: { label: t('mail.digest.open'), url: inboxUrl } }),
  });
  return { to, from: sender.from, subject: t('mail.digest.subject', { count: String(count) }), isAutomatic: true, ...mail };
}

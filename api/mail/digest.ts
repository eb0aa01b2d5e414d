import * as z from 'zod';
import type { Untold } from '#store/mail/notices.ts';
import { renderLetter } from './letter.ts';
import { mailTexts } from './mail-texts.ts';
import type { Message } from './message.ts';
import { allRecipientsOf, type SenderSettings } from './sender-settings.ts';

export const DigestPayload = z.object({
  language: z.enum(['en', 'ar']),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
}) satisfies z.ZodType<Untold>;
type DigestPayload = z.output<typeof DigestPayload>;

/** One mail instead of very many. */
export function digestOf(
  count: number,
  { language }: DigestPayload,
  sender: SenderSettings,
  to: readonly string[] = allRecipientsOf(sender),
  inboxUrl?: string,
): Message {
  const t = mailTexts(language);
  const letter = renderLetter({
    language,
    company: sender.company,
    title: t('mail.digest.subject', { count: String(count) }),
    paragraphs: [t('mail.digest.text'), t('mail.digest.where')],
    ...(inboxUrl && { action: { label: t('mail.digest.open'), url: inboxUrl } }),
  });
  return { to, from: sender.from, subject: t('mail.digest.subject', { count: String(count) }), isAutomatic: true, ...letter };
}

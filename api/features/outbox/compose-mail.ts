import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Schema } from '#store/database/schema.ts';
import { findLeadFile } from '#store/leads/lead-files.ts';
import { findLead, type Lead } from '#store/leads/leads.ts';
import { countUntold } from '#store/mail/notices.ts';
import type { QueuedMail } from '#store/mail/outbox.ts';
import type { SettingsOperations } from '#api/content/settings/settings.ts';
import { digestOf, DigestPayload } from './digest.ts';
import { noticeOf, thanksOf } from './lead-mails.ts';
import { mailOf, MailPayload, meetingMailOf, MeetingPayload } from '#api/mail/mail-payload.ts';
import { isSimpleAddress, type Message } from '#api/mail/message.ts';
import { readSenderSettings, recipientsOf } from '#api/mail/sender-settings.ts';

export type ComposeParts = {
  kysely: Kysely<Schema>;
  settings: Pick<SettingsOperations, 'read'>;
  publicUrl: string | undefined;
  /** An offer as it was sent, for the mail that brings it. */
  offerPdf: (id: number, version: number) => Promise<{ name: string; pdf: Uint8Array }>;
};

/** Whom a mail still has to reach, where it has reached others. */
const Redirected = z.object({ to: z.array(z.string()).optional() });

/** The mail of a row of the outbox, or why it cannot be written yet. It is written when it is sent, with the settings of that moment. */
export async function composeMail(
  { kysely, settings, publicUrl, offerPdf }: ComposeParts,
  row: QueuedMail,
): Promise<Message | 'no-sender' | 'no-recipient'> {
  const payload: unknown = JSON.parse(row.payload);
  const lead = row.lead_id === null ? undefined : await findLead(kysely, row.lead_id);
  const file = lead && row.kind === 'notice' ? await findLeadFile(kysely, lead.id) : undefined;
  const mail = row.kind === 'letter' ? MailPayload.parse(payload) : undefined;
  const digest = row.kind === 'digest' ? DigestPayload.parse(payload) : undefined;
  const language = mail?.language ?? digest?.language ?? lead?.language ?? 'en';
  const sender = await readSenderSettings(settings, language, lead?.country ?? 'sa');
  if (!isSimpleAddress(sender.from.address)) return 'no-sender';
  const { to } = mail ? {} : Redirected.parse(payload);
  const inboxUrl = publicUrl && `${publicUrl}/dashboard/inbox`;
  const message = mail
    ? mailOf(withSecret(mail, row.secret), sender)
    : digest
      ? digestOf(await countUntold(kysely, digest), digest, sender, to, inboxUrl)
      : lead && fromLead(lead);
  if (!message || message.to.length === 0 || !message.to.every(isSimpleAddress)) return 'no-recipient';
  return mail?.offer ? { ...message, pdf: await offerPdf(mail.offer.id, mail.offer.version) } : message;

  function fromLead(about: Lead): Message {
    if (row.kind === 'thanks') return thanksOf(about, sender);
    if (row.kind === 'meeting') return meetingMailOf(about, MeetingPayload.parse(payload), sender, new Date(row.created_at));
    return noticeOf({ lead: about, fileName: file?.original_name, sender, to: to ?? recipientsOf(sender, about), publicUrl });
  }
}

function withSecret({ action, ...mail }: MailPayload, secret: string): MailPayload {
  return { ...mail, ...(action && { action: { ...action, url: action.url + secret } }) };
}

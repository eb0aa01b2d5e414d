import type { Lead } from '#store/leads/leads.ts';
import { leadDetails } from '#api/inbox/lead-details.ts';
import { meetingTimes } from '#api/meetings/meeting-times.ts';
import { fill, type Language } from '#i18n/translate.ts';
import { renderLetter } from './letter.ts';
import { isMailKey, mailTexts } from './mail-texts.ts';
import { isSimpleAddress, type Message } from './message.ts';
import type { SenderSettings } from './sender-settings.ts';

type Notice = {
  lead: Lead;
  /** It is named and not attached: what strangers send is opened from the inbox only. */
  fileName: string | undefined;
  sender: SenderSettings;
  to: readonly string[];
  inboxUrl: string | undefined;
};

/** To our own people: everything the visitor gave, and the way to answer. */
export function noticeOf({ lead, fileName, sender, to, inboxUrl }: Notice): Message {
  const language = lead.language as Language;
  const t = mailTexts(language);
  const kind = `mail.kind.${lead.kind}`;
  const received = meetingTimes(new Date(lead.created_at), language);
  const canAnswer = isSimpleAddress(lead.email);
  const letter = renderLetter({
    language,
    company: sender.company,
    title: t('mail.notice.title', { kind: isMailKey(kind) ? t(kind) : lead.kind }),
    paragraphs: [lead.message, ...(canAnswer ? [t('mail.notice.answer')] : [])],
    facts: [
      [t('mail.reference'), lead.reference],
      ...leadDetails(JSON.parse(lead.fields) as Record<string, unknown>, language).map(({ label, value }) => [label, value] as const),
      ...(fileName ? [[t('mail.field.attachment'), t('mail.notice.file', { name: fileName })] as const] : []),
      [`${t('mail.notice.received')} (${t('mail.time.sa')})`, received.sa],
      [`${t('mail.notice.received')} (${t('mail.time.ae')})`, received.ae],
      ...(lead.page ? [[t('mail.notice.page'), lead.page] as const] : []),
    ],
    ...(inboxUrl && { action: { label: t('mail.notice.open'), url: `${inboxUrl}/${lead.id}` } }),
  });
  return { to, from: sender.from, subject: lead.subject, isAutomatic: true, replyTo: canAnswer ? lead.email : undefined, ...letter };
}

export function thanksOf(lead: Lead, sender: SenderSettings): Message {
  const language = lead.language as Language;
  const t = mailTexts(language);
  const { reference, name } = lead;
  const letter = renderLetter({
    language,
    company: sender.company,
    paragraphs: [fill(sender.thanks.text || t('mail.thanks.text'), { name, reference })],
    facts: [[t('mail.reference'), reference]],
    closing: [t('mail.automatic')],
  });
  const subject = fill(sender.thanks.subject || t('mail.thanks.subject'), { reference, name: '' });
  return { to: [lead.email], from: sender.from, replyTo: sender.answersTo, subject, isAutomatic: true, ...letter };
}

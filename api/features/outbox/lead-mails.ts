import type { Lead } from '#store/leads/leads.ts';
import { leadDetails } from '#api/mail/lead-details.ts';
import { leadSummary, leadTitle, plainly } from '#api/mail/lead-texts.ts';
import { meetingTimes } from '#api/business-hours/meeting-times.ts';
import { oneLine } from '#api/kernel/visitor-text.ts';
import { fill } from '#i18n/translate.ts';
import { type Fact, renderMail } from '#api/mail/mail-layout.ts';
import { isMailKey, mailTexts } from '#api/mail/mail-texts.ts';
import { isSimpleAddress, type Message } from '#api/mail/message.ts';
import type { SenderSettings } from '#api/mail/sender-settings.ts';
import { recordIn } from '#content/known.ts';
import { isOnSite } from '#content/site-address.ts';

type Notice = {
  lead: Lead;
  /** It is named and not attached: what strangers send is opened from the inbox only. */
  fileName: string | undefined;
  sender: SenderSettings;
  to: readonly string[];
  publicUrl: string | undefined;
};

/** To our own people: everything the visitor gave, and the way to answer. */
export function noticeOf({ lead, fileName, sender, to, publicUrl }: Notice): Message {
  const language = sender.noticeLanguage ?? lead.language;
  const t = mailTexts(language);
  const fields = recordIn(lead.fields);
  const title = leadTitle({ ...lead, fields }, language);
  const kind = `mail.kind.${lead.kind}`;
  const received = meetingTimes(new Date(lead.created_at), language);
  const canAnswer = isSimpleAddress(lead.email);
  const mail = renderMail({
    language,
    company: sender.company,
    title,
    preview: plainly(leadSummary({ ...lead, fields }, language)),
    // What came as fields stands in the table, once; a call without fields brought a finished message.
    paragraphs: [...(Object.keys(fields).length === 0 ? [lead.message] : []), ...(canAnswer ? [t('mail.notice.answer')] : [])],
    facts: [
      [t('mail.notice.kind'), isMailKey(kind) ? t(kind) : lead.kind],
      [t('mail.reference'), lead.reference],
      ...leadDetails(fields, language).map(({ label, value }) => factOf(label, value, publicUrl)),
      ...(fileName ? [[t('mail.field.attachment'), t('mail.notice.file', { name: fileName })] as const] : []),
      [`${t('mail.notice.received')} (${t('mail.time.sa')})`, received.sa],
      [`${t('mail.notice.received')} (${t('mail.time.ae')})`, received.ae],
      ...(lead.page ? [factOf(t('mail.notice.page'), lead.page, publicUrl)] : []),
    ],
    ...(publicUrl && { action: { label: t('mail.notice.open'), url: `${publicUrl}/dashboard/inbox/${lead.id}` } }),
  });
  return { to, from: sender.from, subject: oneLine(title), isAutomatic: true, replyTo: canAnswer ? lead.email : undefined, ...mail };
}

function factOf(label: string, value: string, publicUrl: string | undefined): Fact {
  return publicUrl && isOnSite(value) ? [label, publicUrl + value, publicUrl + value] : [label, value];
}

export function thanksOf(lead: Lead, sender: SenderSettings): Message {
  const language = lead.language;
  const t = mailTexts(language);
  const { reference } = lead;
  const mail = renderMail({
    language,
    company: sender.company,
    // Whoever reads it may not be who typed the address: nothing of what was typed goes out to it.
    paragraphs: [fill(language, sender.thanks.text || t('mail.thanks.text'), { name: t('mail.thanks.you'), reference })],
    facts: [[t('mail.reference'), reference]],
    closing: [t('mail.automatic')],
  });
  const subject = fill(language, sender.thanks.subject || t('mail.thanks.subject'), { reference, name: t('mail.thanks.you') });
  return { to: [lead.email], from: sender.from, replyTo: sender.answersTo, subject, isAutomatic: true, ...mail };
}

import * as z from 'zod';
import type { Lead } from '#store/leads/leads.ts';
import { calendarFile, typeText } from './calendar-file.ts';
import { meetingTimes } from '#api/business-hours/meeting-times.ts';
import { renderMail } from './mail-layout.ts';
import { mailTexts } from './mail-texts.ts';
import type { Message } from './message.ts';
import type { SenderSettings } from './sender-settings.ts';

/** A mail that brings all its words along: an answer to a visitor, a confirmation link. */
export const MailPayload = z.object({
  to: z.string(),
  language: z.enum(['en', 'ar']),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  action: z.object({ label: z.string(), url: z.string(), isQuiet: z.boolean().optional() }).optional(),
  closing: z.array(z.string()).optional(),
  /** The address that ends such mails at one click, also from the mail program's own button. */
  unsubscribe: z.string().optional(),
  /** Written by a person, for one person. */
  isPersonal: z.boolean().optional(),
  /** The version of an offer that goes along as a PDF. */
  offer: z.object({ id: z.number().int(), version: z.number().int() }).optional(),
  /** What other programs are told when it has gone out. */
  tells: z.enum(['lead.answered', 'offer.sent']).optional(),
});
export type MailPayload = z.output<typeof MailPayload>;

export function mailOf(
  { to, subject, language, paragraphs, action, closing = [], isPersonal = false, unsubscribe }: MailPayload,
  sender: SenderSettings,
): Message {
  const mail = renderMail({ language, company: sender.company, paragraphs, action, closing });
  return { to: [to], from: sender.from, replyTo: sender.answersTo, subject, isAutomatic: !isPersonal, unsubscribe, ...mail };
}

/** A meeting as it was decided when the mail was queued, whatever was decided later. */
export const MeetingPayload = z.object({
  change: z.enum(['confirmed', 'moved', 'declined']),
  startsAt: z.iso.datetime(),
  sequence: z.number().int(),
  type: z.string(),
  /** The organiser's calendar knew it before, so that declining takes it out again. */
  wasConfirmed: z.boolean(),
  note: z.string(),
  /** Where a video meeting is joined; mails from before there were links have none. */
  link: z.string().default(''),
});
export type MeetingPayload = z.output<typeof MeetingPayload>;

export function meetingMailOf(lead: Lead, payload: MeetingPayload, sender: SenderSettings, madeAt: Date): Message {
  const { change, sequence, type, note, wasConfirmed, link } = payload;
  const language = lead.language;
  const t = mailTexts(language);
  const startsAt = new Date(payload.startsAt);
  const times = meetingTimes(startsAt, language);
  // A time that is not kept must not read like an appointment.
  const timeIn = (place: 'sa' | 'ae') =>
    change === 'declined' ? `${t('mail.meeting.asked')} (${t(`mail.time.${place}`)})` : t(`mail.time.${place}`);
  const { reference, email } = lead;
  const mail = renderMail({
    language,
    company: sender.company,
    paragraphs: [t(`mail.meeting.${change}.text`), ...(note ? [note] : [])],
    facts: [
      [timeIn('sa'), times.sa],
      [timeIn('ae'), times.ae],
      [t('mail.meeting.type'), typeText(type, language)],
      [t('mail.reference'), reference],
    ],
    ...(link && change !== 'declined' && { action: { label: t('mail.meeting.join'), url: link } }),
  });
  const isCancelled = change === 'declined';
  const visitor = { name: email, email };
  const content = calendarFile({
    reference,
    sequence,
    startsAt,
    type,
    language,
    company: sender.company,
    organizer: sender.from.address,
    visitor,
    isCancelled,
    madeAt,
    link,
  });
  return {
    to: [email],
    from: sender.from,
    replyTo: sender.answersTo,
    subject: t(`mail.meeting.${change}.subject`, { reference }),
    isAutomatic: false,
    ...((!isCancelled || wasConfirmed) && { calendar: { method: isCancelled ? 'CANCEL' : 'REQUEST', content } }),
    ...mail,
  };
}

import * as z from 'zod';
import type { Lead } from '#store/leads/leads.ts';
import { calendarFile, typeWords } from '#api/meetings/calendar-file.ts';
import { meetingTimes } from '#api/meetings/meeting-times.ts';
import type { Language } from '#i18n/translate.ts';
import { renderLetter } from './letter.ts';
import { mailTexts } from './mail-texts.ts';
import type { Message } from './message.ts';
import type { SenderSettings } from './sender-settings.ts';

/** A mail that brings all its words along: an answer to a visitor, a confirmation link. */
export const LetterPayload = z.object({
  to: z.string(),
  language: z.enum(['en', 'ar']),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  action: z.object({ label: z.string(), url: z.string() }).optional(),
  closing: z.array(z.string()).optional(),
  /** The address that ends such letters at one click, also from the mail program's own button. */
  unsubscribe: z.string().optional(),
  /** Written by a person, for one person. */
  isPersonal: z.boolean().optional(),
});
export type LetterPayload = z.output<typeof LetterPayload>;

export function letterOf(
  { to, subject, language, paragraphs, action, closing = [], isPersonal = false, unsubscribe }: LetterPayload,
  sender: SenderSettings,
): Message {
  const letter = renderLetter({ language, company: sender.company, paragraphs, action, closing });
  return { to: [to], from: sender.from, replyTo: sender.answersTo, subject, isAutomatic: !isPersonal, unsubscribe, ...letter };
}

/** As it was decided, whatever was decided after it. */
export const MeetingPayload = z.object({
  change: z.enum(['confirmed', 'moved', 'declined']),
  startsAt: z.iso.datetime(),
  sequence: z.number().int(),
  type: z.string(),
  /** The organiser's calendar knew it before, so that declining takes it out again. */
  wasConfirmed: z.boolean(),
  note: z.string(),
});
export type MeetingPayload = z.output<typeof MeetingPayload>;

export function meetingLetterOf(lead: Lead, payload: MeetingPayload, sender: SenderSettings, madeAt: Date): Message {
  const { change, sequence, type, note, wasConfirmed } = payload;
  const language = lead.language as Language;
  const t = mailTexts(language);
  const startsAt = new Date(payload.startsAt);
  const times = meetingTimes(startsAt, language);
  const { reference, name, email } = lead;
  const letter = renderLetter({
    language,
    company: sender.company,
    paragraphs: [t(`mail.meeting.${change}.text`, { name }), ...(note ? [note] : [])],
    facts: [
      [t('mail.time.sa'), times.sa],
      [t('mail.time.ae'), times.ae],
      [t('mail.meeting.type'), typeWords(type, language)],
      [t('mail.reference'), reference],
    ],
  });
  const isCancelled = change === 'declined';
  const visitor = { name, email };
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
  });
  return {
    to: [email],
    from: sender.from,
    replyTo: sender.answersTo,
    subject: t(`mail.meeting.${change}.subject`, { reference }),
    isAutomatic: false,
    ...((!isCancelled || wasConfirmed) && { calendar: { method: isCancelled ? 'CANCEL' : 'REQUEST', content } }),
    ...letter,
  };
}

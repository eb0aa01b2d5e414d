import * as z from 'zod';
import { isHeld, type QueuedMail } from '#store/mail/outbox.ts';
import { canBeTakenBack } from '#store/mail/take-back.ts';

export const MAIL_STATES = ['sent', 'waiting', 'failing', 'dead', 'held'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Only a mail of the kind `letter` brings its own words along. */
const Texts = z.object({ subject: z.string().default(''), paragraphs: z.array(z.string()).default([]) });

export function mailCard(mail: QueuedMail) {
  const { id, kind, payload, attempts, run_at, done_at, dead_at, last_error, created_at } = mail;
  const { subject, paragraphs } = Texts.parse(JSON.parse(payload));
  const state: MailState = done_at ? 'sent' : isHeld(mail) ? 'held' : dead_at ? 'dead' : last_error ? 'failing' : 'waiting';
  const text = paragraphs.join('\n\n');
  const can_take_back = canBeTakenBack(mail);
  return { id, kind, state, subject, text, attempts, run_at, sent_at: done_at, last_error, created_at, can_take_back };
}

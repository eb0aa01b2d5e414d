import type { QueuedMail } from '#store/mail/outbox.ts';

export type MailState = 'sent' | 'waiting' | 'failing' | 'dead';

/** What the card of a lead says about one of its mails. */
export function mailCard({ id, kind, payload, attempts, run_at, done_at, dead_at, last_error, created_at }: QueuedMail) {
  const { subject = '', paragraphs = [] } = JSON.parse(payload) as { subject?: string; paragraphs?: string[] };
  const state: MailState = done_at ? 'sent' : dead_at ? 'dead' : last_error ? 'failing' : 'waiting';
  return { id, kind, state, subject, text: paragraphs.join('\n\n'), attempts, run_at, sent_at: done_at, last_error, created_at };
}

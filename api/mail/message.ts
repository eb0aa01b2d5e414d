import type { QueuedMail } from '#store/mail/outbox.ts';

export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; content: string };

export type Message = {
  to: readonly string[];
  from: { name: string; address: string };
  replyTo?: string | undefined;
  subject: string;
  html: string;
  text: string;
  calendar?: CalendarPart | undefined;
  pdf?: { name: string; pdf: Uint8Array } | undefined;
  isAutomatic: boolean;
  unsubscribe?: string | undefined;
};

const SIMPLE = /^[^\s@<>",;:\\()[\]]{1,64}@[^\s@<>",;:\\()[\]]{1,189}$/;

/** Names in quotes, groups and comments can carry a second address; nobody we write to needs them. */
export function isSimpleAddress(address: string): boolean {
  return SIMPLE.test(address);
}

/** The Message-ID, the same at every try, so that a mail program shows a mail that came twice once. */
export function messageIdOf({ message_id: id }: Pick<QueuedMail, 'message_id'>, { from }: Message): string {
  return `<${id}@${from.address.split('@', 2)[1]}>`;
}

import { connect, type Socket } from 'node:net';
import type { Message } from './message.ts';

/** Of the whole exchange: a server that sends a byte now and then must not keep a mail for ever. */
const WHOLE_MS = 60_000;
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** The date is a `Date`: a text would be copied into the header as it is. */
export type Delivery = { messageId: string; date: Date };
export type Transport = { send: (message: Message, delivery: Delivery, stop?: AbortSignal) => Promise<{ rejected: string[] }> };

/** SMTP and nothing else: no shell, no files, no addresses fetched. The socket is ours, so that stopping really stops. */
export function openTransport(smtpUrl: string, { wholeMs = WHOLE_MS, silenceMs = SILENCE_MS } = {}): Transport {
  const { hostname, port, protocol } = new URL(smtpUrl);
  const target = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (protocol === 'smtps:' ? 465 : 587) };

  return {
    async send({ to, from, replyTo, subject, html, text, calendar, pdf, isAutomatic, unsubscribe }, { messageId, date }, stop) {
      const patience = AbortSignal.timeout(wholeMs);
      const signal = stop ? AbortSignal.any([patience, stop]) : patience;
      let socket: Socket | undefined;
      const cut = () => socket?.destroy(new Error('the mail server took too long'));
      signal.addEventListener('abort', cut);
      try {
        signal.throwIfAborted();
        const { createTransport } = await import('nodemailer'); // most processes send their first mail long after they started
        const transport = createTransport({
          url: smtpUrl,
          greetingTimeout: silenceMs,
          socketTimeout: silenceMs,
          disableFileAccess: true,
          disableUrlAccess: true,
          getSocket: (_options, done) => {
            const connection = connectTo(target, (error) => (error ? done(error) : done(null, { connection })));
            socket = connection;
          },
        });
        const { rejected } = await transport.sendMail({
          messageId,
          date,
          from,
          to: [...to],
          subject,
          html,
          text,
          envelope: { from: from.address, to: [...to] },
          ...(replyTo && { replyTo }),
          ...(calendar && { icalEvent: { method: calendar.method, filename: 'meeting.ics', content: calendar.content } }),
          ...(pdf && { attachments: [{ filename: pdf.name, content: Buffer.from(pdf.pdf), contentType: 'application/pdf' }] }),
          headers: {
            ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
            ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
        });
        return { rejected };
      } finally {
        signal.removeEventListener('abort', cut);
        socket?.destroy();
      }
    },
  };
}

function connectTo(target: { host: string; port: number }, done: (error: Error | undefined) => void): Socket {
  const socket = connect(target);
  const settle = (error?: Error) => {
    socket.removeListener('error', settle);
    socket.setTimeout(0);
    done(error);
  };
  socket.once('error', settle);
  socket.once('connect', () => settle());
  socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('the mail server does not answer')));
  return socket;
}

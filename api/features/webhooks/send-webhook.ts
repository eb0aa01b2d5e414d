import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { NO_KEY, type Seal } from '#store/seal.ts';
import { isSendable, safeAddressOf, type Resolve } from './safe-address.ts';

const TIMEOUT_MS = 10_000;
/** Bytes of a receiver's answer that are kept for the log. */
const ANSWER_BYTES = 500;

const CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'not-listening',
  EHOSTUNREACH: 'not-listening',
  ENETUNREACH: 'not-listening',
  ETIMEDOUT: 'too-late',
  ECONNRESET: 'broken-off',
  EPIPE: 'broken-off',
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
};

export type Sending = {
  url: string;
  secret: string;
  event: string;
  delivery: string;
  body: string;
  now: Date;
  signal?: AbortSignal;
};
export type Sent = { isTaken: boolean; status: number | null; answer: string };
/** Where it may go, and what opens the secrets of the signatures. */
export type Guard = { allowsInner: boolean; resolve?: Resolve; seal?: Seal; patienceMs?: number };

/** `t` is part of what is signed: an old request cannot be sent again as a new one. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Tells one program. Never throws: what went wrong is what the log shows. Redirects are answers, and not followed. */
export async function sendWebhook(sending: Sending, guard: Guard): Promise<Sent> {
  const failed = (answer: string): Sent => ({ isTaken: false, status: null, answer });
  if (!isSendable(sending.url, guard.allowsInner)) return failed('address-refused');
  const url = new URL(sending.url);
  try {
    const address = await safeAddressOf(url, guard);
    if (!address) return failed('address-refused');
    const secret = (guard.seal ?? NO_KEY).open(sending.secret);
    return await post(url, { ...sending, secret }, guard.patienceMs ?? TIMEOUT_MS, (_host, { all }, done) =>
      all ? done(null, [address]) : done(null, address.address, address.family),
    );
  } catch (error) {
    return failed(codeOf(error) ?? (error instanceof Error ? readable(error.message) : 'failed'));
  }
}

/** What receivers do most, as codes: the dashboard has words for them in both languages. A stopped call says why only in its cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.cause instanceof Error && error.cause.name === 'TimeoutError') return 'too-late';
  return 'code' in error ? CODES[String(error.code)] : undefined;
}

/** Words for people: a zero byte, which PostgreSQL keeps in no text, and other control characters are none. */
function readable(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, ANSWER_BYTES);
}

function post(
  url: URL,
  { secret, event, delivery, body, now, signal }: Sending,
  patienceMs: number,
  lookup: LookupFunction,
): Promise<Sent> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const stop = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Lamha-Webhooks',
    'lamha-event': event,
    'lamha-delivery': delivery,
    'lamha-signature': signatureOf(secret, Math.floor(now.getTime() / 1000), body),
  };
  return new Promise((resolve, reject) => {
    const sent = send(url, { method: 'POST', headers, lookup, signal: stop, agent: false }, (response) => {
      const { statusCode: status = 0 } = response;
      let answer = '';
      const end = () => resolve({ isTaken: status >= 200 && status < 300, status, answer: readable(answer) });
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        answer += text;
        if (answer.length < ANSWER_BYTES) return;
        end();
        response.destroy();
      });
      response.on('end', end);
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

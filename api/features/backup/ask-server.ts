import type { FastifyReply, FastifyRequest } from 'fastify';
import { nodeStreamOf } from '#store/web-streams.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';

const ANSWER_MS = 15_000;
const PASSED_ON = 'x-lamha-passed-on';
/** The caller and language to pass on; this server has checked the origin. */
const SENT = ['cookie', 'authorization', 'user-agent', 'x-request-id', 'content-type'] as const;
const RETURNED = ['content-type', 'content-disposition', 'content-length'] as const;

/** Another server has passed this request on: it is not passed on again. */
export function wasPassedOn({ headers }: FastifyRequest): boolean {
  return headers[PASSED_ON] !== undefined;
}

/** Asks the server that has something, as whoever asks us: sessions and tokens are the same everywhere. */
async function ask(request: FastifyRequest, address: string, body: unknown): Promise<Response> {
  const sent = SENT.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]]));
  const headers = { ...Object.fromEntries(sent), 'x-forwarded-for': request.ip, [PASSED_ON]: '1' };
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_MS);
  try {
    const call = { method: request.method, headers, redirect: 'manual', signal: late.signal } as const;
    return await fetch(new URL(request.originalUrl, address), body === undefined ? call : { ...call, body: JSON.stringify(body) });
  } catch {
    throw new AppError('unavailable', { reason: 'backup-elsewhere' });
  } finally {
    clearTimeout(timer); // a download may take its time once it has begun
  }
}

async function refuse(answer: Response): Promise<never> {
  await answer.body?.cancel();
  if (answer.status === 404) throw notFound();
  if (answer.status === 422) throw invalid({ confirm: 'invalid' }); // the rest of what was sent was looked at here
  if (answer.status === 409) throw new AppError('conflict', { reason: 'backup-running' });
  throw new AppError('unavailable', { reason: 'backup-elsewhere' });
}

export async function askServer(request: FastifyRequest, address: string, body?: unknown): Promise<unknown> {
  const answer = await ask(request, address, body);
  return answer.ok ? answer.json() : refuse(answer);
}

export async function passFileOn(request: FastifyRequest, reply: FastifyReply, address: string): Promise<FastifyReply> {
  const answer = await ask(request, address, undefined);
  if (!answer.ok || !answer.body) return refuse(answer);
  for (const name of RETURNED) {
    const value = answer.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  return reply.send(nodeStreamOf(answer.body));
}

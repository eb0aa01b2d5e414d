import type { IncomingMessage } from 'node:http';
import { AppError } from '#api/errors.ts';

const IDLE_MS = 20_000;
const LINGER_MS = 2000;

/** The body as it arrives, at most `limit` bytes; a client that goes away or falls silent ends it. */
export async function* readBody(raw: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  const idle = setTimeout(() => raw.destroy(), IDLE_MS);
  let size = 0;
  try {
    // Leaving the loop must not destroy the connection: the refusal still has to be answered on it.
    for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
      idle.refresh();
      if (!Buffer.isBuffer(chunk)) throw new TypeError('a body is read as bytes');
      size += chunk.length;
      if (size > limit) throw new AppError('too-large');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('malformed');
  } finally {
    clearTimeout(idle);
  }
  if (!raw.complete) throw new AppError('malformed');
}

/** Reads on for a moment, so that the client gets to see the answer, then hangs up on what would still come. */
export function refuseRest(raw: IncomingMessage): void {
  if (raw.complete || raw.destroyed) return;
  const timer = setTimeout(() => raw.destroy(), LINGER_MS);
  raw.once('close', () => clearTimeout(timer));
  raw.resume();
}

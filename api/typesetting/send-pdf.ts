import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dispositionOf } from '#api/http/content-disposition.ts';

type Pdf = { pdf: Uint8Array; name: string; cache: 'public, max-age=3600' | 'private, no-store' };

export function sendPdf(request: FastifyRequest, reply: FastifyReply, { pdf, name, cache }: Pdf): FastifyReply {
  const etag = `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 27)}"`;
  reply.headers({ etag, 'cache-control': cache, 'x-content-type-options': 'nosniff' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply
    .type('application/pdf')
    .header('content-disposition', dispositionOf('inline', name))
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
}

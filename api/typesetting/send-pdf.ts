import type { FastifyReply, FastifyRequest } from 'fastify';
import { dispositionOf } from '#api/http/content-disposition.ts';
import type { TypesetPdf } from './typesetter.ts';

type Pdf = TypesetPdf & { name: string; cache: 'public, max-age=3600' | 'private, no-store' };

export function sendPdf(request: FastifyRequest, reply: FastifyReply, { pdf, digest, name, cache }: Pdf): FastifyReply {
  const etag = `"${digest.slice(0, 27)}"`;
  reply.headers({ etag, 'cache-control': cache, 'x-content-type-options': 'nosniff' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply
    .type('application/pdf')
    .header('content-disposition', dispositionOf('inline', name))
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
}

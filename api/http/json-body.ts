import type { FastifyInstance } from 'fastify';
import { AppError } from '#api/errors.ts';
import { decodeText } from './part-head.ts';

/** Bytes that are no text are refused; the server's own parser would store question marks for them. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    let text: string;
    try {
      text = decodeText(bytes);
    } catch (error) {
      done(error instanceof Error ? error : new AppError('malformed'));
      return;
    }
    void parse(request, text, done);
  });
}

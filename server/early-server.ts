import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';

export type Timeouts = { wholeRequestMs: number; idleMs: number };
export type AnswerEarly = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Node's server with somebody in front of the router: what is answered there never reaches it. */
export function createEarlyServer(
  options: ServerOptions,
  { wholeRequestMs, idleMs }: Timeouts,
  answerEarly: AnswerEarly,
  handle: RequestListener,
): Server {
  const server = createServer(options, (request, response) => {
    if (!answerEarly(request, response)) handle(request, response);
  });
  server.requestTimeout = wholeRequestMs;
  server.keepAliveTimeout = idleMs;
  server.setTimeout(idleMs);
  return server;
}

import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { ReadyResponse } from '#api/http/cache/ready-response.ts';
import { boundPerAddress, boundPerVisitor, endIfSlow, waitForWork, type BodyPace } from './slow-clients.ts';

export type Bounds = {
  wholeRequestMs: number;
  idleMs: number;
  body: BodyPace;
  /** Open connections. Behind a proxy all of them are the proxy's. */
  mostPerAddress: number;
  /** Requests under way of whom the proxy speaks for. */
  mostPerVisitor?: number;
};
export type AnswerEarly = (request: IncomingMessage, response: ServerResponse) => boolean;
export type Refused = (status: number, request?: IncomingMessage) => void;

const RETRY_S = '5';
const UNREADABLE: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Node's server with somebody in front of the router: what is answered there never reaches it. */
export function createEarlyServer(
  options: ServerOptions,
  { wholeRequestMs, idleMs, body, mostPerAddress, mostPerVisitor }: Bounds,
  answerEarly: AnswerEarly,
  handle: RequestListener,
  onRefused: Refused = () => undefined,
): Server {
  const takes = mostPerVisitor === undefined ? undefined : boundPerVisitor(mostPerVisitor);
  const server = createServer({ ...options, ServerResponse: ReadyResponse }, (request, response) => {
    const refuse = (status: number, headers: Readonly<Record<string, string>> = {}) => {
      response.writeHead(status, { ...headers, connection: 'close', 'cache-control': 'no-store' }).end();
      onRefused(status, request);
    };
    if (namesTwoHosts(request)) refuse(400);
    else if (!answerEarly(request, response)) {
      if (takes?.(request, response) === false) return refuse(429, { 'retry-after': RETRY_S });
      if (hasBody(request)) endIfSlow(request, body);
      if (isWrite(request)) waitForWork(request, response, idleMs);
      handle(request, response);
    }
  });
  if (mostPerAddress < Infinity) server.on('connection', boundPerAddress(mostPerAddress));
  server.on('clientError', (error: NodeJS.ErrnoException) => {
    const status = UNREADABLE.get(error.code ?? '') ?? (error.code?.startsWith('HPE_') ? 400 : undefined);
    if (status !== undefined) onRefused(status); // else the line broke, and nobody was refused
  });
  server.requestTimeout = wholeRequestMs;
  server.keepAliveTimeout = idleMs;
  server.setTimeout(idleMs);
  return server;
}

/** To watch every plain read would cost more than many an answer, and `complete` is never true this early. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

function isWrite({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** Node takes the first and somebody in front of us perhaps the last: nobody honest sends two. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

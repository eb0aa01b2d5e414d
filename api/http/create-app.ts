import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Operations } from '#api/operations.ts';
import { acceptForms } from '#api/media/receive-form.ts';
import { allRoutes } from './all-routes.ts';
import { acceptJson } from './json-body.ts';
import { answerUnreadable, installGate, mountRoutes } from './mount.ts';

const JSON_LIMIT = 512_000;
const HEADERS_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;
const WHOLE_REQUEST_TIMEOUT_MS = 15 * 60_000;
const EVENT_LOOP_DELAY_MS = 2000;
const PRESSURE_SAMPLE_MS = 1000;

export type AppParts = {
  operations: Operations;
  dataDir: string;
  publicUrl: string | undefined;
  trustsProxy: boolean;
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Told of every request, before anything else. */
  onRequest?: () => void;
  isReady: () => Promise<boolean>;
  isStopping: () => boolean;
  /** How late timers may be before visitors are asked to come back later. */
  maxEventLoopDelayMs?: number | undefined;
  /** What else is served: the pages. */
  extend?: (app: FastifyInstance) => Promise<void>;
};

/** What the proxy in front of us says is believed; what it was told, by whoever, is not. */
function isNearestHop(_address: string, hop: number): boolean {
  return hop === 0;
}

/** The HTTP face of the operations: limits first, then the gate, then the routes. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustsProxy && isNearestHop,
    bodyLimit: JSON_LIMIT,
    requestTimeout: WHOLE_REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    keepAliveTimeout: IDLE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 1000 },
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 5000, maxHeaderSize: 16_384 },
  });
  logRequests(app);
  app.addHook('onRequest', async () => parts.onRequest?.());
  // A client that keeps its connection would hold up the stop until the connection has been idle for its whole time.
  app.addHook('onSend', async (_request, reply) => void (parts.isStopping() && reply.header('connection', 'close')));
  const isSecure = parts.publicUrl?.startsWith('https:') ?? false;
  const { accounts, isClosed } = parts.operations;
  installGate(app, { accounts, isClosed, isSecure, publicUrl: parts.publicUrl });
  await refuseUnderPressure(app, parts.maxEventLoopDelayMs ?? EVENT_LOOP_DELAY_MS);
  app.removeContentTypeParser('text/plain'); // nothing here reads it, and other sites' forms can send it
  acceptJson(app);
  acceptForms(app);
  registerHealth(app, parts.isReady);
  mountRoutes(app, allRoutes(app, { ...parts, isSecure }));
  await parts.extend?.(app);
  return app;
}

async function refuseUnderPressure(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  let settledAt = Number.POSITIVE_INFINITY; // starting keeps the event loop busy too, and the first visitor is no overload
  app.addHook('onListen', async () => {
    settledAt = performance.now() + 2 * PRESSURE_SAMPLE_MS;
  });
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: PRESSURE_SAMPLE_MS,
    pressureHandler: ({ url }, _reply, _type, _value) => {
      // Whoever watches the server must still be able to ask it.
      const isWatcher = url === '/healthz' || url === '/readyz';
      if (!isWatcher && performance.now() > settledAt) throw Object.assign(new Error('overloaded'), { code: 'FST_UNDER_PRESSURE' });
    },
  });
}

function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const config = { access: 'public' } as const;
  app.get('/healthz', { config }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const ok = await isReady();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
}

/** The route, not the address: addresses can hold what people typed. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}

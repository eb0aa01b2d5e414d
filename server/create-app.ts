import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Operations } from '#server/operations.ts';
import type { Changes } from '#store/changes.ts';
import { alwaysSent } from '#api/http/common-headers.ts';
import { AnswerCache } from '#api/http/cache/answer-cache.ts';
import { EarlyAnswers } from '#api/http/cache/early-answers.ts';
import { finishAnswer } from '#api/http/cache/finished-answer.ts';
import { openReadLimit, type ReadLimit } from '#api/http/read-limit.ts';
import { acceptForms } from '#api/http/receive-form.ts';
import { mayHoldSession } from '#api/http/session-cookie.ts';
import { allRoutes } from './all-routes.ts';
import { type Answered, openAnswerLog, type Logger } from './answer-log.ts';
import { createEarlyServer } from './early-server.ts';
import type { Metrics } from './metrics/metrics.ts';
import { registerMetrics } from './metrics/metrics-route.ts';
import { openProxyCheck, seenThrough } from './proxy-check.ts';
import { refuseWhenLate } from './refuse-when-late.ts';
import { openRequestIds } from './request-ids.ts';
import type { Readiness } from './readiness.ts';
import { VERSION } from '#store/version.ts';
import { BUSY_RETRY_SECONDS } from '#api/errors.ts';
import { acceptJson } from '#api/http/json-body.ts';
import { openBases, routeAsAsked } from '#api/http/bases.ts';
import { answerUnreadable, installGate, mountRoutes } from '#api/http/mount.ts';

const JSON_LIMIT = 512_000;
const READ_CACHE_BYTES = 16_000_000;
const HEADERS_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;
const WHOLE_REQUEST_TIMEOUT_MS = 15 * 60_000;
const SERVER = { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 5000, maxHeaderSize: 16_384 };
/** Half a kilobyte a second: the worst telephone line sends more. */
const BODY_PACE = { everyMs: 10_000, leastBytes: 5000 };
/** An office behind one address has a few for each of its browsers. */
const MOST_PER_ADDRESS = 500;
/** As deploy/nginx.conf has it; Caddy has none of its own. */
const MOST_PER_VISITOR = 200;
const BOUNDS = { wholeRequestMs: WHOLE_REQUEST_TIMEOUT_MS, idleMs: IDLE_TIMEOUT_MS, body: BODY_PACE };
const EVENT_LOOP_DELAY_MS = 2000;
/** The first pages and the search index of a starting server keep it busy too, longest where others compete for the processor. */
const SETTLES_WITHIN_MS = 15_000;
const ALIVE = { ok: true, version: VERSION };
const SLOW_MS = 1000;
const UNREAD = { headers: {} };
/** As long as the parts have to say how they do. */
const CLOSED_KNOWN_WITHIN_MS = 2000;

export type AppParts = {
  operations: Operations;
  dataDir: string;
  publicUrl: string | undefined;
  coversSubdomains?: boolean;
  trustsProxy: boolean;
  logger: Logger;
  /** What is answered from memory, before the router. */
  early?: EarlyAnswers;
  limit?: ReadLimit;
  onChange?: Changes['onChange'];
  /** Told of every request, before anything else. */
  onRequest?: () => void;
  readiness: () => Promise<Readiness>;
  isStopping: () => boolean;
  /** How late timers may be before visitors are asked to come back later. */
  maxEventLoopDelayMs?: number | undefined;
  /** For how long after its start nobody is: its first visitors are no overload. */
  settlesWithinMs?: number | undefined;
  /** Answers that took longer are named in the log. */
  slowMs?: number | undefined;
  metrics?: Metrics;
  metricsToken?: string | undefined;
  /** What else is served: the pages. */
  extend?: (app: FastifyInstance) => Promise<void>;
};

/** What the proxy in front of us says is believed; what it was told, by whoever, is not. */
function isNearestHop(_address: string, hop: number): boolean {
  return hop === 0;
}

/** Our routes are checked by their own schemas; Fastify's compilers would be a hundred modules that nobody uses. */
function noSchema(): never {
  throw new Error('a route has a schema for Fastify: describe its parameters in the route itself');
}

/** The HTTP face of the operations: limits first, then the gate, then the routes. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const isSecure = parts.publicUrl?.startsWith('https:') ?? false;
  const idOf = openRequestIds(parts.trustsProxy);
  const logAnswer = openAnswerLog(parts.logger);
  const { early = new EarlyAnswers() } = parts;
  const always = alwaysSent(parts.publicUrl, parts.coversSubdomains);
  const note = (answered: Answered) => {
    parts.metrics?.answered(answered);
    logAnswer(answered);
  };
  const answerEarly = early.handler({
    always,
    keepAliveMs: IDLE_TIMEOUT_MS,
    hasSession: mayHoldSession,
    idOf,
    onAnswer: (answered) => {
      parts.onRequest?.();
      note(answered);
    },
  });
  const bases = openBases();
  const room = parts.trustsProxy ? { mostPerAddress: Infinity, mostPerVisitor: MOST_PER_VISITOR } : { mostPerAddress: MOST_PER_ADDRESS };
  const bounds = { ...BOUNDS, ...room };
  const app = Fastify({
    logger: parts.logger,
    genReqId: idOf,
    rewriteUrl: ({ url = '/' }) => bases.registeredUrl(url),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustsProxy && isNearestHop,
    bodyLimit: JSON_LIMIT,
    pluginTimeout: 0, // a slow machine starts late rather than not at all: after an upgrade the build goes to the database first
    serverFactory: (handle) =>
      createEarlyServer(SERVER, bounds, answerEarly, handle, (status, request) =>
        note({ id: idOf(request ?? UNREAD), method: request?.method ?? 'unknown', route: 'unknown', status }),
      ),
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what a connection of before the stop still asks is answered: nobody else could
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    frameworkErrors: answerUnreadable,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 1000 },
  });
  logRequests(app, parts);
  const checkProxy = openProxyCheck(parts.trustsProxy, (line) => app.log.warn(line));
  app.addHook('onRequest', (request, reply, done) => {
    parts.onRequest?.();
    checkProxy(request.raw);
    reply.header('x-request-id', request.id);
    reply.headers(always);
    done();
  });
  // A client that keeps its connection would hold up the stop until the connection has been idle for its whole time.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (parts.isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });
  const { accounts, isInMaintenance } = parts.operations;
  installGate(app, { accounts, isInMaintenance, isSecure, publicUrl: parts.publicUrl });
  refuseWhenLate(app, parts.maxEventLoopDelayMs ?? EVENT_LOOP_DELAY_MS, parts.settlesWithinMs ?? SETTLES_WITHIN_MS);
  app.removeContentTypeParser('text/plain'); // nothing here reads it, and other sites' forms can send it
  acceptJson(app);
  acceptForms(app);
  registerHealth(app, parts, early);
  if (parts.metrics) registerMetrics(app, parts.metrics, parts.metricsToken);
  const cache = new AnswerCache({ maxBytes: READ_CACHE_BYTES });
  parts.metrics?.keep('api', cache);
  parts.onChange?.((change) => cache.change(change));
  mountRoutes(app, bases, allRoutes(app, { ...parts, isSecure, early }), { cache, early, limit: parts.limit ?? openReadLimit() });
  await parts.extend?.(app);
  return app;
}

/** Whether the process lives is said before anything else is asked: no session, no database, no limit. */
function registerHealth(app: FastifyInstance, { readiness, operations, trustsProxy }: AppParts, early: EarlyAnswers): void {
  const config = { access: 'public' } as const;
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  const alive = finishAnswer({ status: 200, headers, body: Buffer.from(JSON.stringify(ALIVE)), hasEtag: false });
  early.offer('/healthz', { route: '/healthz', forStrangersOnly: false, find: () => alive });
  app.get('/healthz', { config }, async (_request, reply) => reply.header('cache-control', 'no-store').send(ALIVE));
  // A balancer asks whether to send visitors; `?strict` is for those who want to know of every part.
  app.get<{ Querystring: { strict?: string; proxy?: string } }>('/readyz', { config }, async (request, reply) => {
    const { query } = request;
    const closed = operations.isInMaintenance().catch(() => false);
    const [state, isClosed] = await Promise.all([readiness(), Promise.race([closed, wait(CLOSED_KNOWN_WITHIN_MS, false, { ref: false })])]);
    const isWell = state.ok && (query.strict === undefined || Object.values(state.parts).every(({ ok }) => ok));
    if (!isWell) reply.code(503).header('retry-after', BUSY_RETRY_SECONDS);
    if (isClosed) reply.header('x-site-closed', '1'); // for a cache in front, which outlives us
    const proxy = query.proxy === undefined ? {} : { proxy: seenThrough(request, trustsProxy) };
    return reply.header('cache-control', 'no-store').send({ ...state, ...proxy });
  });
}

/** The route, not the address: addresses can hold what people typed. */
function logRequests(app: FastifyInstance, { slowMs = SLOW_MS, metrics }: Pick<AppParts, 'slowMs' | 'metrics'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.pageRoute ?? routeAsAsked(request.routeOptions.url, request.originalUrl) ?? 'unknown';
    const facts = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    metrics?.answered(facts, reply.elapsedTime);
    if (facts.ms >= slowMs) request.log.warn(facts, 'answered slowly');
    else request.log.info(facts, 'answered');
    done();
  });
}

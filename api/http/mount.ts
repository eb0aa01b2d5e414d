import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Fields } from '#content/fields/kinds.ts';
import type { Accounts, SessionUser } from '#api/accounts/accounts.ts';
import { isForeignWrite } from '#api/accounts/origin.ts';
import { readSessionCookie } from '#api/accounts/session-cookie.ts';
import { AppError, CLOSED_RETRY_SECONDS, type FieldCode } from '#api/errors.ts';
import type { Language } from '#i18n/translate.ts';
import { answerError, isFieldCode } from './answer-error.ts';
import type { Access, Call, Route } from './route.ts';

export type RouteFacts = { method: string; url: string; access: Access };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    staysOpen?: boolean;
    language?: Language;
  }
  interface FastifyInstance {
    /** Every route there is, as the router heard of it. */
    routeTable: RouteFacts[];
  }
  interface FastifyRequest {
    lamha?: { language: Language; user: SessionUser | undefined; labels: Fields | undefined };
  }
}

/** `/api` alone is the main, English base. */
const BASES: readonly { prefix: string; language: Language }[] = [
  { prefix: '/api/en', language: 'en' },
  { prefix: '/api/ar', language: 'ar' },
  { prefix: '/api', language: 'en' },
];

const URL_LENGTH = 2048;
/** What may be read stays readable while the site is closed: others build on it, and the dashboard shows it. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export type Gate = {
  accounts: Accounts;
  /** The site's own address, where one is configured; otherwise the host a request names. */
  publicUrl: string | undefined;
  /** Is the site served over https? It decides the name of the session cookie. */
  isSecure: boolean;
  isClosed: () => Promise<boolean>;
};

/** Deny by default: a route that declares no access stops the start; one that needs a session never sees a body without it. */
export function installGate(app: FastifyInstance, { accounts, publicUrl, isSecure, isClosed }: Gate): void {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  app.decorateRequest('lamha', undefined);
  app.decorate('routeTable', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) throw new Error(`route ${String(method)} ${url} does not say who may use it (config.access)`);
    for (const one of [method].flat()) app.routeTable.push({ method: one, url, access: config.access });
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access, staysOpen = false, language = languageOf(request.url) } = request.routeOptions.config;
    request.lamha = { language, user: undefined, labels: undefined };
    reply.header('x-content-type-options', 'nosniff');
    if (request.url.length > URL_LENGTH) throw new AppError('malformed');
    if (
      isForeignWrite({
        method: request.method,
        headers: request.headers,
        ownOrigins: [publicOrigin ?? `${request.protocol}://${request.host}`],
      })
    )
      throw new AppError('foreign-origin');
    const token = readSessionCookie(request.headers.cookie, isSecure);
    if (token !== undefined) request.lamha.user = await accounts.userOf(token);
    if (access === 'admin' && !request.lamha.user) throw new AppError('not-signed-in');
    const isStrangersWrite = access === 'public' && !READS.has(request.method) && !request.lamha.user;
    if (isStrangersWrite && !staysOpen && (await isClosed())) throw new AppError('closed', { retryAfter: CLOSED_RETRY_SECONDS });
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(new AppError('not-found'), request, reply));
}

/** Addresses that the router cannot even read never pass the gate, but their senders get the same kind of answer. */
export function answerUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  request.lamha = { language: languageOf(request.url), user: undefined, labels: undefined };
  void answerError(error, request, reply.header('x-content-type-options', 'nosniff'));
}

function languageOf(url: string): Language {
  return /^\/api\/ar(?:\/|$)/i.test(url) ? 'ar' : 'en';
}

/** Serves each route under every base. */
export function mountRoutes(app: FastifyInstance, routes: readonly Route[]): void {
  for (const route of routes) {
    for (const { prefix, language } of BASES) {
      app.route({
        method: route.method,
        url: prefix + route.path.replace(/\{(\w+)\}/g, ':$1'),
        config: { access: route.access, staysOpen: route.staysOpen ?? false, language },
        handler: (request, reply) => {
          reply.header('cache-control', 'no-store');
          reply.code(route.status ?? 200);
          const call: Call = {
            request,
            reply,
            language,
            user: request.lamha?.user,
            params: check(route.params ?? z.strictObject({}), request.params, 'params'),
            query: route.anyQuery ? {} : check(route.query ?? z.strictObject({}), request.query, 'query'),
          };
          return route.handle(call);
        },
      });
    }
  }
}

function check(schema: z.ZodObject, given: unknown, where: 'params' | 'query'): Record<string, unknown> {
  // PostgreSQL refuses what SQLite would take.
  if (
    Object.values(given as Record<string, unknown>).some(
      (value) => typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()),
    )
  )
    throw new AppError('malformed');
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  if (where === 'params') throw new AppError('invalid-id');
  throw new AppError('malformed', { fields: fieldCodes(parsed.error) });
}

/** The first problem of each field, as one of our codes. */
export function fieldCodes(error: z.ZodError, prefix = ''): Record<string, FieldCode> {
  const codes = Object.create(null) as Record<string, FieldCode>; // people send names like `toString`
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) codes[key] ??= 'unknown-field';
      continue;
    }
    codes[prefix + String(issue.path[0] ?? '')] ??= isFieldCode(issue.message) ? issue.message : 'invalid';
  }
  return codes;
}

/** A JSON body checked by its schema; failures name the fields. */
export function readBody<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.output<Schema> {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('malformed');
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new AppError('invalid-input', { fields: fieldCodes(parsed.error) });
  return parsed.data;
}

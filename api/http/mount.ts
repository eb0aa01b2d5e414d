import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Fields } from '#content/fields/kinds.ts';
import { isRecord } from '#content/known.ts';
import type { SessionUser } from '#api/kernel/session-user.ts';
import { readBearer } from './bearer-token.ts';
import { isForeignWrite } from './origin.ts';
import { isForm } from './receive-form.ts';
import { readSessionCookie } from './session-cookie.ts';
import { AppError, CLOSED_RETRY_SECONDS } from '#api/errors.ts';
import type { Language } from '#i18n/translate.ts';
import { answerOtherMethod } from './allowed-methods.ts';
import { answerError } from './answer-error.ts';
import { answerRead, type Reading } from './answer-read.ts';
import { problemsIn, SAYING_WHAT } from './check-body.ts';
import { BASES, languageOfBase, REGISTERED, routeAsAsked, type Bases } from './bases.ts';
import { isAccess, refusalOf, type Access } from './access.ts';
import { withOrigin } from '#store/accounts/call-origin.ts';
import type { AsksAgain, Call, Route } from './route.ts';

export type RouteFacts = { method: string; url: string; access: Access; asksAgain: boolean };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    staysOpen?: boolean;
    asksAgain?: AsksAgain;
  }
  interface FastifyInstance {
    /** Every route there is, under each of its addresses. */
    routeTable: RouteFacts[];
  }
  interface FastifyRequest {
    /** The page's own route, where the router knows only that it is a page. */
    pageRoute?: string | undefined;
    lamha?: {
      language: Language;
      user: SessionUser | undefined;
      labels: Fields | undefined;
      from?: string;
      /** Refuses whoever was disabled, signed out or given another role while the body was on its way. */
      recheck?: () => Promise<void>;
    };
  }
}

const URL_LENGTH = 2048;
/** Most bytes of a call by somebody who is not signed in: more than anybody types. */
const STRANGERS_BYTES = 64_000;
/** What may be read stays readable while the site is closed: others build on it, and the dashboard shows it. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export type Gate = {
  accounts: {
    userOf: (token: string) => Promise<SessionUser | undefined>;
    isConfirmed: (token: string) => Promise<boolean>;
    userOfToken: (token: string) => Promise<SessionUser | undefined>;
    holderOfToken: (token: string) => Promise<SessionUser | undefined>;
    hashAddress: (address: string) => Promise<string>;
    noteRefusal: (user: SessionUser, what: { call: string; address: string }) => Promise<void>;
  };
  /** The site's own address, where one is configured; otherwise the host a request names. */
  publicUrl: string | undefined;
  /** Is the site served over https? It decides the name of the session cookie. */
  isSecure: boolean;
  isInMaintenance: () => Promise<boolean>;
};

/** Deny by default: a route that declares no access stops the start; one that needs a session never sees a body without it. */
export function installGate(app: FastifyInstance, { accounts, publicUrl, isSecure, isInMaintenance }: Gate): void {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  app.decorateRequest('lamha', undefined);
  app.decorate('routeTable', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!isAccess(config?.access)) throw new Error(`route ${String(method)} ${url} does not say who may use it (config.access)`);
    const urls = url.startsWith(`${REGISTERED}/`) ? BASES.map(({ prefix }) => prefix + url.slice(REGISTERED.length)) : [url];
    for (const one of [method].flat())
      for (const each of urls) app.routeTable.push({ method: one, url: each, access: config.access, asksAgain: config.asksAgain === true });
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access, staysOpen = false, asksAgain = false } = request.routeOptions.config;
    request.lamha = { language: languageOfBase(request.originalUrl), user: undefined, labels: undefined };
    reply.header('x-content-type-options', 'nosniff');
    if (request.originalUrl.length > URL_LENGTH) throw new AppError('malformed');
    if (
      isForeignWrite({
        method: request.method,
        headers: request.headers,
        ownOrigins: [publicOrigin ?? `${request.protocol}://${request.host}`],
      })
    )
      throw new AppError('foreign-origin');
    const bearer = readBearer(request.headers.authorization);
    const token = bearer === undefined ? readSessionCookie(request.headers.cookie, isSecure) : undefined;
    if (token !== undefined) request.lamha.user = await accounts.userOf(token);
    if (bearer !== undefined) {
      request.lamha.user = await accounts.userOfToken(bearer);
      if (!request.lamha.user) throw new AppError('not-signed-in'); // a program whose token ended must not be taken for a visitor
    }
    const { user } = request.lamha;
    if (user && access !== undefined && !READS.has(request.method))
      request.lamha.recheck = async () => {
        const now = bearer === undefined ? await accounts.userOf(token ?? '') : await accounts.holderOfToken(bearer);
        if (!isDeepStrictEqual(now, user)) throw refusalOf(access, now) ?? new AppError('not-signed-in');
      };
    const from = user || !READS.has(request.method) ? await accounts.hashAddress(request.ip) : '';
    request.lamha.from = from;
    // An unknown address declares no access.
    const refusal = access === undefined ? undefined : refusalOf(access, user);
    if (refusal && user)
      await accounts.noteRefusal(user, {
        call: `${request.method} ${routeAsAsked(request.routeOptions.url, request.originalUrl)}`,
        address: from,
      });
    if (refusal) throw refusal;
    // A program cannot be asked; whoever made its token was.
    const isAsked = typeof asksAgain === 'function' ? isRecord(request.params) && asksAgain(request.params) : asksAgain;
    if (isAsked && bearer === undefined && !(token !== undefined && (await accounts.isConfirmed(token))))
      throw new AppError('confirm-first');
    const isStrangersWrite = access === 'public' && !READS.has(request.method) && !request.lamha.user;
    if (isStrangersWrite && !staysOpen && (await isInMaintenance())) throw new AppError('closed', { retryAfter: CLOSED_RETRY_SECONDS });
  });
  // A body may take minutes on purpose. Forms are read by their routes, and looked at again when they are whole.
  app.addHook('preHandler', async (request) => {
    if (!isForm(request)) await request.lamha?.recheck?.();
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  const otherMethod = answerOtherMethod(app);
  app.setNotFoundHandler((request, reply) => {
    const which = otherMethod(request, reply);
    if (which === 'options') return reply.code(204).send();
    return answerError(new AppError(which === 'other' ? 'wrong-method' : 'not-found'), request, reply);
  });
}

/** Addresses that the router cannot even read never pass the gate, but their senders get the same kind of answer. */
export function answerUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  request.lamha = { language: languageOfBase(request.originalUrl), user: undefined, labels: undefined };
  void answerError(error, request, reply.header('x-content-type-options', 'nosniff'));
}

/** Serves each route under every base: the router has it once, and is asked for that one. */
export function mountRoutes(app: FastifyInstance, bases: Bases, routes: readonly Route[], reading?: Reading): void {
  for (const route of routes) {
    bases.note(route.path);
    app.route({
      method: route.method,
      url: REGISTERED + route.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(route.access === 'public' ? { bodyLimit: STRANGERS_BYTES } : {}),
      config: { access: route.access, staysOpen: route.staysOpen ?? false, asksAgain: route.asksAgain ?? false },
      handler: (request, reply) => {
        reply.header('cache-control', 'no-store');
        reply.code(route.status ?? 200);
        const { from: address = '', language = 'en', user } = request.lamha ?? {};
        const call: Call = {
          request,
          reply,
          language,
          user,
          params: check(route.params ?? z.strictObject({}), request.params, 'params'),
          query: route.anyQuery || route.checksQuery ? {} : check(route.query ?? z.strictObject({}), request.query, 'query'),
        };
        return withOrigin({ address, token: user?.token ?? null }, () =>
          route.method === 'GET' ? answerRead(route, call, reading) : route.handle(call),
        );
      },
    });
  }
}

function check(schema: z.ZodObject, given: unknown, where: 'params' | 'query'): Record<string, unknown> {
  // PostgreSQL refuses what SQLite would take.
  const values = isRecord(given) ? Object.values(given) : [];
  if (values.some((value) => typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))) throw new AppError('malformed');
  // Parameters that caches and trackers add to an address are dropped.
  const parsed = (where === 'query' ? schema.strip() : schema).safeParse(given, SAYING_WHAT);
  if (parsed.success) return parsed.data;
  if (where === 'params') throw new AppError('invalid-id');
  throw new AppError('malformed', problemsIn(parsed.error));
}

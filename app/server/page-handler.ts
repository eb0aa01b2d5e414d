import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { may } from '#content/roles.ts';
import { textBefore } from '#content/known.ts';
import type { Rehearsal } from '#api/content/drafts/rehearsal.ts';
import { AppError } from '#api/errors.ts';
import { isCurrent, type AnswerCache } from '#api/http/cache/answer-cache.ts';
import type { EarlyAnswers } from '#api/http/cache/early-answers.ts';
import { sendAnswer } from '#api/http/cache/send-answer.ts';
import { READ_COST, type ReadLimit } from '#api/http/read-limit.ts';
import type { PageContext } from '#app/page/page-context.ts';
import { withPageForm } from '#app/page/page-form.ts';
import { type Country, LOCALES } from '#i18n/locales.ts';
import { sharedFiles } from './announced-files.ts';
import { apiCaller } from './api-caller.ts';
import { isDataAddress } from '#app/page/data-address.ts';
import { finishPage } from './finished-page.ts';
import { openTurns } from './page-turns.ts';
import { closedPageFor, reloadDocument } from './maintenance-page.ts';
import { openAddresses, rightSpelling, type Asked, type AskedBy } from './page-address.ts';
import { isPageAddress, isPreviewAddress, isPrivateAddress, rehearsalIn, staysOpen } from './page-kinds.ts';
import { PageRoutes } from './page-routes.ts';
import { refuseOddPost } from './refuse-post.ts';
import { type Draw, openRender, type PageBuild, type Render, type Visitor } from './render-page.ts';
import { openSharedPages, type AskedPage, type Reader, type SharedPages } from './shared-pages.ts';

/** What pages are kept in and given from; none while developing, when every request is rendered anew. */
export type Keeping = {
  cache: AnswerCache;
  early?: EarlyAnswers;
  limit?: ReadLimit;
  isTagged?: boolean;
  /** Told where kept pages belong, once they are known. */
  onShared?: (shared: SharedPages) => void;
};

export type PageHandlerOptions = {
  build: PageBuild | (() => Promise<PageBuild>);
  context: Omit<PageContext, keyof Visitor | 'take' | 'isPlain'>;
  /** Without it pages are drawn as the build does it. */
  draw?: Draw;
  isPlain?: boolean;
  keeping: Keeping | undefined;
};

type Personal = {
  country: Country;
  isPreview: boolean;
  rehearsal?: { token: string; shows: Rehearsal } | undefined;
  closed: PageContext['closed'];
};

/** What people type, encoded for a form: a long message in Arabic takes six signs a letter. */
const TYPED_BYTES = 200_000;
const MOST_VALUES = 200;
/** A record of the largest size the API takes, as a form spells it. */
const STAFF_BYTES = 1_600_000;
const STAFF_VALUES = 10_000;
const FIXED_ORIGIN = 'http://localhost';
/** Many at once would all be late, in turn the first are early. Two, because one may be waiting for the database. */
const MADE_AT_A_TIME = 2;

/** A Fastify plugin that answers every address nobody else has claimed. */
export function createPageHandler({ build, context, draw, isPlain, keeping }: PageHandlerOptions) {
  const { operations } = context;
  const loadBuild = typeof build === 'function' ? build : () => Promise.resolve(build);
  const render = openRender({ loadBuild, context, draw, isPlain, mode: keeping ? 'production' : 'development' });
  const inTurn = openTurns(MADE_AT_A_TIME);
  const renderInTurn: Render = (request, visitor) => inTurn(() => render(request, visitor));
  /** What the pages of a route need first, as the last one that was made said. */
  const firstFiles = new Map<string, string[]>();
  let current: { routes: PageRoutes; askedBy: AskedBy; shared: SharedPages } | undefined;

  return async function pages(app: FastifyInstance): Promise<void> {
    if (keeping) {
      const routes = new PageRoutes((await loadBuild()).routes);
      const shared = openSharedPages({
        cache: keeping.cache,
        operations,
        log: app.log,
        render: renderInTurn,
        isTagged: keeping.isTagged ?? false,
      });
      keeping.onShared?.(shared);
      current = { routes, shared, askedBy: openAddresses({ routes, operations }) };
    }
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: TYPED_BYTES },
      ({ lamha }, body, done) => {
        const most = lamha?.user ? STAFF_VALUES : MOST_VALUES;
        done(countOf(body, '&', most) > most ? new AppError('too-large') : null, body);
      },
    );
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', config: { access: 'public', staysOpen: true }, handler: answer });
    for (const { prefix } of Object.values(LOCALES))
      app.post(
        `${prefix}/dashboard/*`,
        { bodyLimit: STAFF_BYTES, preParsing: refuseLongOfStrangers, config: { access: 'public', staysOpen: true } },
        answer,
      );
  };

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const pathname = textBefore(request.url, '?');
    if (!isPageAddress(pathname)) {
      reply.callNotFound();
      return reply;
    }
    const matched = current?.routes.match(pathname);
    request.pageRoute = matched?.route.pattern;
    const isRead = request.method !== 'POST';
    const right = isRead && matched ? rightSpelling(request.url, matched) : undefined;
    if (right !== undefined) return redirectTo(reply, right);
    const user = request.lamha?.user;
    const isStaff = user !== undefined;
    const isPreview = user !== undefined && may(user, 'content.read') && isPreviewAddress(request.url) && !isPrivateAddress(pathname);
    const token = isPrivateAddress(pathname) ? undefined : rehearsalIn(request.url);
    const rehearsal = token === undefined ? undefined : { token, shows: await rehearsed(token) };
    if (isPreview || rehearsal) reply.header('x-robots-tag', 'noindex');
    const [country, isClosed] = await Promise.all([operations.countryOf(request.hostname), isClosedAt(pathname)]);
    if (isClosed && !isStaff && isRead) return answerClosed(request, reply, country);
    const closed = isClosed ? (isStaff ? 'to-visitors' : 'to-this-visitor') : undefined;
    if (current && !isPrivateAddress(pathname) && !isPreview && !rehearsal && !isClosed) {
      const asked = await current.askedBy(request.url);
      if (isRead || asked.kind === 'missing') return answerShared(current.shared, request, reply, asked, readerOf(request, country));
    }
    return answerPrivate(request, reply, { country, isPreview, rehearsal, closed });
  }

  async function rehearsed(token: string): Promise<Rehearsal> {
    const rehearsal = await operations.rehearsalOf(token);
    if (rehearsal === undefined) throw new AppError('not-found', { reason: 'link-ended' });
    return rehearsal;
  }

  async function isClosedAt(pathname: string): Promise<boolean> {
    return !staysOpen(pathname) && operations.isInMaintenance();
  }

  /** A post is let through instead: its answer says that nothing was sent and holds what was typed. */
  async function answerClosed(request: FastifyRequest, reply: FastifyReply, country: Country): Promise<FastifyReply> {
    if (isDataAddress(textBefore(request.url, '?'))) return reloadDocument(reply, request.url);
    const visitor = { country, address: '', sees: 'published', ...askedIn(request) } as const;
    const rendered = await render(new Request(FIXED_ORIGIN + closedPageFor(request.url)), visitor);
    const page = await finishPage(rendered, { canBeShared: false, frames: [], isDeveloping: !keeping });
    return sendAnswer(request, reply, page.answer);
  }

  function readerOf(request: FastifyRequest, country: Country): Reader {
    const isStaff = request.lamha?.user !== undefined;
    const beforeMaking = () => {
      const wait = isStaff ? 0 : (keeping?.limit?.take(request.ip, READ_COST.page) ?? 0);
      if (wait > 0) throw new AppError('too-many', { retryAfter: wait });
    };
    // Whoever edits wants to see what was saved; everybody else may see what was there a moment ago.
    return { country, freshness: isStaff ? 'fresh' : 'recent', log: request.log, requestId: request.id, beforeMaking };
  }

  async function answerShared(
    shared: SharedPages,
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
    reader: Reader,
  ): Promise<FastifyReply> {
    if (asked.kind === 'missing') return sendAnswer(request, reply, (await shared.missing(asked.language, reader)).answer);
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
    const right = isDataAddress(textBefore(request.url, '?')) ? undefined : await shared.addressOfRecord(asked, reader);
    // Before anything is drawn: whoever guesses names is sent on for nothing.
    if (right !== undefined && isOtherName(request.url, right)) return redirectTo(reply, right + query);
    const page = await shared.page(asked, { ...reader, beforeMaking: () => hintEarly(request, reply, asked.route.id, reader) });
    firstFiles.set(asked.route.id, sharedFiles(page.answer.headers['link']));
    if (asked.record && page.answer.status === 200 && isOtherName(request.url, page.path)) return redirectTo(reply, page.path + query);
    if (asked.visited && page.answer.status === 200) noteVisit(request, asked.visited);
    if (asked.isCacheable && request.url === page.path) offerEarly(request.url, asked, shared.keyOf);
    return sendAnswer(request, reply, page.answer);
  }

  function noteVisit({ method, headers, lamha }: FastifyRequest, visited: NonNullable<AskedPage['visited']>): void {
    if (method === 'GET' && lamha?.user === undefined) operations.visits.note(visited, headers);
  }

  /** While a page is being made, its style sheet and fonts can be on their way (103); only browsers are known to understand that. */
  function hintEarly({ headers }: FastifyRequest, reply: FastifyReply, route: string, reader: Reader): void {
    reader.beforeMaking();
    const link = firstFiles.get(route) ?? [];
    if (headers['sec-fetch-mode'] === 'navigate' && link.length > 0) reply.raw.writeEarlyHints({ link });
  }

  /** Lets the early cache answer this address as long as the page holds. */
  function offerEarly(url: string, asked: AskedPage, keyOf: SharedPages['keyOf']): void {
    if (!keeping?.early) return;
    const { cache, early } = keeping;
    const { visited } = asked;
    const keys = { sa: keyOf('sa', asked.key), ae: keyOf('ae', asked.key) } satisfies Record<Country, string>;
    early.offer(url, {
      route: asked.route.pattern,
      forStrangersOnly: true,
      onGiven: visited && ((headers) => operations.visits.note(visited, headers)),
      find(host) {
        const country = operations.countryOf.peek(host);
        if (country === undefined || operations.isInMaintenance.peek() !== false) return undefined;
        const page = cache.find(keys[country]);
        if (!isCurrent(page)) return undefined;
        page.hits += 1;
        return page.answer;
      },
    });
  }

  async function answerPrivate(
    request: FastifyRequest,
    reply: FastifyReply,
    { country, isPreview, rehearsal, closed }: Personal,
  ): Promise<FastifyReply> {
    if (!URL.canParse(`${request.protocol}://${request.host}`)) throw new AppError('malformed');
    if (request.method === 'POST') refuseOddPost(request, reply, current?.routes.match(textBefore(request.url, '?'))?.route);
    const rendered = await withPageForm(operations, request, (form) => {
      const isRead = form !== undefined || Buffer.isBuffer(request.body);
      const whole = isRead
        ? requestAsRead(request)
        : createRequest(request.raw, reply.raw, { protocol: `${request.protocol}:`, host: request.host });
      const sees = isPreview || rehearsal ? 'drafts' : 'published';
      const callApi =
        request.method === 'POST' && isPrivateAddress(textBefore(request.url, '?')) ? apiCaller(request.server, request) : undefined;
      return render(whole, { country, address: request.ip, sees, rehearsal: rehearsal?.shows, closed, form, callApi, ...askedIn(request) });
    });
    const outside = await operations.frameOrigins();
    // The dashboard shows the site's own pages beside its forms.
    const frames = isPrivateAddress(textBefore(request.url, '?')) ? [`'self'`, ...outside] : outside;
    const framedBy = isPreview ? 'self' : 'none';
    const carries = rehearsal && `rehearsal=${encodeURIComponent(rehearsal.token)}`;
    const page = await finishPage(rendered, { canBeShared: false, frames, framedBy, carries, isDeveloping: !keeping });
    return sendAnswer(request, reply, page.answer);
  }
}

function askedIn(request: FastifyRequest): Pick<Visitor, 'requestId' | 'report'> {
  const report = (error: unknown) => request.log.error({ err: error, route: request.pageRoute }, 'a page could not be made as it should');
  return { requestId: request.id, report };
}

function redirectTo(reply: FastifyReply, to: string): FastifyReply {
  return reply.code(301).headers({ location: to, 'cache-control': 'public, max-age=3600' }).send();
}

/** The same name in other escapes is the same name; see page-address.ts. */
function isOtherName(url: string, path: string): boolean {
  const given = textBefore(url, '?');
  return given !== path && decodeURIComponent(given) !== decodeURIComponent(textBefore(path, '?'));
}

function refuseLongOfStrangers(
  { lamha, headers }: FastifyRequest,
  _reply: FastifyReply,
  _payload: RequestPayload,
  done: (error?: Error) => void,
): void {
  const isLong = !(Number(headers['content-length']) <= TYPED_BYTES);
  done(lamha?.user === undefined && isLong ? new AppError('too-large') : undefined);
}

function countOf(body: Buffer | string, sign: string, most: number): number {
  let count = 0;
  for (let at = body.indexOf(sign); at >= 0 && count <= most; at = body.indexOf(sign, at + 1)) count += 1;
  return count;
}

/** Its body has been read: as typed values, or as a form, of which nothing is left to pass on. */
function requestAsRead({ method, protocol, host, url, headers, body }: FastifyRequest): Request {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
  return new Request(`${protocol}://${host}${url}`, { method, headers: sent, body: Buffer.isBuffer(body) ? new Uint8Array(body) : null });
}

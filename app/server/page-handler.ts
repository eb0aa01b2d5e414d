import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { createRequestHandler, RequestHandler, ServerBuild } from 'react-router';
import { chooseVariant, finishPage, isUnchanged, type FinishedPage } from './finished-page.ts';
import { closedPageFor, isDataAddress, reloadDocument } from './closed-page.ts';
import { isPageAddress, isPreviewAddress, isPrivateAddress, normaliseAddress, staysOpen } from './page-address.ts';
import type { Country } from '#i18n/locales.ts';
import type { PageCache } from './page-cache.ts';
import type { PageContext, provide } from './page-context.ts';
import { withPageForm } from './page-form.ts';

/** The build brings its own copies of these two, and React Router accepts nothing from another copy. */
type Bridge = { provide: typeof provide; createRequestHandler: typeof createRequestHandler };
export type PageBuild = ServerBuild & { entry: { module: Bridge } };

export type PageHandlerOptions = {
  build: PageBuild | (() => Promise<PageBuild>);
  context: Omit<PageContext, keyof Visitor>;
  /** None while developing: every request is rendered anew. */
  cache: PageCache | undefined;
};

type Personal = { country: Country; isPreview: boolean; closed: PageContext['closed'] };

/** What differs between those a page is drawn for. */
type Visitor = Pick<PageContext, 'country' | 'address' | 'sees' | 'closed' | 'onLoss' | 'form'>;

const TYPED_BYTES = 512_000;

/** Never the visitor's Host header: the page is given to others. Only the country it stands for is looked up. */
const FIXED_ORIGIN = 'http://localhost';

/** A Fastify plugin that answers every address nobody else has claimed. */
export function createPageHandler({ build, context, cache }: PageHandlerOptions) {
  const loadBuild = typeof build === 'function' ? build : () => Promise.resolve(build);
  const { operations } = context;
  const handlers = new WeakMap<PageBuild, RequestHandler>();

  return async function pages(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers();
    // What people type is small; files come as multipart, see page-form.ts.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer', bodyLimit: TYPED_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', config: { access: 'public', staysOpen: true }, handler: answer });
  };

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const pathname = request.url.split('?', 1)[0]!;
    if (!isPageAddress(pathname)) return reply.callNotFound() as unknown as FastifyReply;
    const isStaff = request.lamha?.user !== undefined;
    const isPreview = isStaff && isPreviewAddress(request.url) && !isPrivateAddress(pathname);
    if (isPreview) reply.header('x-robots-tag', 'noindex');
    const [country, isClosed] = await Promise.all([operations.countryOf(request.hostname), isClosedAt(pathname)]);
    if (isClosed && !isStaff && request.method !== 'POST') return answerClosed(request, reply, country);
    const isShared = cache && request.method !== 'POST' && !isPrivateAddress(pathname) && !isPreview && !isClosed;
    const closed = isClosed ? (isStaff ? 'to-visitors' : 'to-this-visitor') : undefined;
    const page = isShared ? sharedPage(cache, request.url, country) : privatePage(request, reply, { country, isPreview, closed });
    return send(request, reply, await page);
  }

  async function isClosedAt(pathname: string): Promise<boolean> {
    return !staysOpen(pathname) && operations.isClosed();
  }

  /** A post is let through instead: its answer says that nothing was sent and holds what was typed. */
  async function answerClosed(request: FastifyRequest, reply: FastifyReply, country: Country): Promise<FastifyReply> {
    if (isDataAddress(request.url)) return reloadDocument(reply, request.url);
    const visitor = { country, address: '', sees: 'published' } as const;
    const response = await render(new Request(FIXED_ORIGIN + closedPageFor(request.url)), visitor);
    return send(request, reply, await finishPage(response, { canBeShared: false, frames: [], isDeveloping: !cache }));
  }

  /** Rendered without the visitor's cookies and with a fixed origin: what is shared cannot hold anything of one visitor. */
  function sharedPage(pages: PageCache, url: string, country: Country): Promise<FinishedPage> {
    const address = normaliseAddress(url);
    return pages.get(country + address, async () => {
      let canBeShared = true;
      const onLoss = () => (canBeShared = false);
      const response = await render(new Request(FIXED_ORIGIN + address), { country, address: '', sees: 'published', onLoss });
      return finishPage(response, { canBeShared, frames: await operations.frameOrigins() });
    });
  }

  async function privatePage(
    request: FastifyRequest,
    reply: FastifyReply,
    { country, isPreview, closed }: Personal,
  ): Promise<FinishedPage> {
    const response = await withPageForm(operations, request, (form) => {
      const isRead = form !== undefined || Buffer.isBuffer(request.body);
      const whole = isRead
        ? requestAsRead(request)
        : createRequest(request.raw, reply.raw, { protocol: `${request.protocol}:`, host: request.host });
      return render(whole, { country, address: request.ip, sees: isPreview ? 'drafts' : 'published', closed, form });
    });
    return finishPage(response, { canBeShared: false, frames: await operations.frameOrigins(), isDeveloping: !cache });
  }

  async function render(request: Request, visitor: Visitor): Promise<Response> {
    const loaded = await loadBuild();
    const { provide, createRequestHandler } = loaded.entry.module;
    const handle = handlers.get(loaded) ?? createRequestHandler(loaded, cache ? 'production' : 'development');
    handlers.set(loaded, handle);
    return handle(request, provide({ ...context, ...visitor }));
  }
}

/** Its body has been read: as typed values, or as a form, of which nothing is left to pass on. */
function requestAsRead({ method, protocol, host, url, headers, body }: FastifyRequest): Request {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
  return new Request(`${protocol}://${host}${url}`, { method, headers: sent, body: Buffer.isBuffer(body) ? new Uint8Array(body) : null });
}

function send(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply {
  const variant = chooseVariant(page, request.headers['accept-encoding']);
  reply.headers(variant.headers);
  if (page.isShared && isUnchanged(request.headers['if-none-match'], variant.etag)) return reply.code(304).send();
  reply.code(page.status).header('content-length', variant.body.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(variant.body);
}

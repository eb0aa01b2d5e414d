import { BUSY_RETRY_SECONDS } from '#api/errors.ts';
import { finishAnswer, type FinishedAnswer, type HeaderValues } from '#api/http/cache/finished-answer.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type DrawnPage, headsOf } from './drawn-page.ts';
import type { Rendered } from './render-page.ts';

export type FinishedPage = { answer: FinishedAnswer; isShared: boolean; keepMs: number };

const REPLACED = new Set(['content-length', 'link', 'set-cookie', 'vary', 'cache-control', 'etag']);
const SHAREABLE: ReadonlySet<number> = new Set([200, 301, 308, 404]);
/** The browser asks again for every page. So does a shared cache after a second: what it has it cannot unlearn when the site is closed. */
function sharedHtml(seconds: number): string {
  return `public, max-age=0, must-revalidate, s-maxage=${seconds}`;
}
const SHARED_DATA = 'public, max-age=5';
/** For shared caches alone (RFC 9213), because browsers too would show what is stale: the site lives on while no server does. */
function atTheEdge(seconds: number): string {
  return `public, max-age=${seconds}, stale-while-revalidate=60, stale-if-error=86400`;
}
/** How long a shared cache may keep a page; longer where it is told of changes by the tags of the page. */
const EDGE_SECONDS = { asking: 1, told: 60 };
/** Not `no-referrer`: browsers would then post forms with `Origin: null` and be refused. */
const SAFETY = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

export type FinishOptions = {
  canBeShared: boolean;
  frames: readonly string[];
  /** A preview stands beside the form it is a preview of. */
  framedBy?: 'none' | 'self';
  /** Added to every link of the page: whoever follows one stays in the rehearsal, without a cookie. */
  carries?: string | undefined;
  /** Where a cache in front of us is told of changes: what the page was made of. */
  tags?: readonly string[] | undefined;
  /** Vite injects scripts and styles of its own, so there is no policy while developing. */
  isDeveloping?: boolean;
};

/** Buffers what was rendered: it can then be kept, compressed, hashed for the security policy and given a length. */
export async function finishPage({ response, drawn }: Rendered, options: FinishOptions): Promise<FinishedPage> {
  const { canBeShared, frames, framedBy = 'none', carries, tags, isDeveloping = false } = options;
  const made = drawn ? bytesOf(drawn) : Buffer.from(await response.arrayBuffer());
  const body = carries !== undefined && isHtml(response) ? carrying(made, carries) : made;
  const cookies = response.headers.getSetCookie();
  const isShared = canBeShared && SHAREABLE.has(response.status) && cookies.length === 0;
  const headers = {
    'x-content-type-options': 'nosniff',
    ...(response.status === 503 && { 'retry-after': String(BUSY_RETRY_SECONDS) }),
    ...headersOf(response, cookies, isShared, tags),
    ...(isHtml(response) && {
      ...SAFETY,
      ...(carries !== undefined && { 'referrer-policy': 'same-origin' }),
      ...headersOfHtml(drawn ?? headsOf(body.toString('utf8')), isDeveloping ? undefined : frames, framedBy),
    }),
  };
  return { answer: finishAnswer({ status: response.status, headers, body, hasEtag: isShared }), isShared, keepMs: keepMsOf(response) };
}

function bytesOf({ body: { buffer, byteOffset, byteLength } }: DrawnPage): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

const LINKS = /(<(?:a|form)\b[^>]*?\s(?:href|action)=")(\/(?!\/)[^"]*)"/g;
const NOT_A_PAGE = /^\/(?:api|uploads|assets|(?:en\/)?dashboard)(?:[/?#]|$)/;

function carrying(body: Buffer, query: string): Buffer {
  const html = body.toString('utf8').replaceAll(LINKS, (whole, start: string, address: string) => {
    if (NOT_A_PAGE.test(address)) return whole;
    const [path = '', hash] = address.split('#', 2);
    return `${start}${path}${path.includes('?') ? '&amp;' : '?'}${query}${hash === undefined ? '' : `#${hash}`}"`;
  });
  return Buffer.from(html);
}

function headersOfHtml(
  { policy, files }: Omit<DrawnPage, 'body'>,
  frames: readonly string[] | undefined,
  framedBy: 'none' | 'self',
): HeaderValues {
  return {
    ...(frames && { 'content-security-policy': contentSecurityPolicy(policy, frames, framedBy) }),
    ...(files.length > 0 && { link: files.join(', ') }),
  };
}

/** A page that shows more than content (comments) says with `s-maxage` how many seconds we may keep it. That is for us alone. */
function keepMsOf(response: Response): number {
  const seconds = /\bs-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  return seconds === undefined ? Infinity : Number(seconds) * 1000;
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

function headersOf(response: Response, cookies: string[], isShared: boolean, tags: readonly string[] | undefined): HeaderValues {
  const sent = [...response.headers].filter(([name]) => !REPLACED.has(name));
  const wanted = response.headers.get('cache-control');
  // What a page says about itself is meant for what everybody gets: a preview or the answer to a form is nobody else's.
  const own = wanted?.includes('public') ? undefined : wanted;
  const seconds = tags ? Math.min(EDGE_SECONDS.told, Math.floor(keepMsOf(response) / 1000)) : EDGE_SECONDS.asking;
  const usual = isHtml(response) ? sharedHtml(seconds) : SHARED_DATA;
  const told = wanted?.includes('s-maxage') ? usual : wanted;
  return {
    ...Object.fromEntries(sent),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    'cache-control': isShared ? (told ?? usual) : (own ?? 'private, no-store'),
    ...(isShared && tags && { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') }),
    // The country of a page is that of its host, which not every cache has in its key.
    ...(isShared && { vary: 'Host', ...(isHtml(response) && { 'cdn-cache-control': atTheEdge(seconds) }) }),
  };
}

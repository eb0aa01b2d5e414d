import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy } from './content-security-policy.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type HeaderValues = Record<string, string | string[]>;
export type Variant = { body: Buffer; headers: HeaderValues; etag: string };
export type FinishedPage = {
  status: number;
  variants: Readonly<Record<Encoding, Variant>>;
  isShared: boolean;
  size: number;
  keepMs: number;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const WORTH_COMPRESSING = 1024;
const REPLACED = new Set(['content-length', 'set-cookie', 'vary', 'cache-control', 'etag']);
/** The browser asks again for every page, so a change in the dashboard is seen at the next visit; prefetched data lives for a moment. */
const SHARED_HTML = 'public, max-age=0, must-revalidate';
/** Not `no-referrer`: browsers would then post forms with `Origin: null` and be refused. */
const SAFETY = { 'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-opener-policy': 'same-origin' };
const SHARED_DATA = 'public, max-age=5';

/** Vite injects scripts and styles of its own, so there is no policy while developing. */
type FinishOptions = { canBeShared: boolean; frames: readonly string[]; isDeveloping?: boolean };

/** Buffers an answer and makes its compressed forms: small and slow where many will get them, fast where one will. */
export async function finishPage(response: Response, options: FinishOptions): Promise<FinishedPage> {
  const { canBeShared, frames, isDeveloping = false } = options;
  const body = Buffer.from(await response.arrayBuffer());
  const cookies = response.headers.getSetCookie();
  const isShared = canBeShared && response.status === 200 && cookies.length === 0;
  const headers = headersOf(response, cookies, isShared);
  if (isHtml(response)) Object.assign(headers, SAFETY, { 'content-security-policy': contentSecurityPolicy(body.toString('utf8'), frames) });
  if (isDeveloping) delete headers['content-security-policy'];
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const [small, medium] = await compress(body, isShared);
  const variantOf = (bytes: Buffer, encoding?: Encoding): Variant => {
    const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`;
    return { body: bytes, etag, headers: { ...headers, ...(isShared && { etag }), ...(encoding && { 'content-encoding': encoding }) } };
  };
  const identity = variantOf(body);
  const variants = { identity, br: small ? variantOf(small, 'br') : identity, gzip: medium ? variantOf(medium, 'gzip') : identity };
  const size = body.length + (small?.length ?? 0) + (medium?.length ?? 0);
  return { status: response.status, variants, isShared, size, keepMs: keepMsOf(response) };
}

/** A page that shows more than content (comments) says with `s-maxage` how many seconds it may be kept. */
function keepMsOf(response: Response): number {
  const seconds = /\bs-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1];
  return seconds === undefined ? Infinity : Number(seconds) * 1000;
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

function headersOf(response: Response, cookies: string[], isShared: boolean): HeaderValues {
  const headers: HeaderValues = { vary: 'Accept-Encoding' };
  for (const [name, value] of response.headers) if (!REPLACED.has(name)) headers[name] = value;
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const wanted = response.headers.get('cache-control');
  headers['cache-control'] = isShared ? (wanted ?? (isHtml(response) ? SHARED_HTML : SHARED_DATA)) : (wanted ?? 'private, no-store');
  return headers;
}

async function compress(body: Buffer, isShared: boolean): Promise<[Buffer | undefined, Buffer | undefined]> {
  if (body.length < WORTH_COMPRESSING) return [undefined, undefined];
  const params = { [constants.BROTLI_PARAM_QUALITY]: isShared ? 11 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return Promise.all([brotli(body, { params }), zip(body, { level: isShared ? 9 : 4 })]);
}

export function chooseVariant(page: FinishedPage, accepted: string | undefined): Variant {
  const offers = new Set(
    (accepted ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]!.trim().toLowerCase()),
  );
  if (offers.has('br')) return page.variants.br;
  return offers.has('gzip') ? page.variants.gzip : page.variants.identity;
}

export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

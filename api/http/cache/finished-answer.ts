import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

export type HeaderValues = Readonly<Record<string, string | string[]>>;
type Head = { raw: string[]; values: HeaderValues };

/** A whole answer in memory, ready to be given to anybody, in as many forms as somebody has asked for. */
export type FinishedAnswer = {
  status: number;
  headers: HeaderValues;
  /** Weak: whatever its form, it is the same answer. */
  etag: string | undefined;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  isCompressible: boolean;
  /** Forms somebody is waiting for: others who ask for the same one wait for it too. */
  preparing: Map<Encoding, Promise<void>>;
  /** The heads of the forms, made when first needed. */
  heads: Partial<Record<Encoding, Head>>;
};

const WORTH_COMPRESSING = 1024;
/** Five milliseconds for a page where the best one takes 260 and is a sixth smaller; that one is made later. */
const QUICK_BROTLI = 5;
const QUICK_GZIP = 5;
/** Room for a whole page: each further piece is a turn of the main thread. */
const COMPRESSED_AT_ONCE = 65_536;
const ENCODINGS = ['br', 'gzip'] as const satisfies Encoding[];
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

type Parts = { status: number; headers: HeaderValues; body: Buffer; hasEtag?: boolean; isCompressible?: boolean };

export function finishAnswer({ status, headers, body, hasEtag = true, isCompressible = true }: Parts): FinishedAnswer {
  return {
    status,
    headers,
    etag: hasEtag ? `W/"${hash('sha1', body, 'base64url')}"` : undefined,
    bodies: { identity: body },
    isCompressible: isCompressible && body.length >= WORTH_COMPRESSING,
    preparing: new Map(),
    heads: {},
  };
}

/** The form an answer is given in to somebody who takes this one. */
export function formOf({ isCompressible }: FinishedAnswer, encoding: Encoding): Encoding {
  return isCompressible ? encoding : 'identity';
}

/** Makes the form somebody asks for, if nobody has before: once, however many ask. */
export async function prepareForm(answer: FinishedAnswer, encoding: Encoding): Promise<void> {
  if (encoding === 'identity' || answer.bodies[encoding]) return;
  const running = answer.preparing.get(encoding) ?? compress(answer, encoding).finally(() => answer.preparing.delete(encoding));
  answer.preparing.set(encoding, running);
  await running;
}

/** The forms its readers take, so that none of them has to wait when it takes the place of the last one. */
export async function prepareFormsOf(last: FinishedAnswer, next: FinishedAnswer): Promise<void> {
  const taken = ENCODINGS.filter((encoding) => last.bodies[encoding]);
  await Promise.all(taken.map((encoding) => prepareForm(next, formOf(next, encoding))));
}

async function compress({ bodies }: FinishedAnswer, encoding: Exclude<Encoding, 'identity'>): Promise<void> {
  const made =
    encoding === 'br'
      ? await brotli(bodies.identity, {
          chunkSize: COMPRESSED_AT_ONCE,
          params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: bodies.identity.length },
        })
      : await zip(bodies.identity, { level: QUICK_GZIP, chunkSize: COMPRESSED_AT_ONCE });
  bodies[encoding] ??= made;
}

/** Puts a smaller form in the place of the quick one. */
export function replaceForm({ bodies, heads }: FinishedAnswer, encoding: 'br' | 'gzip', body: Buffer): void {
  bodies[encoding] = body;
  delete heads[encoding];
}

export function headOf(answer: FinishedAnswer, encoding: Encoding): Head {
  const known = answer.heads[encoding];
  if (known) return known;
  const body = answer.bodies[encoding];
  if (!body) throw new Error(`nobody has prepared the answer as ${encoding}`);
  const values: HeaderValues = {
    ...answer.headers,
    ...(answer.isCompressible && { vary: ['Accept-Encoding', answer.headers['vary'] ?? []].flat().join(', ') }),
    ...(answer.etag && { etag: answer.etag }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  const raw = Object.entries(values).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one]));
  const head = { raw, values };
  answer.heads[encoding] = head;
  return head;
}

export function isUnchanged(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch
    .slice(0, 2000)
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}

export function sizeOf({ bodies }: FinishedAnswer): number {
  return bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0) + 1000;
}

import { constants, openAsBlob } from 'node:fs';
import { access, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { parseName } from './file-names.ts';
import type { FileStorage } from './storage.ts';
import { removeTempsBefore, makeTempFolder } from './temp-files.ts';

/** Sooner than our own server would cut the connection of whoever waits. */
const ANSWER_MS = 8000;
const UPLOAD_BYTES_PER_MS = 1000;
/** From this size on a store that hangs would be noticed too late: it is asked something small first. */
const LARGE_UPLOAD = 8_000_000;
const RETRIES = 3;
/** No name of ours, so that it is never served, listed or swept. */
const MARK = 'lamha-site';

/** Any S3-compatible bucket, as `https://key:secret@host/bucket`; key and secret are percent-encoded. */
export async function openS3Storage(dataDir: string, s3Url: string): Promise<FileStorage> {
  const temps = await makeTempFolder(dataDir);
  const { protocol, host, pathname, username, password } = new URL(s3Url);
  const bucket = `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    retries: RETRIES,
  });

  function addressOf(name: string): string {
    if (!parseName(name)) throw new TypeError('not the name of a stored file');
    return `${bucket}/${name}`;
  }

  /** The time limit ends with the answer's head; that of the body is counted by the piece. */
  function send(address: string, init: RequestInit = {}, limitMs = ANSWER_MS): Promise<Response> {
    return inTime(limitMs, (signal) => client.fetch(address, { ...init, signal }));
  }

  async function putAt(address: string, body: Blob): Promise<void> {
    if (body.size > LARGE_UPLOAD) await readMark();
    await finish(await send(address, { method: 'PUT', body }, ANSWER_MS + body.size / UPLOAD_BYTES_PER_MS));
  }

  async function readMark(): Promise<string | undefined> {
    const answer = await send(`${bucket}/${MARK}`);
    if (answer.ok) return inTime(ANSWER_MS, () => answer.text());
    if (answer.status !== 404) throw await failureOf(answer);
    await answer.body?.cancel();
    return undefined;
  }

  const upload = (name: string, body: Blob) => putAt(addressOf(name), body);

  return {
    location: bucket,
    readMark,
    requireWritable: () => access(temps, constants.W_OK),
    writeMark: (site) => putAt(`${bucket}/${MARK}`, new Blob([site])),
    keep: async (tempPath, name) => {
      await upload(name, await openAsBlob(tempPath));
      await rm(tempPath, { force: true });
    },
    put: (name, bytes) => upload(name, new Blob([new Uint8Array(bytes)])),
    open: async (name, range) => {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await send(addressOf(name), { headers });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      if (!answer.ok || !answer.body) throw await failureOf(answer);
      const whole = answer.headers.get('content-range')?.split('/').at(-1) ?? answer.headers.get('content-length');
      return { stream: Readable.from(piecesOf(answer.body), { objectMode: false }), size: Number(whole) };
    },
    remove: async (name) => {
      const answer = await send(addressOf(name), { method: 'DELETE' });
      if (answer.status === 404) await answer.body?.cancel();
      else await finish(answer);
    },
    names: () => listNames(bucket, send),
    removeTemps: (before) => removeTempsBefore(dataDir, before),
  };
}

async function* listNames(bucket: string, send: (address: string) => Promise<Response>) {
  let from: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', ...(from && { 'continuation-token': from }) });
    const answer = await send(`${bucket}?${query}`);
    if (!answer.ok) throw await failureOf(answer);
    const xml = await answer.text();
    // Whatever else answers at this address, such as a proxy's page, has no files to tell of: that is no empty bucket.
    if (!xml.includes('<ListBucketResult')) throw unavailable('it answered something that is no list of files');
    for (const [, item = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const name = textOf(item, 'Key');
      if (parseName(name)) yield { name, modifiedAt: new Date(textOf(item, 'LastModified')) };
    }
    from = textOf(xml, 'NextContinuationToken') || undefined;
    if (!from && textOf(xml, 'IsTruncated') === 'true') throw unavailable('it ended its list of files in the middle');
  } while (from);
}

/** Our names need no escapes, and whatever has one is not ours; tokens may have `&amp;`. */
function textOf(xml: string, tag: string): string {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

/** A store that falls silent in the middle of a file is given up. A visitor who takes his time is not: nobody asks for the next piece. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(ANSWER_MS, () => reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    // Not awaited: where the store hangs, cancelling may hang too.
    reader.cancel().catch(() => undefined);
  }
}

async function finish(answer: Response): Promise<void> {
  if (!answer.ok) throw await failureOf(answer);
  await answer.body?.cancel();
}

async function failureOf(answer: Response): Promise<Error> {
  const code = textOf(await inTime(ANSWER_MS, () => answer.text()), 'Code');
  return unavailable(`it answered ${answer.status} ${code}`.trim());
}

/** Does not trust the signal alone: one made from another is lost when garbage is collected, and the wait would never end. */
async function inTime<Result>(limitMs: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const late = new AbortController();
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error('it did not answer in time'));
    late.abort();
  }, limitMs);
  try {
    return await Promise.race([work(late.signal), isOver]);
  } catch (error) {
    throw unavailable(error instanceof Error ? reasonOf(error) : String(error), error);
  } finally {
    clearTimeout(timer);
  }
}

/** Whoever asked is told to come back: the store is away, hangs, or no longer takes our key. */
function unavailable(why: string, cause?: unknown): Error {
  return Object.assign(new Error(`the object storage is not available: ${why}`, { cause }), { code: 'ESTORE' });
}

function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message || message : message;
}

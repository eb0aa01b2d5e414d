import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { nodeStreamOf } from '#store/web-streams.ts';
import type { CopyTarget } from './target.ts';

const RETRIES = 3;
const ANSWER_MS = 30_000;
const BYTES_PER_MS = 500;

/** A bucket of its own at any S3-compatible store. */
export function openS3Target(url: string): CopyTarget {
  const { protocol, host, pathname, username, password } = new URL(url);
  const bucket = `${protocol}//${host}${pathname.replace(/\/$/, '')}`;
  const [accessKeyId, secretAccessKey] = [decodeURIComponent(username), decodeURIComponent(password)];
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', retries: RETRIES });

  async function send(address: string, init: RequestInit = {}, limitMs = ANSWER_MS): Promise<Response> {
    const answer = await client.fetch(address, { ...init, signal: AbortSignal.timeout(limitMs) }).catch((error: unknown) => {
      throw new Error(`the store for copies, ${bucket}, does not answer`, { cause: error });
    });
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`the store for copies, ${bucket}, answered ${answer.status}: does it take the key of COPY_URL?`);
  }

  return {
    location: bucket,
    async put(name, path) {
      const body = await openAsBlob(path);
      const answer = await send(`${bucket}/${name}`, { method: 'PUT', body }, ANSWER_MS + Math.ceil(body.size / BYTES_PER_MS));
      await answer.body?.cancel();
      if (answer.status === 404) throw new Error(`the bucket for copies, ${bucket}, is not there`);
    },
    async get(name, path) {
      const answer = await send(`${bucket}/${name}`);
      if (answer.status === 404 || !answer.body) {
        await answer.body?.cancel();
        return false;
      }
      await pipeline(nodeStreamOf(answer.body), createWriteStream(path, { mode: 0o600 }));
      return true;
    },
    async list(prefix) {
      const names: string[] = [];
      let from: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(from && { 'continuation-token': from }) });
        const xml = await (await send(`${bucket}?${query}`)).text();
        names.push(...[...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => name));
        from = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1]?.replaceAll('&amp;', '&') || undefined;
      } while (from);
      return names;
    },
    async remove(name) {
      await (await send(`${bucket}/${name}`, { method: 'DELETE' })).body?.cancel();
    },
  };
}

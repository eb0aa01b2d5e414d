import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { EarlyAnswers } from '#api/http/cache/early-answers.ts';
import { finishAnswer, type FinishedAnswer } from '#api/http/cache/finished-answer.ts';
import { headersOf, type FileServer } from '#api/http/serve-file.ts';

const CACHE_BYTES = 48_000_000;
const LARGEST = 200_000;
/** Another process may have deleted the file. */
const CACHE_MS = 600_000;

type Parts = { files: FileServer; early: EarlyAnswers };
export type HotFiles = (request: FastifyRequest, name: string) => Promise<FinishedAnswer | undefined>;

/** Pictures from memory before anything else looks at a request: most of what visitors ask for. Films, papers and parts go the long way. */
export function openHotFiles({ files: { servedFiles, storage }, early }: Parts): HotFiles {
  const cache = new LRUCache<string, FinishedAnswer>({
    maxSize: CACHE_BYTES,
    ttl: CACHE_MS,
    sizeCalculation: ({ bodies }) => bodies.identity.length + 1000,
  });
  servedFiles.onForget((stem) => {
    for (const name of cache.keys()) if (name.startsWith(stem)) cache.delete(name);
  });

  return async function hot(request, name) {
    if (request.headers.range !== undefined) return undefined;
    const file = await servedFiles.find(name);
    if (file?.kind !== 'image') return undefined;
    const known = cache.get(name);
    if (known) return known;
    const opened = await storage.open(name);
    if (!opened) return undefined;
    if (opened.size > LARGEST) {
      opened.stream.destroy();
      return undefined;
    }
    const etag = `"${name}"`;
    const headers = { ...headersOf(file, etag, false), 'content-type': file.type };
    const body = await buffer(opened.stream);
    const answer = { ...finishAnswer({ status: 200, headers, body, hasEtag: false, isCompressible: false }), etag };
    cache.set(name, answer);
    early.offer(`/uploads/${name}`, { route: '/uploads/:name', forStrangersOnly: false, find: () => cache.get(name) });
    return answer;
  };
}

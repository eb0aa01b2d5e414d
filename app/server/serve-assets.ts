import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#api/errors.ts';
import type { EarlyAnswers } from '#api/http/cache/early-answers.ts';
import { finishAnswer, type FinishedAnswer } from '#api/http/cache/finished-answer.ts';
import { sendAnswer } from '#api/http/cache/send-answer.ts';
import type { BuildAssets } from '#api/features/build-assets/build-assets.ts';

const config = { access: 'public' } as const;
const COMPRESSED = /\.(?:br|gz)$/;
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
};

type Options = { early: EarlyAnswers | undefined; builds: BuildAssets; keepsBuild: boolean };

/** Part of every page: compressed by the build, from memory, never refused while pages are served. Names carry a hash and never change. */
export async function serveAssets(app: FastifyInstance, root: string, { early, builds, keepsBuild }: Options): Promise<void> {
  const names = new Set(filesIn(root));
  const loaded = new Map<string, Promise<FinishedAnswer>>();

  async function load(name: string): Promise<FinishedAnswer> {
    const [identity, br, gzip] = await Promise.all([
      readFile(join(root, name)),
      readIfThere(join(root, `${name}.br`)),
      readIfThere(join(root, `${name}.gz`)),
    ]);
    const answer = finish(name, identity, br !== undefined);
    Object.assign(answer.bodies, br && { br }, gzip && { gzip });
    return answer;
  }

  function finish(name: string, body: Buffer, isCompressible: boolean): FinishedAnswer {
    const headers = {
      'x-content-type-options': 'nosniff',
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': name.startsWith('assets/') ? YEAR : HOUR,
    };
    return finishAnswer({ status: 200, headers, body, isCompressible });
  }

  /** Of the build before ours, or of the one that is about to take its place. */
  async function findInOtherBuild(name: string): Promise<FinishedAnswer> {
    const body = await builds.find(name);
    if (!body) throw new AppError('not-found');
    return finish(name, body, true);
  }

  async function find(name: string): Promise<FinishedAnswer> {
    if (!names.has(name)) return findInOtherBuild(name);
    const loading = loaded.get(name) ?? load(name);
    loaded.set(name, loading);
    const answer = await loading;
    early?.offer(`/${name}`, { route: name.startsWith('assets/') ? '/assets/*' : `/${name}`, forStrangersOnly: false, find: () => answer });
    return answer;
  }

  if (keepsBuild) {
    const own = [...names].filter((name) => name.startsWith('assets/')).toSorted();
    await builds.keep(own.map((name) => ({ name, read: () => packed(name) })));
  }

  async function packed(name: string): Promise<{ bytes: Buffer; isPacked: boolean }> {
    const br = await readIfThere(join(root, `${name}.br`));
    return { bytes: br ?? (await readFile(join(root, name))), isPacked: br !== undefined };
  }

  app.get<{ Params: { '*': string } }>('/assets/*', { config }, async (request, reply) =>
    sendAnswer(request, reply, await find(`assets/${request.params['*']}`)),
  );
  for (const name of names)
    if (!name.includes('/')) app.get(`/${name}`, { config }, async (request, reply) => sendAnswer(request, reply, await find(name)));
}

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  return existsSync(path) ? readFile(path) : undefined;
}

import { readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const config = { access: 'public' } as const;
const COMPRESSED = /\.(?:br|gz)$/;

/** Scripts, styles and fonts, compressed at build time. Names under /assets/ carry a hash of their content, so they never change. */
export async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });
  app.get<{ Params: { '*': string } }>('/assets/*', { config }, (request, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(`assets/${request.params['*']}`),
  );
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name));
  for (const { name } of files)
    app.get(`/${name}`, { config }, (_request, reply) => reply.header('cache-control', 'public, max-age=3600').sendFile(name));
}

import type { FastifyInstance } from 'fastify';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { PageBuild } from './render-page.ts';

/** Vite's own middleware in front of Fastify; the build is loaded anew after every change. */
export async function startVite(app: FastifyInstance): Promise<() => Promise<PageBuild>> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onRequest', (request, reply, done) => {
    const isApi = /^\/(?:api|uploads|healthz|readyz)(?:\/|$)/.test(request.url);
    if (isApi) done();
    else vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  return async () => {
    const { ssr } = vite.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no runnable server environment.');
    return ssr.runner.import('virtual:react-router/server-build');
  };
}

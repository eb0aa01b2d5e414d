import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Operations } from '#api/operations.ts';
import { serveAssets } from './serve-assets.ts';
import { PageCache } from './page-cache.ts';
import { createPageHandler, type PageBuild } from './page-handler.ts';

type PagesOptions = {
  operations: Operations;
  /** Calls the listener after every content change, in this process or another. */
  onContentChange: (listener: () => void) => void;
  /** The address visitors use, without a slash at the end; without it canonical links are relative. */
  publicUrl?: string | undefined;
  /** Vite serves the sources and nothing is kept. */
  isDeveloping?: boolean;
};

const BUILD = join(import.meta.dirname, '..', '..', 'build');

/** The public pages, the dashboard's pages and their scripts, styles and fonts. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { operations, onContentChange, publicUrl = '', isDeveloping = false } = options;
  const context = { operations, origin: publicUrl };
  if (isDeveloping) {
    const { startVite } = await import('./development.ts');
    const build = await startVite(app);
    await app.register(createPageHandler({ build, context, cache: undefined }));
    return;
  }
  const cache = new PageCache();
  onContentChange(() => cache.drop());
  await app.register(async (assets) => serveAssets(assets, join(BUILD, 'client')));
  await app.register(createPageHandler({ build: await loadBuild(), context, cache }));
}

async function loadBuild(): Promise<PageBuild> {
  const file = join(BUILD, 'server', 'index.js');
  if (!existsSync(file)) throw new Error(`The pages are not built: ${file} is missing.`);
  return import(pathToFileURL(file).href);
}

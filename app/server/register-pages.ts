import type { FastifyInstance } from 'fastify';
import { AnswerCache } from '#api/http/cache/answer-cache.ts';
import { startBestCompression } from '#api/http/cache/best-compression.ts';
import { openPageFiles } from '#api/http/cache/page-files.ts';
import type { EarlyAnswers } from '#api/http/cache/early-answers.ts';
import type { ReadLimit } from '#api/http/read-limit.ts';
import type { Operations } from '#server/operations.ts';
import { CLIENT_FILES, inlineStyles, loadBuild, visitorScript } from './built-pages.ts';
import { openDrawingThread } from './drawing-thread.ts';
import { drawnPage } from './drawn-page.ts';
import { createPageHandler } from './page-handler.ts';
import type { Draw } from './render-page.ts';
import type { SharedPages } from './shared-pages.ts';
import { serveAssets } from './serve-assets.ts';

type PagesOptions = {
  operations: Operations;
  /** Calls the listener after every content change, in this process or another. */
  /** A number that changes with any content, so that no page is a mix of two states. */
  revision?: () => Promise<number>;
  onContentChange: (listener: (change: Parameters<AnswerCache['change']>[0]) => void) => void;
  /** The address visitors use, without a slash at the end; without it canonical links are relative. */
  publicUrl?: string | undefined;
  /** Vite serves the sources and nothing is kept. */
  isDeveloping?: boolean;
  /** Pages are drawn by React Router alone: see docs/react-router.md. */
  isPlain?: boolean;
  /** Where pages and their files are offered before the router is asked. */
  early?: EarlyAnswers;
  limit?: ReadLimit;
  /** How much the pages that are kept may take. */
  cacheBytes?: number;
  /** Counts what is drawn and kept. */
  metrics?: { drew: (ms: number) => void; keep: (name: string, cache: AnswerCache) => void };
  /** Resolves when there is nothing more urgent to do. */
  giveWay?: () => Promise<void>;
  /** A cache in front of us is told of changes. */
  isTagged?: boolean;
  /** A folder for pages as files. */
  pagesFolder?: string | undefined;
  /** Puts the scripts of this build where servers of another version find them. */
  keepsBuild?: boolean;
};

const CACHE_BYTES = 64_000_000;
/** After a change, made anew before anybody asks; the others when somebody does. */
const REMADE_AT_ONCE = 30;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The public pages, the dashboard's pages and their scripts, styles and fonts. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const {
    operations,
    onContentChange,
    revision,
    publicUrl = '',
    isDeveloping = false,
    isPlain = false,
    early,
    limit,
    metrics,
    cacheBytes = CACHE_BYTES,
    giveWay = () => Promise.resolve(),
    keepsBuild = false,
    isTagged = false,
    pagesFolder,
  } = options;
  const contextWith = (visitorScript: string) => ({ operations, origin: publicUrl, visitorScript });
  if (isDeveloping) {
    const { startVite } = await import('./development.ts');
    const build = await startVite(app);
    await app.register(createPageHandler({ build, context: contextWith('/app/entry.visitor.ts'), keeping: undefined }));
    return;
  }
  const onError = (error: unknown) => app.log.error({ err: error }, 'a page could not be made anew');
  const cache = new AnswerCache({ maxBytes: cacheBytes, remakes: REMADE_AT_ONCE, onError, ...(revision && { revision }) });
  const compression = startBestCompression({ cache, giveWay, onError });
  const drawing = openDrawingThread({ onError: (error) => app.log.error({ err: error }, 'pages are drawn in the main thread') });
  onContentChange((change) => cache.change(change));
  // Whoever changes what many read waits for it, so that none of the readers does.
  app.addHook('onSend', async ({ method }) => {
    if (!READS.has(method)) await cache.settled();
  });
  app.addHook('onClose', async () => {
    cache.close();
    await Promise.all([compression.close(), drawing.close()]);
  });
  await app.register((assets) => serveAssets(assets, CLIENT_FILES, { early, builds: operations.buildAssets, keepsBuild }));
  const keepFiles = (shared: SharedPages) => {
    if (pagesFolder === undefined) return;
    const { countryOf, isInMaintenance } = operations;
    const publicHost = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : undefined;
    const report = (error: unknown) => app.log.error({ err: error }, 'pages are not kept as files');
    const parts = {
      folder: pagesFolder,
      cache,
      locate: shared.locate,
      countries: countryOf.byHost,
      isInMaintenance,
      publicHost,
      onError: report,
    };
    const files = openPageFiles(parts);
    onContentChange(files.change);
    app.addHook('onListen', () => files.open().catch(report));
    app.addHook('onClose', async () => files.close());
  };
  const keeping = { cache, isTagged, onShared: keepFiles, ...(early && { early }), ...(limit && { limit }) };
  const withStyles = inlineStyles();
  metrics?.keep('pages', cache);
  const draw: Draw = async ({ plan, drawHere }) => {
    const from = performance.now();
    const drawn = (plan && (await drawing.draw(plan))) ?? (drawHere && drawnPage(withStyles(drawHere())));
    metrics?.drew(performance.now() - from);
    return drawn;
  };
  await app.register(createPageHandler({ build: await loadBuild(), context: contextWith(visitorScript()), draw, isPlain, keeping }));
}

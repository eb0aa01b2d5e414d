import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, type ServerBuild, ServerRouter } from 'react-router';
import { createIslandDrawing, IslandDrawingContext } from './islands/island-drawing.ts';
import { isApplication } from './page/is-application.ts';
import { pageContext } from './page/page-context.ts';
import { contextOf, type Handoff, type PagePlan, planOf } from './page/page-plan.ts';
import { streamOf } from './page/stream-of.ts';

export { createRequestHandler } from 'react-router';
export { provide } from './page/page-context.ts';

export const streamTimeout = 5_000;

/** Whole pages, not streams: a page can then be kept, hashed for the security policy and given a length. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  pageOf: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const { report, take } = pageOf.get(pageContext);
  const { matches, errors } = context.staticHandlerContext;
  const { serverHandoffStream, ...shown } = context;
  if (matches.some(({ route }) => isApplication(route))) {
    const handoff = { context: context.serverHandoffString ?? '', data: await new Response(serverHandoffStream).text() };
    if (!errors && (await take?.({ plan: planOf(context, request.url, handoff) }))) return new Response(null, { status, headers });
    let outcome = status;
    const html = await drawApplication(withData(context, handoff), request.url, (error) => {
      outcome = 500;
      report(error);
    });
    return new Response(html, { status: outcome, headers });
  }
  const drawHere = () => draw(shown, request.url);
  if (!take) return new Response(drawHere(), { status, headers });
  await take({ plan: errors ? undefined : planOf(context, request.url), drawHere });
  return new Response(null, { status, headers });
}

/** For the thread that draws pages (app/server/drawing-thread.ts): it has a build of its own. */
export async function drawPlan(build: ServerBuild, plan: PagePlan): Promise<string> {
  const context = contextOf(build, plan);
  if (!plan.handoff) return draw(context, plan.url);
  const failures: unknown[] = [];
  const html = await drawApplication(context, plan.url, (error) => failures.push(error));
  // The main thread draws it once more and reports the failure.
  if (failures.length > 0) throw failures[0];
  return html;
}

/** Everything a public page shows is there, so nothing is waited for, and one text is made quicker than a hundred pieces of bytes. */
function draw(context: EntryContext, url: string): string {
  return `<!DOCTYPE html>${renderToString(pageFrom(context, url))}`;
}

function pageFrom(context: EntryContext, url: string): ReactNode {
  const drawing = createIslandDrawing((tree, identifierPrefix) => renderToString(tree, { identifierPrefix }));
  return (
    <IslandDrawingContext value={drawing}>
      <ServerRouter context={context} url={url} />
    </IslandDrawingContext>
  );
}

function withData(context: EntryContext, { data }: Handoff): EntryContext {
  return { ...context, serverHandoffStream: streamOf(data) };
}

/** The dashboard brings its data along for the browser, in a stream of React Router's. */
function drawApplication(context: EntryContext, url: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(pageFrom(context, url), {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(sink),
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError,
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error);
};

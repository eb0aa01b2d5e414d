import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, type ServerBuild, ServerRouter } from 'react-router';
import { createIslandDrawing, IslandDrawingContext } from './islands/island-drawing.ts';
import { isApplication } from './page/is-application.ts';
import { pageContext } from './page/page-context.ts';
import { contextOf, type PagePlan, planOf } from './page/page-plan.ts';

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
  if (matches.some(({ route }) => isApplication(route))) return drawApplication(pageFrom(context, request.url), status, headers, report);
  // Its data is for an application in the browser.
  const { serverHandoffStream: _, ...shown } = context;
  const drawHere = () => draw(shown, request.url);
  if (!take) return new Response(drawHere(), { status, headers });
  await take({ plan: errors ? undefined : planOf(context, request.url), drawHere });
  return new Response(null, { status, headers });
}

/** For the thread that draws pages (app/server/drawing-thread.ts): it has a build of its own. */
export function drawPlan(build: ServerBuild, plan: PagePlan): string {
  return draw(contextOf(build, plan), plan.url);
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

/** The dashboard brings its data along for the browser, in a stream of React Router's. */
function drawApplication(page: ReactNode, status: number, headers: Headers, report: (error: unknown) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let outcome = status;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(new Response(Buffer.concat(chunks), { status: outcome, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(sink),
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error) {
        outcome = 500;
        report(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error);
};

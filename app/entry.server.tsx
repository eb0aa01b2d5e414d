import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { createIslandDrawing, IslandDrawingContext } from './islands/island-drawing.ts';
import { isApplication } from './page/is-application.ts';
import { pageContext } from './page/page-context.ts';

export { createRequestHandler } from 'react-router';
export { provide } from './page/page-context.ts';

export const streamTimeout = 5_000;

/** Whole pages, not streams: a page can then be kept, hashed for the security policy and given a length. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  pageOf: RouterContextProvider,
): Response | Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const drawing = createIslandDrawing((tree, identifierPrefix) => renderToString(tree, { identifierPrefix }));
  const page = (
    <IslandDrawingContext value={drawing}>
      <ServerRouter context={context} url={request.url} />
    </IslandDrawingContext>
  );
  if (context.staticHandlerContext.matches.some(({ route }) => isApplication(route)))
    return drawApplication(page, status, headers, (error) => pageOf.get(pageContext).report(error));
  // Everything it shows is there, so nothing has to be waited for, and one text is made quicker than a hundred pieces of bytes.
  return new Response(`<!DOCTYPE html>${renderToString(page)}`, { status, headers });
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

import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { createIslandDrawing, IslandDrawingContext } from './islands/island-drawing.ts';
import { pageContext } from './page/page-context.ts';

export { createRequestHandler } from 'react-router';
export { provide } from './page/page-context.ts';

export const streamTimeout = 5_000;
const MOST_ANNOUNCED = 2_000;

/** Whole pages, not streams: a page can then be kept, hashed for the security policy and given a length. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  pageOf: RouterContextProvider,
): Promise<Response> {
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
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(chunks), { status: outcome, headers }));
        done();
      },
    });
    const drawing = createIslandDrawing((tree, identifierPrefix) => renderToString(tree, { identifierPrefix }));
    const page = (
      <IslandDrawingContext value={drawing}>
        <ServerRouter context={context} url={request.url} />
      </IslandDrawingContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // Fonts and the picture of the first screen, see picture.tsx.
      onHeaders: ({ Link }) => Link && headers.append('link', Link),
      maxHeadersLength: MOST_ANNOUNCED,
      onAllReady: () => void pipe(sink),
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error) {
        outcome = 500;
        pageOf.get(pageContext).report(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error);
};

import type { IncomingHttpHeaders } from 'node:http';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A write that a page of another site made the browser send. A client that does not say where from is no browser and has no cookie of ours. */
export function isForeignWrite(request: { method: string; headers: IncomingHttpHeaders; ownOrigins: readonly string[] }): boolean {
  const { method, headers, ownOrigins } = request;
  if (READING.has(method)) return false;
  const { origin } = headers;
  switch (headers['sec-fetch-site']) {
    case 'same-origin':
      return false;
    case 'none': // typed by the person, or sent by an old or a non-browser client
    case undefined:
      return origin !== undefined && !ownOrigins.includes(origin);
    default:
      return true;
  }
}

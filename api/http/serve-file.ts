import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileKind } from '#content/fields/file-endings.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { notFound } from '#api/errors.ts';
import { parseRange } from './byte-range.ts';
import { dispositionOf } from './content-disposition.ts';

const YEAR_SECONDS = 31_536_000;

export const SANDBOX = "sandbox; default-src 'none'";
/** A video opened by its own address plays in a page that the browser makes around it. */
const POLICY: Record<FileKind, string> = { image: SANDBOX, pdf: SANDBOX, video: `${SANDBOX}; media-src 'self'` };

/** Everything a visitor may learn about a file. The bytes of a name never change, so neither do these. */
export type ServedFile = {
  kind: FileKind;
  type: string;
  /** Unknown for the smaller sizes, whose bytes only the storage has counted. */
  size: number | undefined;
  downloadName: string;
};

export type ServedFiles = {
  find: (name: string) => Promise<ServedFile | undefined>;
  forget: (name: string) => void;
  /** Calls back with the beginning of the names that are gone. */
  onForget: (listener: (stem: string) => void) => void;
};

export type OpenedFile = {
  stream: Readable;
  size: number;
  /** The name of what is given meanwhile, where the size asked for is not made yet. */
  standIn?: string;
};

export type FileServer = {
  servedFiles: ServedFiles;
  storage: FileStorage;
  /** Makes a smaller size that nobody has asked for yet. */
  sizes: { open: (name: string) => Promise<OpenedFile | undefined> };
};

/** The bytes are only ever what we say they are: our type, no guessing, no scripts, in a sandbox. */
export async function serveFile(
  { servedFiles, storage, sizes }: FileServer,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<FastifyReply> {
  const file = await servedFiles.find(name);
  if (!file) throw notFound();
  const download = new URLSearchParams(request.url.split('?')[1]).get('download') === '1';
  const etag = `"${name}"`;
  if (hasSame(request.headers['if-none-match'], etag)) return describe(reply, file, etag, download).code(304).send();
  const range = rangeOf(request, file, etag);
  if (range === 'unsatisfiable')
    return describe(reply, file, etag, download).code(416).header('content-range', `bytes */${file.size}`).send();
  const opened: OpenedFile | undefined = (await storage.open(name, range)) ?? (await sizes.open(name));
  if (!opened) throw notFound();
  const { stream, size, standIn } = opened;
  if (standIn) describeStandIn(reply, (await servedFiles.find(standIn)) ?? file);
  else describe(reply, file, etag, download).type(file.type);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  if (request.method !== 'HEAD') return reply.send(stream);
  stream.destroy();
  return reply.send(Readable.from([]));
}

function describe(reply: FastifyReply, file: ServedFile, etag: string, download: boolean): FastifyReply {
  return reply.headers(headersOf(file, etag, download));
}

/** A picture of another size given instead may not be cached under the asked name. */
function describeStandIn(reply: FastifyReply, standIn: ServedFile): void {
  const { etag: _, ...headers } = headersOf(standIn, '', false);
  reply.headers({ ...headers, 'cache-control': 'no-store' }).type(standIn.type);
}

export function headersOf({ kind, size, downloadName }: ServedFile, etag: string, download: boolean): Record<string, string> {
  return {
    etag,
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': POLICY[kind],
    'content-disposition': dispositionOf(download ? 'attachment' : 'inline', downloadName),
    // Other sites show our pictures when a page is shared; a sandboxed player, too, counts as another site.
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    ...(size === undefined ? {} : { 'accept-ranges': 'bytes' }),
  };
}

function rangeOf({ headers }: FastifyRequest, { size }: ServedFile, etag: string) {
  const isStale = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  if (size === undefined || isStale) return undefined;
  const range = parseRange(headers.range, size);
  return range === 'whole' ? undefined : range;
}

function hasSame(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim())) ?? false;
}

import { AppError } from '#api/errors.ts';

/** `fileName` is there, though perhaps empty, if the part is a file. */
export type PartHead = { name: string; fileName: string | undefined };

const MAX_HEADERS = 8;
const MAX_NAME = 100;
const HEADER = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([^\p{Cc}]*)$/u;
const PARAMETER = /; *([a-z-]+\*?)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+)) */giy;

export function readPartHead(bytes: Buffer): PartHead {
  const lines = decodeText(bytes).split('\r\n');
  if (lines.length > MAX_HEADERS) throw new AppError('malformed');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, header, value] = HEADER.exec(line) ?? [];
    if (header === undefined || value === undefined || headers.has(header.toLowerCase())) throw new AppError('malformed');
    headers.set(header.toLowerCase(), value);
  }
  const parameters = dispositionOf(headers.get('content-disposition') ?? '');
  const name = parameters.get('name') ?? '';
  if (name === '' || name.length > MAX_NAME) throw new AppError('malformed');
  return { name, fileName: parameters.get('filename') ?? extendedName(parameters.get('filename*')) };
}

/** Fatal, unlike the usual parsers: bytes that are no text must not become question marks in the database. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new AppError('malformed');
  }
}

function dispositionOf(header: string): Map<string, string> {
  const [kind] = /^form-data */i.exec(header) ?? [''];
  const found = new Map<string, string>();
  let end = kind.length;
  PARAMETER.lastIndex = end;
  for (let match; (match = PARAMETER.exec(header)); end = PARAMETER.lastIndex) {
    const [, name = '', quoted, bare = ''] = match;
    const parameter = name.toLowerCase();
    if (found.has(parameter)) throw new AppError('malformed');
    found.set(parameter, unescape(quoted ?? bare));
  }
  if (kind === '' || end !== header.length) throw new AppError('malformed');
  return found;
}

/** Browsers escape as `%22`, older clients as `\"`. */
function unescape(value: string): string {
  return value.replace(/\\(["\\])/g, '$1').replaceAll('%22', '"');
}

/** `UTF-8''%D8%B4...`, as older clients send names that are not ASCII. */
function extendedName(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const [, encoded] = /^UTF-8'[\w-]*'(.*)$/i.exec(value) ?? [];
  try {
    if (encoded !== undefined) return decodeURIComponent(encoded);
  } catch {
    // falls through: not UTF-8 after all
  }
  throw new AppError('malformed');
}

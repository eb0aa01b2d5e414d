import { inflateSync } from 'node:zlib';
import { isRecord } from '#content/known.ts';
import { RefusedFile } from '#api/http/refused-file.ts';

/** What zlib answers when it is asked for `info`; the types of Node do not say so. */
type Inflated = { buffer: Buffer; engine: { bytesWritten: number } };

const END = 'endstream';
const MAX_DICTIONARY = 600;
const MAX_INFLATED = 32_000_000;
const MAX_OBJECT_STREAMS = 10_000;

/** PDF lets any letter of a name be written as `#` and its code: `/J#61vaScript`. */
function nameSource(name: string): string {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return letters.join('');
}

export function namesPattern(...names: string[]): RegExp {
  return new RegExp(`/(?:${names.map(nameSource).join('|')})(?=[\\s\\0()<>[\\]{}/%]|$)`);
}

/** The text between streams, which is where objects are written unless they are in object streams. One pass, whatever the file says. */
export function* outsideStreams(text: string): Generator<string> {
  let from = 0;
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 1)) {
    if (!/^stream\r?\n/.test(text.slice(at, at + 8))) continue;
    const end = text.indexOf(END, at);
    if (end < 0) break; // no later stream ends either
    yield text.slice(from, at);
    from = end + END.length;
    at = from - 1;
  }
  yield text.slice(from);
}

const OBJECT_STREAM = new RegExp(namesPattern('ObjStm'), 'g');

/** What we cannot read as every reader does could hide something. No byte is inflated twice: streams that lie in each other cost what one does. */
export function* objectStreams(bytes: Buffer, text: string): Generator<string> {
  let budget = MAX_INFLATED;
  let unread = bytes.length;
  let count = 0;
  for (const { index } of text.matchAll(OBJECT_STREAM)) {
    count += 1;
    if (count > MAX_OBJECT_STREAMS || budget <= 0) refuse();
    const before = text.slice(Math.max(0, index - MAX_DICTIONARY), index);
    const [after] = /^[^()<>]*>>\s*stream\r?\n/.exec(text.slice(index, index + MAX_DICTIONARY)) ?? [];
    const opening = before.lastIndexOf('<<');
    if (after === undefined || opening < 0) refuse();
    const filters = filtersOf(before.slice(opening + 2) + after);
    const start = index + after.length;
    if (filters.length === 0) {
      const end = text.indexOf(END, start);
      const objects = text.slice(start, end < 0 ? undefined : end);
      budget -= objects.length; // many may share one end
      yield objects;
    } else {
      const { inflated, read } = inflateAt(bytes, start, budget);
      budget -= inflated.length;
      unread -= read;
      if (unread < 0) refuse();
      yield inflated.toString('latin1');
    }
  }
}

function inflateAt(bytes: Buffer, start: number, maxOutputLength: number): { inflated: Buffer; read: number } {
  try {
    const told: unknown = inflateSync(bytes.subarray(start), { maxOutputLength, info: true });
    return isInflated(told) ? { inflated: told.buffer, read: told.engine.bytesWritten } : refuse();
  } catch {
    return refuse();
  }
}

/** What `info: true` answers, which the types of Node leave out. */
function isInflated(told: unknown): told is Inflated {
  if (!isRecord(told) || !isRecord(told['engine'])) return false;
  return Buffer.isBuffer(told['buffer']) && typeof told['engine']['bytesWritten'] === 'number';
}

function filtersOf(dictionary: string): string[] {
  const filters = dictionary.match(/\/\w+Decode\b|\/(?:Fl|LZW|AHx|A85|RL|Crypt)\b/g) ?? [];
  const isSimple = !/[()<>#]|\/DecodeParms|\/DP\b/.test(dictionary.replace(/>>\s*stream\r?\n$/, ''));
  const isPlain = filters.length === 0 && !dictionary.includes('/Filter');
  if (!isSimple || !(isPlain || (filters.length === 1 && filters[0] === '/FlateDecode'))) refuse();
  return filters;
}

function refuse(): never {
  throw new RefusedFile('active-file');
}

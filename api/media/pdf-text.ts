import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { RefusedFile } from './refused-file.ts';

const unzip = promisify(inflate);

const END = 'endstream';
const MAX_DICTIONARY = 600;
const MAX_INFLATED = 32_000_000;

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

/** The text between streams, which is where objects are written unless they are in object streams. */
export function* outsideStreams(text: string): Generator<string> {
  let from = 0;
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 1)) {
    const end = /^stream\r?\n/.test(text.slice(at, at + 8)) ? text.indexOf(END, at) : -1;
    if (end < 0) continue;
    yield text.slice(from, at);
    from = end + END.length;
    at = from - 1;
  }
  yield text.slice(from);
}

const OBJECT_STREAM = new RegExp(namesPattern('ObjStm'), 'g');

/** The objects that are written compressed. What we cannot read the way every reader does, could hide something. */
export async function* objectStreams(bytes: Buffer, text: string): AsyncGenerator<string> {
  let budget = MAX_INFLATED;
  for (const { index } of text.matchAll(OBJECT_STREAM)) {
    const before = text.slice(Math.max(0, index - MAX_DICTIONARY), index);
    const [after] = /^[^()<>]*>>\s*stream\r?\n/.exec(text.slice(index, index + MAX_DICTIONARY)) ?? [];
    const opening = before.lastIndexOf('<<');
    if (after === undefined || opening < 0) refuse();
    const filters = filtersOf(before.slice(opening + 2) + after);
    const start = index + after.length;
    if (filters.length === 0) {
      yield text.slice(start, text.indexOf(END, start));
    } else {
      const objects = await unzip(bytes.subarray(start), { maxOutputLength: Math.max(1, budget) }).catch(refuse);
      budget -= objects.length;
      yield objects.toString('latin1');
    }
  }
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

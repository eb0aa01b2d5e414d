import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

// One and the same class, which Node and the browser's types declare apart.

export function nodeStreamOf(stream: ReadableStream): Readable {
  return Readable.fromWeb(stream as NodeReadableStream);
}

export function webStreamOf(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

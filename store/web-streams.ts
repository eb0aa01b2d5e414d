import { Readable } from 'node:stream';

// Node and the browser's types declare the streams of the web apart, so neither is handed on as the other.

export function nodeStreamOf(stream: ReadableStream): Readable {
  return Readable.from(stream, { objectMode: false });
}

export function webStreamOf(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return?.()),
  });
}

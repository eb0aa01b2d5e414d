/** A stream of one piece. The body of a `Response` would be the same, and may be null for the compiler. */
export function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

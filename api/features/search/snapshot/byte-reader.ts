const decoder = new TextDecoder();

/** Reads what a ByteWriter wrote, in the same order. */
export class ByteReader {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  #at = 0;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
  }

  number(): number {
    const [number = 0] = new Uint32Array(this.#take(4));
    return number;
  }

  /** A view: lists of one index lie in one piece of memory. */
  bytes(): Uint8Array<ArrayBuffer> {
    const length = this.number();
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  integers(): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.#take(this.number() * 4));
  }

  decimals(): Float32Array<ArrayBuffer> {
    return new Float32Array(this.#take(this.number() * 4));
  }

  text(): string {
    return decoder.decode(this.bytes());
  }

  /** A copy, because numbers of four bytes must begin at a fourth one. */
  #take(length: number): ArrayBuffer {
    this.#at += length;
    return this.#bytes.slice(this.#at - length, this.#at).buffer;
  }
}

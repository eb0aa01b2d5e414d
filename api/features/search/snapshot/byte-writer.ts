type Numbers = Uint8Array | Uint32Array | Float32Array;

const FIRST_ROOM = 1024 * 1024;
const encoder = new TextEncoder();

/** Numbers and texts one after the other in one run of bytes. */
export class ByteWriter {
  #bytes = new Uint8Array(FIRST_ROOM);
  #used = 0;

  numbers(list: Numbers): void {
    this.number(list.length);
    this.#raw(new Uint8Array(list.buffer, list.byteOffset, list.byteLength));
  }

  number(value: number): void {
    this.#raw(new Uint8Array(new Uint32Array([value]).buffer));
  }

  text(text: string): void {
    this.numbers(encoder.encode(text));
  }

  /** What was written, without another copy of it. */
  whole(): Uint8Array {
    return this.#bytes.subarray(0, this.#used);
  }

  #raw(bytes: Uint8Array): void {
    if (this.#used + bytes.length > this.#bytes.length) {
      const wider = new Uint8Array(Math.max(this.#bytes.length * 2, this.#used + bytes.length));
      wider.set(this.#bytes.subarray(0, this.#used));
      this.#bytes = wider;
    }
    this.#bytes.set(bytes, this.#used);
    this.#used += bytes.length;
  }
}

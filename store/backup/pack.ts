import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

const BLOCK = 512;
const MODE = '0000600';

/** A finished backup as one stream in the oldest common format, `.tar.gz`: `tar -xzf` gives the folder back. */
export function packBackup(folder: string): Readable {
  // Whoever reads it learns of a failure: `pipeline` ends the packed stream with it.
  return pipeline(Readable.from(entriesOf(folder)), createGzip({ level: 6 }), () => undefined);
}

async function* entriesOf(folder: string): AsyncGenerator<Uint8Array> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of found.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(path);
    yield header(join(basename(folder), relative(folder, path)), size, mtimeMs);
    for await (const chunk of createReadStream(path)) if (chunk instanceof Uint8Array) yield chunk;
    yield Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** POSIX ustar; our names are short and plain, so nothing longer is needed. */
function header(name: string, size: number, mtimeMs: number): Uint8Array {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  block.write(name, 0, 100, 'utf8');
  block.write(`${MODE}\0`, 100);
  block.write(`${octal(0, 8)}\0${octal(0, 8)}\0`, 108);
  block.write(`${octal(size, 12)}\0`, 124);
  block.write(`${octal(Math.floor(mtimeMs / 1000), 12)}\0`, 136);
  block.write('        0', 148);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)}\0 `, 148);
  return block;
}

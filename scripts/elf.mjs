import { closeSync, openSync, readSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';

const MACHINES = { x64: 0x3e, arm64: 0xb7, arm: 0x28, ia32: 0x03, riscv64: 0xf3 };
const HEAD_BYTES = 64 * 1024;

/**
 * Whether a program is made for this processor, by its ELF header alone: a shell that is handed a foreign binary runs its bytes as
 * commands. A file that is no ELF program is a script, which is for every processor. `.br` files are looked into, not unpacked.
 */
export function fitsProcessor(path, processor = process.arch) {
  const head = headOf(path);
  if (head.toString('latin1', 0, 4) !== '\x7fELF') return true;
  const isLittleEndian = head[5] === 1;
  return (isLittleEndian ? head.readUInt16LE(18) : head.readUInt16BE(18)) === MACHINES[processor];
}

function headOf(path) {
  const buffer = Buffer.alloc(HEAD_BYTES);
  const file = openSync(path, 'r');
  try {
    const head = buffer.subarray(0, readSync(file, buffer, 0, HEAD_BYTES, 0));
    // Half a stream is enough for its first bytes.
    return path.endsWith('.br') ? brotliDecompressSync(head, { finishFlush: constants.BROTLI_OPERATION_FLUSH }) : head;
  } finally {
    closeSync(file);
  }
}

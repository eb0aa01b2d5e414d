import { open, type FileHandle } from 'node:fs/promises';
import { RefusedFile } from '#api/http/refused-file.ts';

const PAGE_HEADER = 27;
const STARTS_STREAM = 2;
const MAX_STREAMS = 8;
const TAIL = 128 * 1024;
const THEORA = Buffer.from('\x80theora', 'latin1');

type Page = { serial: number; startsStream: boolean; granule: bigint; payload: Buffer; length: number };

/** Our video reader knows only the sound inside Ogg, so the picture's facts are read here (Theora specification, 6.2). */
export async function readTheora(path: string): Promise<{ width: number; height: number; seconds: number }> {
  await using file = await open(path, 'r');
  const { size } = await file.stat();
  const first = await readAt(file, 0, 64 * 1024);
  let offset = 0;
  for (let streams = 0; streams < MAX_STREAMS; streams += 1) {
    const page = pageAt(first, offset);
    if (!page?.startsStream) break;
    const { payload, serial } = page;
    if (payload.length >= 42 && payload.subarray(0, 7).equals(THEORA)) {
      const rate = payload.readUInt32BE(22) / payload.readUInt32BE(26);
      const keyframeBits = BigInt((payload.readUInt16BE(40) >> 5) & 31);
      const last = lastGranule(await readAt(file, Math.max(0, size - TAIL), TAIL), serial);
      const frames = (last >> keyframeBits) + (last & ((1n << keyframeBits) - 1n));
      return { width: payload.readUIntBE(14, 3), height: payload.readUIntBE(17, 3), seconds: Number(frames) / rate };
    }
    offset += page.length;
  }
  throw new RefusedFile('wrong-file-type');
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function pageAt(bytes: Buffer, offset: number): Page | undefined {
  if (bytes.length < offset + PAGE_HEADER || bytes.toString('latin1', offset, offset + 4) !== 'OggS') return undefined;
  const segments = bytes.readUInt8(offset + 26);
  const start = offset + PAGE_HEADER + segments;
  const payloadLength = bytes.subarray(offset + PAGE_HEADER, start).reduce((sum, lacing) => sum + lacing, 0);
  return {
    startsStream: (bytes.readUInt8(offset + 5) & STARTS_STREAM) !== 0,
    granule: bytes.readBigInt64LE(offset + 6),
    serial: bytes.readUInt32LE(offset + 14),
    payload: bytes.subarray(start, start + payloadLength),
    length: PAGE_HEADER + segments + payloadLength,
  };
}

/** The granule of a stream's last page counts its frames. */
function lastGranule(tail: Buffer, serial: number): bigint {
  for (let at = tail.lastIndexOf('OggS'); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf('OggS', at - 1)) {
    const page = pageAt(tail, at);
    if (page && page.serial === serial && page.granule >= 0n) return page.granule;
  }
  return 0n;
}

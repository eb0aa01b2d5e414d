import { open, type FileHandle } from 'node:fs/promises';
import { RefusedFile } from '#api/http/refused-file.ts';

const MOST_BOXES = 10_000;
const ZEROS = Buffer.alloc(64 * 1024);
const CONTAINERS: ReadonlySet<string> = new Set(['moov', 'trak']);
/** Where phones and cameras note place, person and device: user data, metadata items, XMP. No player needs them. */
const TELLTALES: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);

type Box = { type: string; at: number; head: number; length: number };

/** What a film tells about its maker becomes empty space, so that nothing else in the file moves. */
export async function stripMp4(path: string): Promise<void> {
  await using file = await open(path, 'r+');
  let seen = 0;

  async function walk(start: number, end: number): Promise<void> {
    for (let at = start; at + 8 <= end;) {
      const box = await boxAt(file, at, end);
      seen += 1;
      // What follows the film's own boxes is not part of it: players stop here too.
      if (!box && start === 0) return;
      if (!box || seen > MOST_BOXES) throw new RefusedFile('unreadable-file');
      if (TELLTALES.has(box.type)) await blank(file, box);
      else if (CONTAINERS.has(box.type)) await walk(at + box.head, at + box.length);
      at += box.length;
    }
  }
  await walk(0, (await file.stat()).size);
}

/** A length of 1 is written in the eight bytes that follow; 0 means up to the end. */
async function boxAt(file: FileHandle, at: number, end: number): Promise<Box | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at);
  const short = buffer.readUInt32BE(0);
  const head = short === 1 ? 16 : 8;
  if (bytesRead < head) return undefined;
  const length = short === 0 ? end - at : short === 1 ? Number(buffer.readBigUInt64BE(8)) : short;
  return length < head || length > end - at ? undefined : { type: buffer.toString('latin1', 4, 8), at, head, length };
}

async function blank(file: FileHandle, { at, head, length }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, at + 4);
  for (let done = head; done < length; done += ZEROS.length) await file.write(ZEROS, 0, Math.min(ZEROS.length, length - done), at + done);
}

import { randomUUID } from 'node:crypto';
import { open, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileKind } from '#content/fields/file-endings.ts';
import { FILE_LIMITS } from '#content/fields/file-limits.ts';
import { MEGABYTE } from '#content/fields/megabyte.ts';
import { makeTempFolder } from '#store/files/temp-files.ts';
import { AppError } from '#api/errors.ts';
import { decodeText } from './part-head.ts';

const MAX_TEXT_BYTES = 100_000;
const RESERVE_BYTES = 64 * MEGABYTE;
const RESERVE_SHARE = 0.05;

/** Where the bytes of one part go. `end` is called after the last byte, `close` always and after everything else. */
export type PartSink = { write: (bytes: Buffer) => Promise<void> | void; end: () => void; close: () => Promise<void> | void };

export function textSink(name: string, onText: (text: string) => void): PartSink {
  const chunks: Buffer[] = [];
  let size = 0;
  return {
    write: (bytes) => {
      size += bytes.length;
      if (size > MAX_TEXT_BYTES)
        throw new AppError('too-large', { fields: { [name]: 'too-long' }, lengths: { [name]: { most: MAX_TEXT_BYTES, of: 'bytes' } } });
      chunks.push(bytes);
    },
    end: () => {
      const text = decodeText(Buffer.concat(chunks));
      if (text.includes('\0')) throw new AppError('malformed', { fields: { [name]: 'bad-characters' } });
      onText(text);
    },
    close: () => {},
  };
}

export async function newTempPath(dataDir: string): Promise<string> {
  const folder = await makeTempFolder(dataDir);
  await requireSpace(folder);
  return join(folder, randomUUID());
}

type FilePart = {
  name: string;
  accepts: readonly FileKind[];
  tempPath: string;
  onFile: (size: number) => void;
  /** What comes after this many bytes is counted and not written. */
  most: number | undefined;
};

export async function fileSink({ name, accepts, tempPath, onFile, most }: FilePart): Promise<PartSink> {
  const limit = most ?? Math.max(...accepts.map((kind) => FILE_LIMITS[kind]));
  const handle = await open(tempPath, 'wx');
  let size = 0;
  return {
    write: async (bytes) => {
      size += bytes.length;
      if (size <= limit) await handle.writeFile(bytes);
      else if (most === undefined) throw new AppError('too-large', { fields: { [name]: 'file-too-large' }, accepts });
    },
    end: () => onFile(size),
    close: () => handle.close(),
  };
}

/** Refuses before the disk is full: the database needs the rest more. */
async function requireSpace(folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  if (bavail * bsize < Math.min(RESERVE_BYTES, RESERVE_SHARE * blocks * bsize)) throw new AppError('disk-full');
}

import type { Readable } from 'node:stream';
import { openDiskStorage } from './disk-storage.ts';
import { openS3Storage } from './s3-storage.ts';

export type ByteRange = { start: number; end: number };

/** Where the bytes of files are. Names are ours (see file-names.ts); bytes under a name never change. */
export type FileStorage = {
  /** For people: where the bytes are, without a secret. */
  readonly location: string;
  /** The site these bytes belong to; undefined where nobody has said so. It is no file and in no list. */
  readMark(): Promise<string | undefined>;
  writeMark(site: string): Promise<void>;
  /** Throws where nothing could be put, without trying: a disk that was mounted for reading alone still gives every file. */
  requireWritable(): Promise<void>;
  /** Makes a finished temp file permanent; when it answers, the bytes survive a power cut. */
  keep(tempPath: string, name: string): Promise<void>;
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** `size` is that of the whole file; both ends of the range are included, as in HTTP. */
  open(name: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | undefined>;
  /** No error if it is gone. */
  remove(name: string): Promise<void>;
  names(): AsyncIterable<{ name: string; modifiedAt: Date }>;
  /** Uploads that never finished leave temp files behind only when the process was killed. */
  removeTemps(before: Date): Promise<number>;
};

export async function openStorage({ dataDir, s3Url }: { dataDir: string; s3Url?: string | undefined }): Promise<FileStorage> {
  return s3Url ? openS3Storage(dataDir, s3Url) : openDiskStorage(dataDir);
}

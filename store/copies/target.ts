import { openFolderTarget } from './folder-target.ts';
import { openS3Target } from './s3-target.ts';

/** A place elsewhere that takes bytes under a name: it need not know what they are. */
export type CopyTarget = {
  /** For people: where it is, without a secret. */
  readonly location: string;
  /** When it answers, the bytes are there, whole; the file at `path` stays. */
  put(name: string, path: string): Promise<void>;
  /** Writes them to `path`; false if there are none. */
  get(name: string, path: string): Promise<boolean>;
  /** All names that begin so. */
  list(prefix: string): Promise<string[]>;
  /** No error if it is gone. */
  remove(name: string): Promise<void>;
};

/** `https://key:secret@host/bucket` or the path of a folder. */
export function openTarget(url: string): CopyTarget {
  return /^https?:/.test(url) ? openS3Target(url) : openFolderTarget(url);
}

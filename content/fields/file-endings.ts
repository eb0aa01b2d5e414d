import { textBefore } from '../known.ts';
export type FileKind = 'image' | 'video' | 'pdf';

/** The ending decides how a page draws a file, so it is fixed by the file's content and kept in the stored name. */
export const ENDINGS = {
  image: ['jpg', 'png', 'webp', 'gif', 'avif'],
  video: ['mp4', 'webm', 'ogg'],
  pdf: ['pdf'],
} as const satisfies Record<FileKind, readonly string[]>;

export const FILE_KINDS: readonly FileKind[] = ['image', 'video', 'pdf'];

export function fileKindOf(name: string): FileKind | undefined {
  const ending = textBefore(name, /[?#]/)
    .replace(/^[^]*\./, '')
    .toLowerCase();
  return FILE_KINDS.find((kind) => ENDINGS[kind].some((known) => known === ending));
}

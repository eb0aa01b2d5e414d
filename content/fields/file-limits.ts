import { ENDINGS, type FileKind } from './file-endings.ts';
import { MEGABYTE } from './megabyte.ts';

/** The most bytes of a file. No schema library comes with it: the dashboard checks a file by it before it is sent. */
export const FILE_LIMITS = { image: 10 * MEGABYTE, pdf: 25 * MEGABYTE, video: 200 * MEGABYTE } as const satisfies Record<FileKind, number>;

/** The most pixels of a picture, all its frames together, and the longest side. */
export const PICTURE_LIMITS = { pixels: 40_000_000, side: 12_000 } as const;

/** Other endings people's programs give to the same kinds of file. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg'], mp4: ['m4v'], ogg: ['ogv'] };

/** The endings a file may have when it is chosen; kept files have those of `ENDINGS`. */
export function endingsOf(kinds: readonly FileKind[]): string[] {
  return kinds.flatMap((kind) => ENDINGS[kind].flatMap((ending) => [ending, ...(ALSO_CALLED[ending] ?? [])]));
}

export function acceptOf(kinds: readonly FileKind[]): string {
  return endingsOf(kinds)
    .map((ending) => `.${ending}`)
    .join();
}

/** The file types of some kinds as people know them: `JPG, PNG, WEBP`. */
export function typeNames(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => ENDINGS[kind].map((ending) => ending.toUpperCase())).join(', ');
}

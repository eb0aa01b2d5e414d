import * as z from 'zod';
import { describe, type Field, type FieldOptions } from './field.ts';

export type FileKind = 'image' | 'video' | 'pdf';

/** The ending decides how a page draws a file, so it is fixed by the file's content and kept in the stored name. */
export const ENDINGS = {
  image: ['jpg', 'png', 'webp', 'gif', 'avif'],
  video: ['mp4', 'webm', 'ogg'],
  pdf: ['pdf'],
} as const satisfies Record<FileKind, readonly string[]>;

export const MEGABYTE = 1_000_000;
export const FILE_LIMITS = { image: 10 * MEGABYTE, pdf: 25 * MEGABYTE, video: 200 * MEGABYTE } as const satisfies Record<FileKind, number>;

export const STORED_NAME = /^[a-z0-9]{24}\.[a-z0-9]{3,4}$/;

export type FileOptions = FieldOptions & { sentAs?: string; neededToAdd?: boolean };

export type FileField<Kind extends string> = Field<Kind, 'file', string> & {
  readonly accepts: readonly FileKind[];
  /** The name of the multipart field, where it differs from the name in answers. */
  readonly sentAs: string | undefined;
  /** The editor asks for it when adding; the contract's own calls may leave it out. */
  readonly neededToAdd: boolean;
};

export function fileField<Kind extends string>(kind: Kind, accepts: readonly FileKind[], options: FileOptions): FileField<Kind> {
  const schema = z.union([z.literal(''), z.string().regex(STORED_NAME)], { error: 'not-a-file' });
  return {
    kind,
    place: 'file',
    schema,
    empty: '',
    accepts,
    sentAs: options.sentAs,
    neededToAdd: options.neededToAdd ?? false,
    ...describe(options),
  };
}

export function fileKindOf(name: string): FileKind | undefined {
  const ending = name.split(/[?#]/, 1)[0]!.split('.').at(-1)!.toLowerCase();
  return (Object.keys(ENDINGS) as FileKind[]).find((kind) => (ENDINGS[kind] as readonly string[]).includes(ending));
}

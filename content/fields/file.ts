import * as z from 'zod';
import type { FileKind } from './file-endings.ts';
import { MEGABYTE } from './megabyte.ts';
import { describe, type Field, type FieldOptions } from './field.ts';

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

import * as z from 'zod';
import type { FileKind } from './file-endings.ts';
import { STORED_NAME } from './stored-name.ts';
import { describe, type Field, type FieldOptions, isText } from './field.ts';

export type FileOptions = FieldOptions & { sentAs?: string; neededToAdd?: boolean };

export type FileField<Kind extends string> = Field<Kind, 'file', string> & {
  readonly accepts: readonly FileKind[];
  /** The name of the multipart field, where it differs from the name in answers. */
  readonly sentAs: string | undefined;
  /** The editor asks for it when adding; the contract's own calls may leave it out. */
  readonly neededToAdd: boolean;
};

export const FileName = z.string().describe('the stored name of a file below {base}/uploads/, or empty');

export function fileField<Kind extends string>(kind: Kind, accepts: readonly FileKind[], options: FileOptions): FileField<Kind> {
  const schema = z.union([z.literal(''), z.string().regex(STORED_NAME)], { error: 'not-a-file' });
  return {
    kind,
    slot: 'file',
    schema,
    holds: isText,
    answer: FileName,
    empty: '',
    input: 'file',
    accepts,
    sentAs: options.sentAs,
    neededToAdd: options.neededToAdd ?? false,
    ...describe(options),
  };
}

import type { FileKind } from '#content/fields/file-endings.ts';
import type { ErrorCode } from '#api/errors.ts';
import { AppError } from '#api/errors.ts';

/** What is wrong with a file, and the answer to the request that brought it. */
const ANSWERS = {
  'wrong-file-type': 'wrong-type',
  'file-too-large': 'too-large',
  'unreadable-file': 'invalid-input',
  'active-file': 'invalid-input',
} as const satisfies Record<string, ErrorCode>;

/** Thrown by the inspectors, which do not know the field a file came in. */
export class RefusedFile extends Error {
  readonly why: keyof typeof ANSWERS;

  constructor(why: keyof typeof ANSWERS) {
    super(why);
    this.why = why;
  }

  /** `accepts` lets the answer name what would have been taken. */
  inField(field: string, accepts: readonly FileKind[]): AppError {
    return new AppError(ANSWERS[this.why], { fields: { [field]: this.why }, accepts });
  }
}

/** Failures of the disk are ours, all others are the file's. */
export function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'errno' in error;
}

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

  inField(field: string): AppError {
    return new AppError(ANSWERS[this.why], { fields: { [field]: this.why } });
  }
}

/** Failures of the disk are ours, all others are the file's. */
export function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'errno' in error;
}

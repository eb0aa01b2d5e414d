import type { Entry } from '#store/entries/entry.ts';
import { AppError } from '#api/errors.ts';
import { RecordConflict } from './record-conflict.ts';

/** Whoever saves too late is answered the record as it is now, in the form readers know. */
export async function answeringConflict<Result>(
  show: (entry: Entry) => Record<string, unknown>,
  save: () => Promise<Result>,
): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof RecordConflict)) throw error;
    throw new AppError(error.code, { ...error.details, current: show(error.entry) });
  }
}

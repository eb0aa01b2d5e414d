import type { Entry } from '#store/entries/entry.ts';
import { AppError } from '#api/errors.ts';

/** Somebody saved meanwhile, with the record as it is now. */
export class RecordConflict extends AppError {
  readonly entry: Entry;

  constructor(entry: Entry) {
    super('conflict', { current: entry });
    this.entry = entry;
  }
}

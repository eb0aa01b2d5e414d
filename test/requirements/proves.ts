import type rows from './rows.json';

export type Row = keyof typeof rows;

/**
 * Says which rows of the requirements the assertions that follow prove. It does nothing by itself: the status document is made from
 * these calls, and a test refuses one that no assertion follows.
 */
export function proves(...rows: readonly Row[]): readonly Row[] {
  return rows;
}

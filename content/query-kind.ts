/**
 * What one key of a page's query may hold: a small number, the id of something visitors wrote, something typed of at most so many letters,
 * the name or id of a record, products to compare, or products somebody keeps.
 */
export type QueryKind =
  | 'number'
  | 'id'
  | 'compared'
  | 'kept'
  | { typed: number }
  | { names: string; below?: string; also?: readonly string[] };

/**
 * What one key of a page's query may hold: a small number, the id of something visitors wrote, something typed of at most so many letters,
 * the name or id of a record, products to compare, products somebody keeps, or what a list is
 * narrowed by: several values of one key are one with commas between them.
 */
export type QueryKind =
  | 'number'
  | 'id'
  | 'compared'
  | 'kept'
  | 'filter'
  | { typed: number }
  | { names: string; below?: string; also?: readonly string[] };

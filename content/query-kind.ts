/** What a key of a page's query may hold. Several values of one key are one with commas between them. */
export type QueryKind =
  | 'number'
  | 'id'
  | 'compared'
  | 'kept'
  | 'filter'
  | { typed: number }
  | { names: string; below?: string; also?: readonly string[] };

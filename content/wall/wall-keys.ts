export const WALL_KEYS = [
  'product',
  'by',
  'columns',
  'rows',
  'width',
  'height',
  'diagonal',
  'shape',
  'unit',
  'place',
  'hours',
  'tariff',
] as const;
export type WallKey = (typeof WALL_KEYS)[number];
export type TypedWall = Readonly<Partial<Record<WallKey, string>>>;

/** A wall's size is said in one of these ways. */
export const WAYS = ['cabinets', 'size', 'diagonal'] as const;
export type Way = (typeof WAYS)[number];
export const UNITS = ['m', 'ft'] as const;

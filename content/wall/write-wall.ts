import type { TypedWall } from './wall-keys.ts';

export type WallState = { product: number; columns: number; rows: number };

/** The one address of a wall: what it is made of, and what the visitor has set beside it. */
export function writeWall({ product, columns, rows }: WallState, { unit, place, hours, tariff }: TypedWall = {}): string {
  const values = { product, columns, rows, unit, place, hours, tariff };
  return new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
}

/** Degrees east and north. */
export type Point = readonly [east: number, north: number];

export const SHEET = { width: 600, height: 411 } as const;
const [WEST, SOUTH, EAST, NORTH] = [43.2, 20.6, 59, 30.4];

/** The links of the two maps that are common here: `#map=14/24.7/46.68`, `@24.7,46.68` and `q=24.7,46.68`. */
const NAMED = /(?:#map=[\d.]+\/|@|[?&]q(?:uery)?=)(-?\d+\.?\d*)[/,](-?\d+\.?\d*)/;

export function pointIn(link: string): Point | undefined {
  const [, north, east] = NAMED.exec(link) ?? [];
  return north && east ? [Number(east), Number(north)] : undefined;
}

/** On the sheet; nothing for what lies outside it. */
export function projected([east, north]: Point): Point | undefined {
  if (east < WEST || east > EAST || north < SOUTH || north > NORTH) return undefined;
  const at = (share: number, length: number) => Math.round(share * length);
  return [at((east - WEST) / (EAST - WEST), SHEET.width), at((NORTH - north) / (NORTH - SOUTH), SHEET.height)];
}

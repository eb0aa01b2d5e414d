import type { Specifications } from '#content/specifications/kinds.ts';

/** A product of which nothing is specified has nothing to put on a sheet. */
export function isSpecified({ specifications }: { specifications: Specifications }): boolean {
  return Object.keys(specifications).length > 0;
}

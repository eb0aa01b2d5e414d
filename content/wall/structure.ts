import type { Specifications } from '../specifications/kinds.ts';
import { partFor } from '../specifications/values.ts';

/** What a structure adds to the weight of a wall; the structural engineer decides. */
export const STRUCTURE = { from: 1.15, to: 1.25 } as const;
/** mm behind a wall that is served from the front, for its fixing. */
export const FIXING = { from: 20, to: 50 } as const;
/** mm of corridor behind a wall that is served from the back. */
export const CORRIDOR = { from: 600, to: 800 } as const;
export const SPARES = { from: 0.03, to: 0.05 } as const;

export type Service = 'front' | 'back' | 'both';
export type FromTo = { from: number; to: number };

/** A product that says nothing about it is asked about. */
export function serviceOf(specifications: Specifications): Service | undefined {
  const service = partFor(specifications, 'service');
  return service === 'front' || service === 'back' || service === 'both' ? service : undefined;
}

/** How deep the place must be: the cabinets with their fixing, and the corridor where there is no other way to them. */
export function depthFor(depth: number, service: Service | undefined): FromTo {
  const room = service === 'back' ? CORRIDOR : FIXING;
  return { from: depth + room.from, to: depth + room.to };
}

export function weightWithStructure(weight: number): FromTo {
  return { from: weight * STRUCTURE.from, to: weight * STRUCTURE.to };
}

/** Modules for so many cabinets, of the same batch. */
export function sparesFor(cabinets: number): FromTo {
  return { from: Math.ceil(cabinets * SPARES.from - 1e-9), to: Math.ceil(cabinets * SPARES.to - 1e-9) };
}

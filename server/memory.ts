import { totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MEGABYTE = 1_000_000;
/** The share of the memory that cached pages may take; never less than smaller sites need. */
const CACHE = { share: 1 / 16, least: 16 * MEGABYTE, most: 256 * MEGABYTE };

export type Memory = {
  /** What the container or the unit allows, else what the machine has. */
  limit: number;
  isContainer: boolean;
  cacheBytes: number;
};

/** Node sizes its heap by the same limit; what we keep beside it follows too. */
export function readMemory(constrained = process.constrainedMemory(), machine = totalmem()): Memory {
  const isContainer = constrained > 0 && constrained < machine;
  const limit = isContainer ? constrained : machine;
  return { limit, isContainer, cacheBytes: Math.round(Math.min(CACHE.most, Math.max(CACHE.least, limit * CACHE.share))) };
}

/** After a start: two thirds of the heap are what reading the program left behind, which V8 would hold until as much comes on top. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

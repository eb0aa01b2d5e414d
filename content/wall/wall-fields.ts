import type { ProposalFields } from '../advisor/proposal-fields.ts';
import { figuresFor } from '../advisor/proposal-fields.ts';
import type { Wall } from '../advisor/wall.ts';
import { type WallState, writeWall } from './write-wall.ts';

/** What travels with an inquiry for a wall somebody has built; `advice` is the address that shows it again. */
export function wallFields(state: WallState, wall: Wall): ProposalFields {
  return { ...figuresFor(wall), advice: `/wall?${writeWall(state)}` };
}

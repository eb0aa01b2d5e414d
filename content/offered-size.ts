import type { Specifications } from './specifications/kinds.ts';

/** In inches; empty for what is made of cabinets or comes in one way. */
export function offeredSizes({ sizes = [] }: Specifications): number[] {
  return sizes.filter((one) => typeof one === 'number');
}

/** As inquiries name it: 55″. */
export function writeSize(inches: string): string {
  return inches === '' ? '' : `${inches}″`;
}

/** Whether an inquiry may name it so: one of the sizes offered, or words about a wall of cabinets. */
export function isOffered(written: string, specifications: Specifications): boolean {
  if (written === '' || offeredSizes(specifications).some((size) => writeSize(String(size)) === written)) return true;
  return specifications.cabinet !== undefined && !written.includes('″');
}

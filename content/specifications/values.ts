import type { SpecificationPart } from './define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type SpecificationName, type Specifications } from './kinds.ts';

/** What can only be seen with all values together: one value serves all sizes, or there is one for each. */
export function miscounted(specifications: Specifications): SpecificationName[] {
  const sizes = specifications.sizes?.length ?? 1;
  return SPECIFICATION_NAMES.filter((name) => {
    const kind = SPECIFICATIONS[name];
    const count = specifications[name]?.length ?? 1;
    return 'many' in kind && kind.many === 'by-size' && count !== 1 && count !== sizes;
  });
}

/** The value that holds for one of the sizes offered. */
export function partFor(specifications: Specifications, name: SpecificationName, size = 0): SpecificationPart | undefined {
  const value = specifications[name];
  return value && (value[size] ?? value[0]);
}

export function numberFor(specifications: Specifications, name: SpecificationName, size = 0): number | undefined {
  const part = partFor(specifications, name, size);
  return typeof part === 'number' ? part : undefined;
}

export function sidesFor(specifications: Specifications, name: SpecificationName, size = 0): readonly number[] | undefined {
  const part = partFor(specifications, name, size);
  return Array.isArray(part) ? part : undefined;
}

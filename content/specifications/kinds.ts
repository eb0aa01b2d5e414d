import { build } from './build.ts';
import type { SpecificationKind, SpecificationValue } from './define.ts';
import { inside } from './inside.ts';
import { picture } from './picture.ts';
import { place } from './place.ts';
import { power } from './power.ts';
import { purchase } from './purchase.ts';
import { namesOf } from '../known.ts';

/** Everything that can be said about a product in figures, in the order of its table. Products can carry nothing else. */
export const SPECIFICATIONS = { ...picture, ...build, ...power, ...place, ...inside, ...purchase };

export type SpecificationName = keyof typeof SPECIFICATIONS;
/** What a product carries. */
export type Specifications = Readonly<Partial<Record<SpecificationName, SpecificationValue>>>;

export const SPECIFICATION_NAMES = namesOf(SPECIFICATIONS);

export function specificationNamed(name: string): SpecificationKind | undefined {
  return isSpecification(name) ? SPECIFICATIONS[name] : undefined;
}

export function isSpecification(name: string): name is SpecificationName {
  return Object.hasOwn(SPECIFICATIONS, name);
}

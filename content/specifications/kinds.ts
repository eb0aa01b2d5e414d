import { build } from './build.ts';
import type { SpecificationKind, SpecificationValue } from './define.ts';
import { inside } from './inside.ts';
import { picture } from './picture.ts';
import { place } from './place.ts';
import { power } from './power.ts';
import { purchase } from './purchase.ts';
import { isRecord, namesOf } from '../known.ts';
import { isMoney } from './write.ts';

/** Everything that can be said about a product in figures, in the order of its table. Products can carry nothing else. */
export const SPECIFICATIONS = { ...picture, ...build, ...power, ...place, ...inside, ...purchase };

export type SpecificationName = keyof typeof SPECIFICATIONS;
export type Specifications = Readonly<Partial<Record<SpecificationName, SpecificationValue>>>;

export const SPECIFICATION_NAMES = namesOf(SPECIFICATIONS);

export function specificationNamed(name: string): SpecificationKind | undefined {
  return isSpecification(name) ? SPECIFICATIONS[name] : undefined;
}

/** What a document or an answer holds in a field of this kind; nothing where it holds something else. */
export function specificationsIn(value: unknown): Specifications {
  return isSpecifications(value) ? value : {};
}

/** Names that the model no longer has may be among them; nobody asks for those. */
export function isSpecifications(value: unknown): value is Specifications {
  return isRecord(value) && Object.values(value).every((parts) => Array.isArray(parts) && parts.every(isPart));
}

function isPart(part: unknown): boolean {
  if (Array.isArray(part)) return part.every((number) => typeof number === 'number');
  return typeof part === 'number' || typeof part === 'string' || (isMoney(part) && typeof part.amount === 'number');
}

export function isSpecification(name: string): name is SpecificationName {
  return Object.hasOwn(SPECIFICATIONS, name);
}

import type { Language } from '../languages.ts';
import type { SpecificationKind } from './define.ts';
import { SPECIFICATIONS, type SpecificationName, type Specifications } from './kinds.ts';
import { writeSpecification } from './write.ts';

const TOLD: readonly SpecificationName[] = ['sizes', 'pixel-pitch', 'brightness'];

/** What tells a product from its neighbours in a list: its sizes or its pitch, and its brightness. */
export function factsOf(specifications: Specifications, language: Language): string[] {
  return TOLD.flatMap((name) => {
    const kind: SpecificationKind = SPECIFICATIONS[name];
    const value = specifications[name];
    if (!value || (name === 'pixel-pitch' && specifications.sizes)) return [];
    const text = writeSpecification(kind, value, language);
    return [name === 'pixel-pitch' ? `${kind.label[language]} ${text}` : text];
  });
}

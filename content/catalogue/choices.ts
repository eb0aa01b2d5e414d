import type { SpecificationKind } from '../specifications/define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type SpecificationName } from '../specifications/kinds.ts';

type ChoiceKind = Extract<SpecificationKind, { value: 'choice' }>;

/** The kinds one chooses from, each a filter of its own name. */
export const CHOICE_NAMES = SPECIFICATION_NAMES.filter((name) => choiceNamed(name) !== undefined);

export function choiceNamed(name: SpecificationName): ChoiceKind | undefined {
  const kind: SpecificationKind = SPECIFICATIONS[name];
  return kind.value === 'choice' ? kind : undefined;
}

/** The options under which a product with this one is found, so that "front or back" is found by who asks for the front. */
export function meantBy(name: SpecificationName, option: string): readonly string[] {
  return [option, ...(choiceNamed(name)?.alsoMeans?.[option] ?? [])];
}

import { namesOf } from '#content/known.ts';
import { SPECIFICATIONS, type SpecificationName, type Specifications } from '#content/specifications/kinds.ts';
import { parseSpecification } from '#content/specifications/parse.ts';

/** Specifications as an editor types them. */
export function typed(values: Partial<Record<SpecificationName, string>>): { specifications: Specifications } {
  const names = namesOf(values);
  const parsed = names.map((name) => {
    const result = parseSpecification(SPECIFICATIONS[name], values[name]);
    if ('problem' in result) throw new Error(`${name}: "${values[name]}" is ${result.problem}`);
    return [name, result.value] as const;
  });
  return { specifications: Object.fromEntries(parsed) };
}

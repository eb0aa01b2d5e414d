import type { Language } from '../languages.ts';
import { GROUPS, type SpecificationGroup, type SpecificationKind } from './define.ts';
import { SPECIFICATION_NAMES, SPECIFICATIONS, type SpecificationName, type Specifications } from './kinds.ts';
import { asItStands } from './standing.ts';
import { writeSpecification } from './write.ts';
import { namesOf } from '../known.ts';

/** `bySize`: where the sizes offered differ in it, one text for each. */
export type TableRow = {
  name: SpecificationName;
  label: string;
  text: string;
  bySize: readonly string[] | undefined;
  country: SpecificationKind['country'];
};
export type TableGroup = { group: SpecificationGroup; label: string; rows: readonly TableRow[] };

/** The names a table has rows for, by its groups; groups without any are left out. */
export function groupNames(isWanted: (name: SpecificationName) => boolean): { group: SpecificationGroup; names: SpecificationName[] }[] {
  const groups = namesOf(GROUPS);
  return groups
    .map((group) => ({ group, names: SPECIFICATION_NAMES.filter((name) => SPECIFICATIONS[name].group === group && isWanted(name)) }))
    .filter(({ names }) => names.length > 0);
}

/** Everything a product carries, written for a reader, in the order of the model. */
export function tableOf(given: Specifications, language: Language): TableGroup[] {
  const specifications = asItStands(given);
  return groupNames((name) => specifications[name] !== undefined).map(({ group, names }) => ({
    group,
    label: GROUPS[group][language],
    rows: names.map((name) => rowOf(name, specifications, language)),
  }));
}

function rowOf(name: SpecificationName, specifications: Specifications, language: Language): TableRow {
  const kind: SpecificationKind = SPECIFICATIONS[name];
  const value = specifications[name] ?? [];
  const sizes = specifications.sizes?.length ?? 1;
  const isBySize = sizes > 1 && value.length === sizes && (name === 'sizes' || kind.many === 'by-size');
  return {
    name,
    label: kind.label[language],
    text: writeSpecification(kind, value, language),
    bySize: isBySize ? value.map((part) => writeSpecification(kind, [part], language)) : undefined,
    country: kind.country,
  };
}

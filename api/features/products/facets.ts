import { choiceNamed, CHOICE_NAMES } from '#content/catalogue/choices.ts';
import type { Filters } from '#content/catalogue/filters.ts';
import { measureNamed } from '#content/catalogue/measures.ts';
import { STEPS, type Steps, type SteppedMeasure } from '#content/catalogue/steps.ts';
import { namesOf, pairsOf } from '#content/known.ts';
import type { Language } from '#content/languages.ts';
import type { Branch, Families } from './families.ts';
import { leftOf, type Narrowed } from './narrow.ts';
import type { ProductIndex } from './product-index.ts';

/** One thing somebody could choose, and how many products that would leave. */
export type Option = { value: string; label: string; count: number };
export type Step = { value: number; count: number };
export type Facets = {
  choices: Readonly<Record<string, readonly Option[]>>;
  /** Of what is left without it: between which numbers, and how many up to or from each step. */
  measures: Readonly<Record<string, { min: number; max: number; steps: { min?: readonly Step[]; max?: readonly Step[] } }>>;
};

type Parts = { index: ProductIndex; families: Families; language: Language };

export async function facetsOf({ index, families, language }: Parts, narrowed: Narrowed, filters: Filters): Promise<Facets> {
  const choices: Record<string, Option[]> = {
    family: branches(families.family, 'family'),
    category: branches(families.category, 'category'),
  };
  for (const name of CHOICE_NAMES) {
    const [column, left] = [await index.words(name), leftOf(narrowed, name)];
    choices[name] = Object.entries(choiceNamed(name)?.options ?? {}).map(([value, label]) => ({
      value,
      label: label[language],
      count: left.sharedWith(column.of(value)),
    }));
  }
  const measures: Record<string, Facets['measures'][string]> = {};
  for (const key of new Set<string>([...namesOf(STEPS), ...filters.bounds.keys()])) {
    const found = await measured(key);
    if (found) measures[key] = found;
  }
  return { choices, measures };

  function branches(all: readonly Branch[], key: string): Option[] {
    const left = leftOf(narrowed, key);
    return all.map(({ id, name, products }) => ({ value: String(id), label: name, count: left.sharedWith(index.slotsOf(products)) }));
  }

  async function measured(key: string): Promise<Facets['measures'][string] | undefined> {
    const measure = measureNamed(key);
    if (!measure) return undefined;
    const column = await index.numbers(measure.kind[filters.country]);
    const left = leftOf(narrowed, key);
    const range = column.rangeOf(left);
    if (!range) return undefined;
    const { min, max } = filters.bounds.get(key) ?? {};
    const wanted: Steps = isStepped(key) ? STEPS[key] : {};
    const counted = (steps: readonly number[] | undefined, isMost: boolean) => {
      if (!steps) return undefined;
      const counts = column.countSteps(left, steps, isMost ? { min: min ?? -Infinity } : { max: max ?? Infinity }, isMost);
      return pairsOf(steps, counts).map(([value, count]) => ({ value, count }));
    };
    const [least, most] = [counted(wanted.min, false), counted(wanted.max, true)];
    return { ...range, steps: { ...(least && { min: least }), ...(most && { max: most }) } };
  }
}

function isStepped(key: string): key is SteppedMeasure {
  return Object.hasOwn(STEPS, key);
}

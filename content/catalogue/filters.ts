import { latinNumber } from '../digits.ts';
import { isOneOf } from '../known.ts';
import type { PriceCountry } from '../specifications/price.ts';
import { choiceNamed, CHOICE_NAMES } from './choices.ts';
import { BOUND_KEYS, CHOICE_KEYS, TREE_KEYS } from './filter-keys.ts';
import { measureNamed, MEASURES } from './measures.ts';

export type Bounds = { min?: number; max?: number };
export type FilterProblem = 'unknown-field' | 'not-a-number' | 'not-a-choice' | 'not-an-id' | 'out-of-range' | 'too-long' | 'too-many';

export type Filters = {
  q: string;
  country: PriceCountry;
  /** A measure, `name`, or nothing for the order of the company; `-` before it turns it round. */
  sort: string;
  page: number;
  bounds: ReadonlyMap<string, Bounds>;
  /** One of the options of each will do. `family` and `category` are those of the company's tree, by their ids. */
  choices: ReadonlyMap<string, readonly string[]>;
};
type Given = Readonly<Record<string, string | readonly string[] | undefined>>;
type Reading = { filters: Filters; problems: Readonly<Record<string, FilterProblem>> };

/** What an address leads with when somebody turns the list. */
export const SORTS: readonly string[] = ['name', ...MEASURES.map(({ key }) => key)].flatMap((key) => [key, `-${key}`]);

export const LONGEST_QUERY = 200;
const MOST_OPTIONS = 20;
const MOST_PAGES = 1_000_000;
const NUMBER = /^-?\d{1,9}(?:\.\d{1,4})?$/;
const ID = /^[1-9]\d{0,9}$/;

/** Reads an address or a call: what it asks for, and what in it nobody can understand. Empty values ask for nothing. */
export function readFilters(given: Given, country: PriceCountry): Reading {
  const problems: Record<string, FilterProblem> = {};
  const bounds = new Map<string, Bounds>();
  const choices = new Map<string, readonly string[]>();
  const filters = { q: '', country, sort: '', page: 1, bounds, choices };
  for (const [key, value] of Object.entries(given)) {
    const all = [value ?? []].flat().map((one) => one.trim());
    const text = all.findLast((one) => one !== '') ?? '';
    if (CHOICE_KEYS.includes(key)) {
      const options = [...new Set(all.flatMap((one) => one.split(',')).filter(Boolean))];
      const problem = problemWith(key, options);
      if (problem) problems[key] = problem;
      else if (options.length > 0) choices.set(key, options.toSorted());
    } else if (BOUND_KEYS.includes(key)) {
      const number = latinNumber(text);
      const [name = '', end] = key.split('_');
      if (text !== '' && !NUMBER.test(number)) problems[key] = 'not-a-number';
      else if (text !== '') bounds.set(name, { ...bounds.get(name), [end === 'min' ? 'min' : 'max']: Number(number) });
    } else if (key === 'q') {
      if (text.length > LONGEST_QUERY) problems[key] = 'too-long';
      else filters.q = text;
    } else if (key === 'country') {
      if (text === 'sa' || text === 'ae') filters.country = text;
      else if (text !== '') problems[key] = 'not-a-choice';
    } else if (key === 'sort') {
      if (text === '' || SORTS.includes(text)) filters.sort = text;
      else problems[key] = 'not-a-choice';
    } else if (key === 'page') {
      const page = Number(latinNumber(text || '1'));
      if (Number.isInteger(page) && page >= 1 && page <= MOST_PAGES) filters.page = page;
      else problems[key] = Number.isFinite(page) ? 'out-of-range' : 'not-a-number';
    } else problems[key] = 'unknown-field';
  }
  for (const [name, { min, max }] of bounds)
    if (min !== undefined && max !== undefined && min > max) {
      bounds.delete(name);
      problems[`${name}_max`] = 'out-of-range';
    }
  return { filters, problems };
}

function problemWith(key: string, options: readonly string[]): FilterProblem | undefined {
  if (options.length > MOST_OPTIONS) return 'too-many';
  if (isOneOf(TREE_KEYS, key)) return options.every((option) => ID.test(option)) ? undefined : 'not-an-id';
  const known = isOneOf(CHOICE_NAMES, key) ? choiceNamed(key)?.options : undefined;
  return known && options.every((option) => Object.hasOwn(known, option)) ? undefined : 'not-a-choice';
}

/** The one address of some filters: keys in order, nothing that says nothing. A country says nothing without a price. */
export function writeFilters({ q, country, sort, page, bounds, choices }: Filters): string {
  const asksPrice = [...bounds.keys(), sort.replace('-', '')].some((key) => measureNamed(key)?.kind.sa !== measureNamed(key)?.kind.ae);
  const values = new URLSearchParams();
  const set = (key: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') values.set(key, String(value));
  };
  set('q', q);
  for (const key of CHOICE_KEYS) set(key, choices.get(key)?.join(','));
  for (const { key } of MEASURES) {
    set(`${key}_min`, bounds.get(key)?.min);
    set(`${key}_max`, bounds.get(key)?.max);
  }
  if (asksPrice) set('country', country);
  set('sort', sort);
  set('page', page > 1 ? page : undefined);
  return values.toString().replaceAll('%2C', ',');
}

export function isFiltered({ q, bounds, choices }: Filters): boolean {
  return q !== '' || bounds.size > 0 || choices.size > 0;
}

/** What a form that asks for some of the keys has to carry along, so that the rest of the address stays. */
export function unaskedFilters(filters: Filters, asked: readonly string[]): [name: string, value: string][] {
  const rest = new URLSearchParams(writeFilters({ ...filters, page: 1 }));
  return [...rest].filter(([name]) => !asked.includes(name));
}

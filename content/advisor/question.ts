import { type Currency, isCurrency, type Money } from '../specifications/define.ts';
import { PLACES } from '../specifications/places.ts';
import type { Place } from './places.ts';
import { QUESTION_KEYS, type QuestionKey } from './question-keys.ts';
import { typedAmount, typedMetres } from './typed-number.ts';
import { isOneOf } from '../known.ts';

export const SHOWS = ['text', 'video', 'both'] as const;
export type Shows = (typeof SHOWS)[number];

export const MOUNTINGS = ['wall', 'floor', 'hung', 'structure', 'glass', 'counter'] as const;
export type Mounting = (typeof MOUNTINGS)[number];
export const SERVICE_SIDES = ['front', 'back'] as const;
export type ServiceSide = (typeof SERVICE_SIDES)[number];

/** Distances and sizes in metres. Without width and height the advisor chooses them. */
export type Question = {
  place: Place;
  nearest: number;
  farthest: number;
  width?: number;
  height?: number;
  shows: Shows;
  /** How it must be fixed, and from where it can be served; not said where it does not matter. */
  mounting?: Mounting;
  service?: ServiceSide;
  budget?: Money;
};

export type TypedQuestion = Readonly<Partial<Record<QuestionKey, string | undefined>>>;

export const BOUNDS = {
  nearest: { min: 0.3, max: 1000 },
  farthest: { min: 0.5, max: 2000 },
  width: { min: 0.3, max: 60 },
  height: { min: 0.2, max: 30 },
  budget: { min: 1000, max: 100_000_000 },
} as const;
type Measured = keyof typeof BOUNDS;

export type Problem = { code: 'required' | 'not-a-number' | 'too-small' | 'too-large' | 'not-a-choice' | 'before-nearest'; limit?: number };
export type Problems = Readonly<Partial<Record<QuestionKey, Problem>>>;
export type ReadQuestion = { typed: TypedQuestion; problems: Problems; question?: Question };

/** An address without any of the keys asks nothing yet. */
export function readQuestion(query: URLSearchParams, usual: Currency = 'SAR'): ReadQuestion | undefined {
  const typed = Object.fromEntries(QUESTION_KEYS.map((key) => [key, (query.get(key) ?? '').trim()]).filter(([, text]) => text !== ''));
  return Object.keys(typed).length === 0 ? undefined : checkQuestion(typed, usual);
}

export function checkQuestion(typed: TypedQuestion, usual: Currency = 'SAR'): ReadQuestion {
  const problems: Partial<Record<QuestionKey, Problem>> = {};
  const measure = (key: Measured, isNeeded = false): number | undefined => {
    const text = typed[key] ?? '';
    if (text === '') {
      if (isNeeded) problems[key] = { code: 'required' };
      return undefined;
    }
    const { min, max } = BOUNDS[key];
    const value = key === 'budget' ? typedAmount(text) : typedMetres(text);
    if (value === undefined) problems[key] = { code: 'not-a-number' };
    else if (value < min) problems[key] = { code: 'too-small', limit: min };
    else if (value > max) problems[key] = { code: 'too-large', limit: max };
    else return value;
    return undefined;
  };
  const place = typed.place ?? '';
  if (!isPlace(place)) problems.place = { code: place === '' ? 'required' : 'not-a-choice' };
  const shows = typed.shows ?? 'both';
  if (!isShows(shows)) problems.shows = { code: 'not-a-choice' };
  const currency = typed.currency ?? usual;
  if (!isCurrency(currency)) problems.currency = { code: 'not-a-choice' };
  const [mounting, service] = [typed.mounting, typed.service];
  if (mounting !== undefined && !isOneOf(MOUNTINGS, mounting)) problems.mounting = { code: 'not-a-choice' };
  if (service !== undefined && !isOneOf(SERVICE_SIDES, service)) problems.service = { code: 'not-a-choice' };
  const nearest = measure('nearest', true);
  const farthest = measure('farthest', true);
  const [width, height, amount] = [measure('width'), measure('height'), measure('budget')];
  if (nearest !== undefined && farthest !== undefined && farthest < nearest) problems.farthest = { code: 'before-nearest' };
  if (Object.keys(problems).length > 0 || !isPlace(place) || !isShows(shows) || !isCurrency(currency)) return { typed, problems };
  if (nearest === undefined || farthest === undefined) return { typed, problems };
  const question: Question = {
    place,
    nearest,
    farthest,
    shows,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(isOneOf(MOUNTINGS, mounting) && { mounting }),
    ...(isOneOf(SERVICE_SIDES, service) && { service }),
    ...(amount !== undefined && { budget: { amount, currency } }),
  };
  return { typed, problems, question };
}

/** The one address of a question: keys in order, nothing that says nothing. */
export function writeQuestion({ place, nearest, farthest, width, height, shows, mounting, service, budget }: Question): string {
  const values = { place, nearest, farthest, width, height, shows, mounting, service, budget: budget?.amount, currency: budget?.currency };
  const given = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return new URLSearchParams(given).toString();
}

export function isPlace(text: string): text is Place {
  return Object.hasOwn(PLACES, text);
}

function isShows(text: string): text is Shows {
  return isOneOf(SHOWS, text);
}

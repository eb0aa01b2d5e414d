import type { SpecificationName, Specifications } from './kinds.ts';
import type { PLACES } from './places.ts';

/** What a sentence says in figures about one of the kinds. */
export type Claim = { kinds: readonly SpecificationName[]; numbers: readonly number[]; text: string };

type Rule = {
  kinds: readonly SpecificationName[];
  /** Each match is one claim; what its groups capture are the numbers. */
  patterns: readonly RegExp[];
  /** `most`: a screen may be dimmed, so only more is wrong. `pixels`: parts and multiples count. `within`: what is said lies in the range. */
  compare?: 'most' | 'pixels' | 'some' | 'within';
  /** Texts name the sizes of the whole family, so any product's value will do. */
  ofAnyProduct?: boolean;
};

const N = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const LISTED = String.raw`(\d[\d,]*(?:\.\d+)?(?:(?:\s*[,،]\s*|\s+(?:or|and|to|أو|إلى)\s+|\s+و\s?)\d[\d,]*(?:\.\d+)?)*)`;

function rule(kinds: readonly SpecificationName[], patterns: readonly string[], compare?: Rule['compare']): Rule {
  return { kinds, patterns: patterns.map((pattern) => new RegExp(pattern, 'g')), ...(compare && { compare }) };
}

const RULES: readonly Rule[] = [
  rule(
    ['pixel-pitch', 'pixel-pitch-vertical'],
    [
      `${N} mm (?:pixel )?pitch`,
      `${N} mm between pixels`,
      `pixel every ${N} mm`,
      `(?:تباعد (?:ال)?بكسلات(?:ها?)?|بين كل بكسل وجاره|بين البكسلات) ${N} مم`,
    ],
  ),
  rule(['brightness'], [`${N} cd/m²`, `${N} شمعة/م²`], 'most'),
  // What a text opens with is the value itself.
  rule(['brightness'], [`^${N} cd/m²`, `^${N} شمعة/م²`]),
  rule(['contrast'], [`(\\d+,\\d{3}):1`]),
  rule(['refresh'], [`(\\d,\\d{3}) Hz`, `(\\d,\\d{3}) هرتز`]),
  rule(['greyscale'], [`(\\d+)[- ]bit\\b`, `(\\d+) بت(?![\\u0621-\\u064a])`]),
  rule(
    ['viewing-angle-horizontal', 'viewing-angle-vertical'],
    [`(\\d+)° of viewing angle`, `viewing angle of (\\d+)°`, `زاوية مشاهدة (\\d+)°`],
  ),
  rule(['transparency'], [`(\\d+)% (?:transparen|open)`, `شفافية (\\d+)%`]),
  rule(['touch-points'], [`(\\d+) (?:touch )?points`, `(\\d+) (?:نقاط|نقطة) لمس`]),
  rule(['resolution', 'cabinet-pixels'], [`${N} × ${N} pixels`, `${N} × ${N} بكسل`], 'pixels'),
  rule(['area-power-greatest', 'area-power-average'], [`${N} W/m²`, `${N} واط/م²`]),
  rule(['power-greatest'], [`${N} W at most`, `[Aa]t most ${N} W(?!/)`]),
  rule(['power-average'], [`${N} W on average`, `on average ${N} W(?!/)`]),
  rule(['protection-front', 'protection-back'], [`IP(\\d\\d)`]),
  rule(['impact'], [`IK(\\d\\d)`]),
  rule(
    ['temperature'],
    [`from [−-]?${N} to ${N} °C`, `(?:[Rr]ated to|[Ww]orks up to|at work up to|[Uu]p to) ${N} °C`, `[يت]عمل[^.،]{0,40} حتى ${N} °م`],
    'some',
  ),
  { ...rule(['sizes'], [`${LISTED}[ -]inch`, `${LISTED} بوصة`]), ofAnyProduct: true },
  rule(['price-from-sa', 'price-from-ae', 'area-price-from-sa', 'area-price-from-ae'], [`${N} (?:AED|SAR)`, `${N} (?:د\\.إ|ر\\.س)`]),
  rule(['life'], [`(\\d{2,},\\d{3}) h(?:ours)?\\b`, `(\\d{2,},\\d{3}) ساعة`]),
  // A cabinet of another size stands beside its measure.
  rule(
    ['weight', 'cabinet-weight'],
    [`(?<!\\d mm [^.]{0,20})weighs ${N} kg(?!/)`, `(?<!\\d مم )[يت]زن(?: مقاس \\d+ بوصة| [\\u0621-\\u064a]+)? ${N} كجم(?!/)`],
  ),
  rule(['lead-time'], [`(?:ready in|[Pp]roduction) (\\d+) weeks`, `(?:يجهز في|الإنتاج) (\\d+) أسابيع`], 'within'),
  rule(['warranty'], [`[Ww]arranty of (\\d+) months`, `(\\d+)-month warranty`, `ضمان (\\d+) شهرًا`]),
];

const SUNNY: readonly string[] = ['outdoors-sun', 'facade', 'roadside', 'perimeter', 'window'] satisfies (keyof typeof PLACES)[];
const IN_SUN = /(?:full|direct) sun\b|تحت الشمس|الشمس المباشرة/g;
/** Asking for it, or keeping away from it, claims nothing. */
const NO_CLAIM = /[?؟]|[Aa]way from|بعيدًا عن|[Nn]ot |[Nn]o |لا |يغلب/;

function sunClaims(text: string, known: readonly Specifications[]): Claim[] {
  const places = known.flatMap(({ suits = [] }) => suits);
  if (places.length === 0 || places.some((place) => typeof place === 'string' && SUNNY.includes(place))) return [];
  const sentences = text.split(/(?<=[.!?؟])\s/).filter((sentence) => !NO_CLAIM.test(sentence));
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(IN_SUN)].map(([found]): Claim => ({ kinds: ['suits'], numbers: [], text: found })),
  );
}

/** Claims that neither the product nor another one named in the same text bears out. */
export function contradictions(
  text: string,
  { own, named, all }: { own: Specifications; named: readonly Specifications[]; all: readonly Specifications[] },
): Claim[] {
  const inSun = sunClaims(text, [own, ...named]);
  return inSun.concat(figureClaims(text, { own, named, all }));
}

function figureClaims(
  text: string,
  { own, named, all }: { own: Specifications; named: readonly Specifications[]; all: readonly Specifications[] },
): Claim[] {
  return RULES.flatMap(({ kinds, patterns, compare, ofAnyProduct }) => {
    if (!kinds.some((kind) => own[kind])) return [];
    const said = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
    if (said.length === 0) return [];
    // Most texts say nothing of most kinds: what the others have is looked up only where this one does.
    const facts = [...factsOf([own], kinds), ...(ofAnyProduct ? factsOfAll(all, kinds) : factsOf(named, kinds))];
    return said.flatMap(({ 0: found, ...groups }) => {
      const numbers = numbersOf(Object.entries(groups).flatMap(([key, value]) => (/^\d+$/.test(key) ? [String(value)] : [])));
      return isBorneOut(numbers, facts, compare) ? [] : [{ kinds, numbers: numbers.map(Number), text: found }];
    });
  });
}

function factsOf(known: readonly Specifications[], kinds: readonly SpecificationName[]): Fact[] {
  const values = known.flatMap((specifications) => kinds.flatMap((kind) => specifications[kind] ?? []));
  return values.map((value) => (typeof value === 'object' && 'amount' in value ? value.amount : value));
}

/** Thousands of products share a few values; they are put together once for each list of all. */
const ofAll = new WeakMap<readonly Specifications[], Map<readonly SpecificationName[], Fact[]>>();

function factsOfAll(all: readonly Specifications[], kinds: readonly SpecificationName[]): Fact[] {
  const known = ofAll.get(all) ?? new Map<readonly SpecificationName[], Fact[]>();
  ofAll.set(all, known);
  const facts = known.get(kinds) ?? [...new Set(factsOf(all, kinds))];
  known.set(kinds, facts);
  return facts;
}

type Fact = number | string | readonly number[];

/** Numbers stay text here: how many decimals somebody wrote says how exact the claim is. */
function numbersOf(groups: readonly string[]): string[] {
  return groups.flatMap((group) => group.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => one.replaceAll(/,(?=\d{3})|,$/g, ''));
}

function isBorneOut(numbers: readonly string[], facts: readonly Fact[], compare: Rule['compare']): boolean {
  if (compare === 'pixels') return facts.some((fact) => Array.isArray(fact) && fitsPixels(numbers.map(Number), fact));
  if (compare === 'within') return facts.some((fact) => Array.isArray(fact) && isWithin(numbers.map(Number), fact));
  const plain = facts.flatMap((fact) => (typeof fact === 'string' ? [Number(fact.replaceAll(/\D/g, ''))] : fact)).map(Math.abs);
  if (compare === 'most') return numbers.every((one) => plain.some((fact) => Number(one) <= fact));
  const isTrue = (one: string) => plain.some((fact) => isWritten(one, fact));
  return compare === 'some' ? numbers.some(isTrue) : numbers.every(isTrue);
}

/** 0.93 and 0.94 both stand for 0.9375. */
function isWritten(text: string, fact: number): boolean {
  const decimals = text.split('.')[1]?.length ?? 0;
  return Math.abs(Number(text) - fact) < (decimals > 0 ? 10 ** -decimals : Number.EPSILON);
}

function isWithin(numbers: readonly number[], [least = 0, most = least]: readonly number[]): boolean {
  return numbers.every((one) => one >= least && one <= most);
}

/** A wall has whole cabinets, a part of a picture a whole part of its pixels; both may stand upright. */
function fitsPixels([width = 0, height = 0]: readonly number[], [wide = 0, high = 0]: readonly number[]): boolean {
  const whole = (a: number, b: number) => Number.isInteger(a / b) || Number.isInteger(b / a);
  return (whole(width, wide) && whole(height, high)) || (whole(width, high) && whole(height, wide));
}

import { type Attribute, ATTRIBUTE_WORD, attributeIn, withoutAttribute } from './attributes.ts';
import type { Column } from './columns.ts';
import { columnsFor, HOTTEST, isAbout, ofCabinet } from './columns-for.ts';
import { type Figure, round } from './read-figures.ts';

/** A figure that nobody has exactly is one that differs by no more than this. */
const NEARLY = 0.1;

/** One of the columns of the first group must lie within; the next groups count where no product has any of it. */
export type Bound = {
  columns: readonly (readonly Column[])[];
  min: number;
  max: number;
  isMinOpen: boolean;
  isMaxOpen: boolean;
  /** What was asked for: the nearest to it comes first. */
  wanted: number;
};

type Direction = 'more' | 'less' | 'at-least' | 'at-most' | 'about';

const MORE = 'more|greater|higher|larger|bigger|brighter|heavier|wider|taller|longer|deeper|thicker|faster|coarser|better|stronger';
const LESS = 'less|fewer|lower|smaller|lighter|cheaper|finer|tighter|thinner|slimmer|narrower|shorter|closer|shallower|dimmer';
/** "Must not exceed", "doesn't go above", "no coarser than". */
const NOT = String.raw`(?:no|not|never|without|cannot|\w+n['’]?t)\s+(?:go(?:ing)?\s+|be\s+)?(?:any\s+)?`;

/** What stands before a number, longest first; texts are folded. `~` carries what the word is about. */
const BEFORE: readonly (readonly [RegExp, Direction])[] = [
  [
    /(?:لا|ما|مو|ليس)\s+(?:يقل|تقل|اقل)(?:\s+\p{L}+)?\s+(?:عن|من)|على الاقل|علي الاقل|(?:ال)?(?:اقل|ادني)(?:ها|ه)?\s+(?:شي|شيء|حاجه|حد)|(?:ب|ك|ال)?حد (?:ال)?ادني|ابتداء(?:ا)?\s+من|بدءا من|يبدا من|تبدا من|مينيمم|(?:لا|ما|مو|ليس)\s+(?:ينزل|تنزل|ينقص|تنقص)(?:\s+\p{L}+)?\s+(?:عن|من)/u,
    'at-least',
  ],
  [
    /(?:لا|ما|مو|ليس|بدون ما|دون ان)\s+(?:يزيد|تزيد|يتجاوز|تتجاوز|يتعدي|تتعدي|يعدي|تعدي|يطلع|تطلع|يفوق|تفوق|اكثر|اعلي|اكبر)(?:(?:\s+\p{L}+)?\s+(?:عن|من|علي|فوق))?|(?:ب|ك|ال)?حد (?:ال)?(?:اقصي|اعلي)|(?:ال|ب)?(?:اقصي|سقف|اكثر|اكبر|اعلي|حد)(?:ها|ه)?\s+(?:شي|شيء|حاجه|حد)|(?:ال|ب)?(?:اقصي|سقف)(?:ها|ه)?|حد(?:ها|ه|ي|نا)|ماكسيمم|ماكس|(?:ب|ك)?الكثير|علي الاكثر|معي|معاي|في حدود|بحدود|ضمن|خلال|في غضون|حتي|لحد|لغايه|الي|(?:ال)?ميزاني(?:ه|تي|تنا|ته|تها)/u,
    'at-most',
  ],
  [
    /(?:اكثر|اكبر|اعلي|اقوي|اشد|ازيد|اطول|اعرض|اثقل|اسطع|اسرع|اوسع|اغلي|ابعد|اخشن)(?:\s+\p{L}+)?\s+من|تزيد\s+(?:عن|علي)|يزيد\s+(?:عن|علي)|(?:ي|ت)?(?:فوق|تجاوز|تعدي)(?:\s+ال)?|يتجاوز|تتجاوز/u,
    'more',
  ],
  [
    /(?:ب)?(?:اقل|اصغر|ادني|اقصر|اخف|ارخص|ادق|انعم|انحف|ارق|اقرب|اضيق|اوفر)(?:\s+\p{L}+)?\s+من|(?:ي|ت)قل\s+عن|تحت(?:\s+ال)?|دون|ما دون/u,
    'less',
  ],
  [/حوالي|تقريبا|قرابه|نحو|حول/, 'about'],
  [
    new RegExp(
      String.raw`${NOT}(?:under|below|beneath|(?:${LESS})(?:\s+than)?)|(?:equal|equals)(?:\s+to)?\s+or\s+(?:above|over|(?:${MORE})(?:\s+than)?)|(?:(?:${MORE})(?:\s+than)?|above|over)\s+or\s+equal(?:\s+to)?|at\s+or\s+(?:above|over)|at\s*(?:the\s*)?least|minimum(?:\s+of)?|min\.?|from(?!\s+an?\s)|starting\s+(?:from|at)|>=|≥`,
    ),
    'at-least',
  ],
  [
    new RegExp(
      String.raw`${NOT}(?:over|above|beyond|exceed(?:s|ing)?|cross|pass|(?:${MORE})(?:\s+than)?)|(?:equal|equals)(?:\s+to)?\s+or\s+(?:below|under|(?:${LESS})(?:\s+than)?)|(?:(?:${LESS})(?:\s+than)?|below|under)\s+or\s+equal(?:\s+to)?|at\s+or\s+(?:below|under)|at\s*(?:the\s*)?most|maximum(?:\s+of)?|max\.?|up\s*to|within|budget(?:\s+of|\s+is)?|<=|≤|until`,
    ),
    'at-most',
  ],
  [
    new RegExp(String.raw`(?:${MORE})(?:\s+${ATTRIBUTE_WORD})?\s+than|over|above|exceed(?:s|ing)?|beyond|north\s+of|upwards?\s+of|>`),
    'more',
  ],
  [new RegExp(String.raw`(?:${LESS})(?:\s+${ATTRIBUTE_WORD})?\s+than|under|below|beneath|south\s+of|<|sub-?`), 'less'],
  [/about|around|approx(?:imately)?\.?|roughly|circa|~|≈/, 'about'],
];
/** Words of a bound that stand after its figure. */
const AFTER: readonly (readonly [RegExp, Direction])[] = [
  [
    /(?:or|and|&)\s*(?:more|over|above|higher|greater|larger|bigger|brighter|up|upwards?|wider|taller|better|heavier|longer|beyond|faster|coarser)|onwards?|(?:at\s*)?minimum|min|at\s*least|\+|plus|upwards?/,
    'at-least',
  ],
  [
    /(?:or|and|&)\s*(?:less|under|below|lower|fewer|smaller|finer|lighter|cheaper|thinner|slimmer|tighter|narrower|shorter|closer|down)|(?:at\s*)?maximum|max|at\s*most|tops/,
    'at-most',
  ],
  [
    /(?:او|ف|و|وما|فما)\s*(?:اكثر|اكبر|اعلي|فوق|ازيد|اسطع|اسرع|اثقل|اعرض|اطول|افضل|طالع|ما فوق)|(?:علي|على) الاقل|(?:ب|ك)?حد ادني/,
    'at-least',
  ],
  [
    /(?:او|ف|و|وما|فما)\s*(?:اقل|اصغر|ادني|تحت|دون|ادق|انعم|ارخص|اخف|انحف|ارق|نازل|ما تحت)|(?:ب|ك)?حد (?:اقصي|اعلي)|(?:ب|ك)?الكثير|علي الاكثر/,
    'at-most',
  ],
];

const F = '\ue000(\\d+)\ue001';
const NAMED = F.replace('(', '(?<figure>');
const EDGE = String.raw`(?<!\p{L})`;
const SMALL = '(?:the|a|of|عن|من|ال|is|هو|:|about)';
/** "minimum brightness of 5000": what is asked about may stand between. */
const GAP = String.raw`\s*(?:${SMALL}\s*)?(?<between>(?:${ATTRIBUTE_WORD}\s*)?)(?:${SMALL}\s*)?`;
/** «بحدود ٥ الى ١٠»: of two ends none is a limit by itself. */
const AROUND = 'about|around|roughly|somewhere|(?:ب|في |من )?حدود|حوالي|تقريبا|بمدي|مدي|يتراوح|تتراوح';
const RANGES = [
  new RegExp(
    String.raw`${EDGE}(?:${AROUND}\s+)?(?:between|from|ranging|range|ما بين|بين|من|${AROUND})\s*${F}\s*(?:and|to|till|until|up to|[-–—]|الي|الى|ل|و|حتي|لين)\s*${F}`,
    'u',
  ),
  new RegExp(String.raw`${F}\s*(?:to|[-–—]|الي|حتي)\s*${F}`, 'u'),
];
const RULES = [
  ...AFTER.map(([words, direction]) => ({
    pattern: new RegExp(String.raw`${NAMED}(?<between>(?:\s*\p{L}+){0,2}?)\s*(?<!\p{L})(?:${words.source})(?!\p{L})`, 'u'),
    direction,
  })),
  ...BEFORE.map(([words, direction]) => ({ pattern: new RegExp(String.raw`${EDGE}(?:${words.source})${GAP}${NAMED}`, 'u'), direction })),
];
const ABOUT = 0.1;
const JUST_MORE = 0.1;
/** «الفرق بين ٧٥ و٨٦» asks about the two of them. */
const COMPARED = /(?<!\p{L})(?:differences?|compar\p{L}*|choose|(?:ال)?فرق|(?:ال)?مقارنه|قارن\p{L}*|محتار\p{L}*)\s*$/u;
const CABINET = /(?<!\p{L})(?:cabinets?|(?:ال)?كابين(?:ه|ات))(?!\p{L})/u;

/** The bounds of a query, and its text without them; figures stand in the text as \ue000 number \ue001. */
export function readBounds(text: string, figures: readonly Figure[]): { bounds: Bound[]; rest: string } {
  const bounds: Bound[] = [];
  let rest = text;
  const attribute = attributeIn(text);
  for (const pattern of RANGES) {
    const match = pattern.exec(rest);
    if (!match || COMPARED.test(rest.slice(0, match.index))) continue;
    const [from, to] = [figures[Number(match[1])], figures[Number(match[2])]];
    if (!from || !to) continue;
    if (pattern === RANGES[1] && (to.unit ?? from.unit ?? attribute) === undefined) continue;
    if (from.unit !== undefined && to.unit !== undefined && from.unit !== to.unit && from.unit !== 'pitch') continue;
    const [a, b] = scaledTogether(from, to);
    bounds.push(
      boundOf(to.unit ? to : from, attribute, {
        min: Math.min(a, b),
        max: endOf({ ...to, values: [Math.max(a, b)] }),
        wanted: (a + b) / 2,
      }),
    );
    rest = cut(rest, match);
  }
  for (const { pattern, direction } of RULES) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const figure = figures[Number(match.groups?.['figure'])];
    if (!figure) continue;
    bounds.push(
      boundOf(
        figure,
        attributeIn(match[0]) ?? attribute,
        isWarmth(figure, attribute) ? onThatDay(figure, direction === 'more' ? JUST_MORE : 0) : spanOf(figure, direction),
      ),
    );
    rest = cut(rest, match);
  }
  // "55 degrees", "up to 55 degrees": a day on which it has to work.
  for (const [whole, number] of rest.matchAll(new RegExp(F, 'gu'))) {
    const figure = figures[Number(number)];
    if (!figure || !isWarmth(figure, undefined)) continue;
    bounds.push(boundOf(figure, 'temperature', onThatDay(figure)));
    rest = rest.replace(whole, ' ');
  }
  if (CABINET.test(text)) for (const bound of bounds) bound.columns = ofCabinet(bound.columns);
  const isSaid = attribute !== undefined && bounds.some(({ columns }) => isAbout(attribute, columns));
  return { bounds, rest: isSaid ? withoutAttribute(rest, attribute) : rest };
}

function isWarmth({ unit, values }: Figure, attribute: Attribute | undefined): boolean {
  return unit === 'deg' && attribute !== 'angle' && (values[0] ?? 0) <= HOTTEST;
}

function onThatDay({ values: [value = 0] }: Figure, more = 0): Partial<Bound> & { wanted: number } {
  return { min: value + more, max: value + more, wanted: value };
}

/** "between 10 and 20 thousand" says the thousand once, "1.2 to 2 m" the metre and "10 to 20 feet" the foot. */
function scaledTogether(from: Figure, to: Figure): [number, number] {
  const [[a = 0], [b = 0]] = [from.values, to.values];
  if (from.unit !== undefined || to.unit === undefined) return [a, b];
  const scaled = round(a * to.times);
  const isThousands = (to.times === 1 || to.unit === 'sar') && b >= 1000 && a < 1000 && b / scaled >= 100;
  return [isThousands ? scaled * 1000 : scaled, b];
}

function cut(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)} ${match.groups?.['between'] ?? ''} ${text.slice(match.index + match[0].length)}`;
}

/** A code names all that is sold under it: P1.2 is 1.25. */
function endOf({ values, unit, decimals }: Pick<Figure, 'values' | 'unit' | 'decimals'>): number {
  const [value = 0] = values;
  return unit === 'pitch' ? value + 10 ** -Math.max(1, decimals) - 1e-4 : value;
}

function spanOf({ values, unit, decimals }: Figure, direction: Direction): Partial<Bound> & { wanted: number } {
  const [value = 0] = values;
  const end = endOf({ values, unit, decimals });
  if (direction === 'more') return { min: unit === 'pitch' ? end : value, isMinOpen: true, wanted: value };
  if (direction === 'less') return { max: value, isMaxOpen: true, wanted: value };
  if (direction === 'at-least') return { min: value, wanted: value };
  if (direction === 'at-most') return { max: end, wanted: value };
  return { min: value * (1 - ABOUT), max: value * (1 + ABOUT), wanted: value };
}

function boundOf(figure: Figure, attribute: Attribute | undefined, span: Partial<Bound> & { wanted: number }): Bound {
  return {
    min: Number.NEGATIVE_INFINITY,
    max: Number.POSITIVE_INFINITY,
    isMinOpen: false,
    isMaxOpen: false,
    ...span,
    columns: columnsFor(figure, attribute),
  };
}

/** What a figure that nobody has exactly may be instead. */
export function nearBound({ columns, value }: { columns: Bound['columns']; value: number }): Bound {
  return { columns, min: value * (1 - NEARLY), max: value * (1 + NEARLY), isMinOpen: false, isMaxOpen: false, wanted: value };
}

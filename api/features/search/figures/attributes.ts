import type { Unit } from './units.ts';

/** What a figure is about, where a word says so. */
export type Attribute =
  | 'brightness'
  | 'pitch'
  | 'size'
  | 'price'
  | 'area-price'
  | 'weight'
  | 'power'
  | 'refresh'
  | 'contrast'
  | 'depth'
  | 'width'
  | 'height'
  | 'distance'
  | 'radius'
  | 'memory'
  | 'storage'
  | 'temperature'
  | 'warranty'
  | 'transparency'
  | 'touch'
  | 'angle'
  | 'resolution'
  | 'delivery';

/** Folded words, the telling ones first; comparatives say what is compared. */
const WORDS: readonly (readonly [Attribute, string])[] = [
  [
    'area-price',
    '(?:per|a|each|one) (?:square (?:metre|meter)s?|sq\\.? ?m|sqm|m2|metre|meter)|per square|(?:سعر )?(?:ال|لل)متر(?: (?:ال)?مربع)?|متر مربع|سعر متر',
  ],
  ['brightness', 'nits?|brightness|brighter|dimmer|bright|luminance|luminosity|lum|(?:ال)?سطوع(?:ها|ه|ا)?|(?:ال)?اضاءه|اسطع'],
  ['pitch', '(?:pixel )?pitch|finer|tighter|coarser|dot pitch|(?:ال)?تباعد|بيتش|ادق|انعم|اخشن'],
  [
    'price',
    'sar|riyals?|ريال|price[sd]?|cost(?:s|ing)?|cheaper|budget|(?:ب)?(?:ال)?سعر(?:ها|ه)?|(?:ال)?اسعار|تكلفه|(?:ال)?ميزاني(?:ه|تي|تنا|ته|تها)|ارخص|اغلي|بمبلغ',
  ],
  ['weight', 'kgs?|weigh(?:t|s|ing)?|lighter|heavier|(?:ال)?وزن(?:ها|ه)?|اخف|اثقل'],
  ['power', 'power|consum\\w*|(?:ال)?استهلاك(?:ها|ه)?|طاقه|كهرباء'],
  ['refresh', 'hz|hertz|هرتز|refresh(?: rate)?|faster|(?:معدل )?(?:ال)?تحديث|اسرع'],
  ['contrast', 'contrast|(?:ال)?تباين'],
  [
    'depth',
    'deep|depth|thin(?:ner)?|thick(?:er|ness)?|slim(?:mer)?|shallower|(?:ال)?عمق(?:ها|ه)?|(?:ال)?سماك(?:ه|تها|ته)|سمك(?:ها|ه)?|انحف|ارق',
  ],
  ['width', 'wide|width|wider|narrower|بعرض|عرضها|عرضه|العرض|اعرض|اضيق'],
  ['height', 'high|height|tall|taller|shorter|(?:ب)?ارتفاع(?:ها|ه)?|اطول|اقصر'],
  ['distance', 'viewing distance|viewers?|away|closer|distance|(?:ال)?مسافه|ابعد|اقرب'],
  ['radius', 'radius|bend(?:ing|s)?|نصف قطر'],
  ['memory', 'ram|memory|رام|ذاكره'],
  ['storage', 'storage|ssd|تخزين'],
  ['temperature', 'temperature|heat|celsius|حراره|°'],
  ['warranty', 'warrant(?:y|ies)|guarantee|ضمان|كفاله'],
  ['transparency', 'transparen(?:t|cy)|شفاف(?:يه|ه)?'],
  ['touch', 'touch points?|نقا?طه?ت? (?:ال)?لمس'],
  ['angle', 'viewing angle|angle|زاويه'],
  ['resolution', 'resolution|pixels?|دقه|بكسل'],
  ['delivery', 'lead[ -]?times?|deliver(?:y|ed|s)?|(?:ال)?(?:توصيل|توريد|تسليم)|توصل|يوصل'],
  ['size', 'size|larger|bigger|smaller|diagonal|(?:ال)?مقاس(?:ها|ه)?|(?:ال)?حجم(?:ها|ه)?|قطر|اكبر|اصغر'],
];
/** Arabic writes "of" and "with" together with what follows. */
const bounded = (words: string) => String.raw`(?<!\p{L})(?:بال|لل|[بلو])?(?:${words})(?!\p{L})`;
const PATTERNS = WORDS.map(([attribute, words]) => [attribute, new RegExp(bounded(words), 'u')] as const);
/** Any of the words, for a regular expression. */
export const ATTRIBUTE_WORD = bounded(WORDS.map(([, words]) => words).join('|'));

const UNIT: Readonly<Partial<Record<Attribute, Unit>>> = {
  brightness: 'nit',
  pitch: 'pitch',
  size: 'inch',
  price: 'sar',
  weight: 'kg',
  power: 'w',
  refresh: 'hz',
  contrast: ':1',
  depth: 'mm',
  memory: 'gb',
  storage: 'gb',
  touch: 'point',
  transparency: '%',
};

export function attributeIn(text: string): Attribute | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
}

export function unitOf(attribute: Attribute): Unit | undefined {
  return UNIT[attribute];
}

export function withoutAttribute(text: string, attribute: Attribute): string {
  return PATTERNS.reduce((left, [about, pattern]) => (about === attribute ? left.replace(pattern, ' ') : left), text);
}

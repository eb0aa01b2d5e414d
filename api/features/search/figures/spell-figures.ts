import { withNumberWords } from './number-words.ts';

/** Between thousands, in any writing; `8,000` but not `43, 55`. */
const GROUPS = /(?<=(?<![\d.])\d{1,3}(?:[,،'’]?\d{3})*)[,،'’](?=\d{3}(?!\d))/gu;
const TIMES = /(?<=\d)\s*(mm|cm|m|مم|سم|م|متر|in|inch)?\s*(?:[x×✕*хX]|\bby\b|(?<!\p{L})(?:في|ضرب)(?!\p{L}))\s*(?=\d)/gu;
/** «و75», «ل75»: Arabic writes such words together with what follows. */
const JOINED = /(?<![\p{L}\d])(و|ل|لل|ال)(?=\d)/gu;

/** A folded text with its figures in one writing: no signs between thousands, `500×500` without blanks. */
export function spellFigures(folded: string): string {
  if (!/\d/.test(folded)) return folded;
  return folded
    .replace(GROUPS, '')
    .replace(TIMES, (_, unit: string | undefined) => (unit ? `${unit}×` : '×'))
    .replace(JOINED, '$1 ');
}

/** What only a hurried thumb writes: «P2,5», «ب2.5», `20.000 SAR`, `8 000 nits`, «عشرين الف». */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.])24\s*(?:\/\s*7|hours?(?!\p{L})|ساعه(?!\p{L}))/gu, ' '], // "always" is no figure
  [/(?<=(?<![\d.])\d{1,3})\.000(?!\d)/gu, '000'],
  [/(?<![\d.,])(\d{1,3}) (\d00)(?=\s*(?:nits?|cd|sar|aed|hz|شمعه|ريال|درهم|هرتز))/gu, '$1$2'],
  [/(?<=\d)[,،](?=\d{1,2}(?!\d))/gu, '.'],
  [/(?<![\p{L}\d.])(\d{2,4})k(?![\p{L}\d])/gu, '$1000'], // but `4k` and `8k` are pictures
  [/(?<!\p{L})اي\s?بي\s*(?=\d{2}(?!\d))/gu, 'ip'],
  [/(?<=\d)\s?كي(?!\p{L})/gu, 'k'],
  [/(?<=\d)(\+?)\s*touch\s+points?(?!\p{L})/gu, ' points touch $1'],
  [/(?<=\dk?)\+\s*(\p{L}[\p{L}/\d]*|")/gu, ' $1 +'], // 5000+ nits
  [/(?<!\p{L})(nits?|شمعه|نيت|نتس|hz|هرتز|inch|بوصه|انش|kg|كيلو)\s+(\d[\d.]*)(?=\s*$)/gu, '$2 $1'], // nits 7500
  [/(?<![\d.])(\d{1,3})\s*(?:الف|thousand)\s*(?:و|and)\s*(\d{3})(?!\d|\s*(?:الف|thousand)(?!\p{L}))/gu, '$1$2'], // 29 الف و 500, but «بين ١٠٠ الف و ١٥٠ الف»
  [/(?<!\p{L})(sar|sr|aed|dhs?|usd|\$|﷼)\s*(\d[\d.]*k?)(?![\d.]|\s*(?:sar|aed))/gu, '$2 $1'],
  [/(?<!\p{L})(?:ب|بي)\s?(?=\d)/gu, 'p'],
  [/(?<!\p{L})p\s+(?=\d)/gu, 'p'],
  [/(?<!\p{L})(ip|ik)[\s-]*(?=\d{2}(?!\d))/gu, '$1'],
];
const WORD_NUMBERS: Readonly<Record<string, number>> = {
  ...numbered('one two three four five six seven eight nine ten eleven twelve', 1),
  ...numbered('twenty thirty forty fifty sixty seventy eighty ninety hundred', 20, 10),
  ...numbered('واحد اثنين ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه عشره', 1),
  ...numbered('عشرين ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين', 20, 10),
  ...numbered('عشرون ثلاثون اربعون خمسون ستون سبعون ثمانون تسعون', 20, 10),
  ...numbered('ثلاث اربع خمس ست سبع ثمان تسع عشر', 3),
  ثلاثمايه: 300,
  ميه: 100,
  مايه: 100,
  ميتين: 200,
};
/** One word that is a number and its measure. */
const DUALS: Readonly<Record<string, string>> = {
  الفين: '2000',
  سنتين: '2 سنه',
  عامين: '2 سنه',
  شهرين: '2 شهر',
  اسبوعين: '2 اسبوع',
  مترين: '2 متر',
  يومين: '2 يوم',
};
const THOUSAND = String.raw`(?:thousand|الف|الاف)`;
const SPELT = new RegExp(String.raw`(?<!\p{L})(${Object.keys(WORD_NUMBERS).join('|')})(?=\s+${THOUSAND}(?!\p{L}))`, 'gu');
const DUAL = new RegExp(String.raw`(?<!\p{L})(${Object.keys(DUALS).join('|')})(?!\p{L})`, 'gu');

function numbered(words: string, from: number, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, from + index * step]));
}

export function spellTyped(folded: string): string {
  const counted = withNumberWords(folded)
    .replace(SPELT, (word) => String(WORD_NUMBERS[word] ?? word))
    .replace(DUAL, (word) => DUALS[word] ?? word)
    .replace(new RegExp(String.raw`(?<![\p{L}\d]\s?)(?<!\p{L})الف(?=\s+(?:ريال|درهم|شمعه))`, 'gu'), '1000');
  return spellFigures(TYPED.reduce((text, [typing, meant]) => text.replace(typing, meant), counted.replace(GROUPS, '')));
}

import { UNITS } from '../specifications/units.ts';

/** Stands for a space at which a line may not end: texts of people keep their plain spaces. */
const JOINED = '\u00a0';
const SIZE = /(\d) ([×:]) (?=[±−]?\d)/gu;
const MORE_UNITS = [
  'metres',
  'inches',
  'km/h',
  'كم/س',
  'كم',
  'h',
  'min',
  'س',
  'د',
  'يوم',
  'أيام',
  'يومًا',
  'دقيقة',
  'دقائق',
  'ثانية',
  'ثوانٍ',
  'ملي ثانية',
  'أمبير',
  'ملي أمبير',
  'ديسيبل',
  'لوكس',
  'كيلوواط',
  'ميغابكسل',
  'بايت',
  'كيلوبايت',
  'ميغابايت',
  'byte',
  'kB',
  'MB',
  'SAR',
  'AED',
  'ريال',
  'درهم',
  'ر.س',
  'د.إ',
];
const UNIT_WORDS = [...new Set([...Object.values(UNITS).flatMap(wordsOf), ...MORE_UNITS])].toSorted((a, b) => b.length - a.length);
/** A number and the unit after it; what else it counts may go to the next line. */
const MEASURED = new RegExp(
  String.raw`(\d[%°]?\u2069?) (${UNIT_WORDS.map((word) => word.replaceAll('.', String.raw`\.`)).join('|')})(?![\p{L}\d])`,
  'gu',
);
/** The same in a sentence whose numbers are still to be filled in. */
const COUNTED = new RegExp(MEASURED.source.replace(String.raw`(\d`, String.raw`([\d}#]`), 'gu');
const ARABIC = /[\u0620-\u064a]/u;
/** Latin words side by side inside Arabic, one of them of a name or a norm: GlowMate Wall, Vision 295, Full HD. */
const NAME = /[A-Za-z][\w.+-]*(?: [A-Za-z\d][\w.+-]*){1,3}(?![\w.+-])/gu;
const IS_NAME = /\d|[a-z][A-Z]|[A-Z]{2}/;
/** Most texts have nothing to keep together, and this is asked of every text of every page. */
const HAS_NUMBER = /\d[%°]? \S/u;
const HAS_NAME = /[A-Za-z][\w.+-]* [A-Za-z\d]/u;

export type UnbrokenRun = { text: string; isJoined: boolean };

/** Splits a text so that sizes, numbers with their units and, in Arabic, foreign names can each be kept in one line by style. */
export function unbrokenRuns(text: string): UnbrokenRun[] {
  const isNamed = ARABIC.test(text) && HAS_NAME.test(text);
  if (!isNamed && !HAS_NUMBER.test(text)) return text === '' ? [] : [{ text, isJoined: false }];
  const named = isNamed ? text.replaceAll(NAME, (name) => (IS_NAME.test(name) ? name.replaceAll(' ', JOINED) : name)) : text;
  const joined = named.replaceAll(SIZE, `$1${JOINED}$2${JOINED}`).replaceAll(MEASURED, (words) => words.replaceAll(' ', JOINED));
  return joinedRuns(joined);
}

/** Splits a text so that numbers stay with their units, and nothing else is kept together. */
export function measuredRuns(text: string): UnbrokenRun[] {
  return joinedRuns(text.replaceAll(MEASURED, (words) => words.replaceAll(' ', JOINED)));
}

/** A sentence of the interface, as one text: for what is read out, and for fields that show no style. */
export function withUnits(sentence: string): string {
  return sentence.replaceAll(COUNTED, (words) => words.replaceAll(' ', JOINED));
}

function joinedRuns(joined: string): UnbrokenRun[] {
  return joined
    .split(/([^\s]*\u00a0[^\s\u00a0]*(?:\u00a0[^\s\u00a0]*)*)/u)
    .map((part, index) => ({ text: part.replaceAll(JOINED, ' '), isJoined: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

function wordsOf(unit: (typeof UNITS)[keyof typeof UNITS]): string[] {
  const written = [unit.en, unit.ar].flatMap((words) => (typeof words === 'string' ? words : Object.values<string>(words)));
  return [...written, ...('typed' in unit ? unit.typed : [])].filter((word) => /^[\p{L}°]/u.test(word));
}

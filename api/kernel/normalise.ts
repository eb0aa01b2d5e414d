import { latinDigits } from '#content/digits.ts';

// One text analysis for English and Arabic, used for the index and for the query, so that the database never matters.

// Zero-width characters, direction marks and tatweel: typed by accident, copied along, never meant.
const UNSEEN = /[\u0640\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const SAME_LETTER: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ہ: 'ه',
  ھ: 'ه',
  گ: 'ك',
  ڤ: 'ف',
  پ: 'ب',
  چ: 'ج',
  '٫': '.',
  '٬': '',
};
const SAME_LETTERS = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'g');
const INCH_SIGN = /(\d)\s*(?:["”]|''|′′)/g;

const ARABIC_WORD = /^[\u0621-\u064a]+$/;
const ARTICLES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال'];
const ENDINGS = ['ات', 'ان', 'ون', 'ين', 'تين', 'تان', 'ها', 'يه', 'ه', 'ي'];
const SYNONYMS = new Map(
  Object.entries({
    inches: 'inch',
    بوصه: 'inch',
    بوصات: 'inch',
    انش: 'inch',
    اينش: 'inch',
    tv: 'screen',
    display: 'screen',
    displays: 'screen',
  }),
);
const REMEMBERED_WORDS = 50_000;

/** Lower case, no diacritics, one form per letter, Latin digits. */
export function fold(text: string): string {
  const folded = new Uint16Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const one = (FOLDED[unit] ||= foldedUnit(unit));
    if (one === TOGETHER) return foldWhole(text);
    if (one !== NOTHING) folded[length++] = one;
  }
  const plain = Buffer.from(folded.buffer, 0, length * 2).toString('utf16le');
  return /["”'′]/.test(plain) ? plain.replace(INCH_SIGN, '$1 inch') : plain;
}

export function foldWhole(text: string): string {
  return latinDigits(text.normalize('NFKD'))
    .replace(/\p{Mn}+/gu, '')
    .replace(UNSEEN, '')
    .replace(SAME_LETTERS, (letter) => SAME_LETTER[letter] ?? letter)
    .toLowerCase()
    .replace(INCH_SIGN, '$1 inch');
}

/** By UTF-16 unit, each looked up when it is first met; a catalogue of 100,000 products is folded letter by letter. */
const FOLDED = new Uint16Array(0x1_0000);
/** Marks of the table, where no text has letters: not a character, and half of one. */
const [NOTHING, TOGETHER] = [0xff_ff, 0xd8_00];
const SIGMAS = 'σς';

function foldedUnit(unit: number): number {
  const isHalf = unit >= 0xd8_00 && unit <= 0xdf_ff;
  if (isHalf || unit === 0 || unit === NOTHING) return TOGETHER;
  const letter = String.fromCharCode(unit);
  const one = foldWhole(letter);
  if (one === '') return NOTHING;
  return one.length > 1 || (one !== letter && SIGMAS.includes(one)) ? TOGETHER : one.charCodeAt(0);
}

/** `LED-55X` gives led, 55x; `P2.5` stays p2.5. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:\.\d+)*/gu) ?? [];
}

const remembered = new Map<string, string[]>(); // a catalogue uses few different words

/** Everything a word is found by: itself, without the article, its stem, its synonym, the parts of a model name. */
export function indexTerms(word: string): string[] {
  const known = remembered.get(word);
  if (known) return known;
  const terms = new Set([word, stem(word)]);
  if (ARABIC_WORD.test(word)) terms.add(withoutArticle(word));
  const synonym = synonymOf(word);
  if (synonym) terms.add(synonym);
  const parts = word.match(/\p{L}+|[\d.]+/gu) ?? [];
  if (parts.length > 1) for (const part of parts) terms.add(part);
  if (word.includes('.')) terms.add(word.replaceAll('.', ''));
  const list = [...terms];
  if (remembered.size < REMEMBERED_WORDS) remembered.set(word, list);
  return list;
}

/** What one word of a query looks for; while it is being typed, also its bare beginning. */
export function queryTerms(word: string, isBeingTyped: boolean): string[] {
  const synonym = synonymOf(word);
  if (synonym) return [synonym];
  if (!ARABIC_WORD.test(word)) return [...new Set([stem(word), word])];
  const typed = isBeingTyped ? [word, withoutArticle(word, 2)] : [];
  return [...new Set([stem(word), withoutArticle(word), ...typed])];
}

function synonymOf(word: string): string | undefined {
  return SYNONYMS.get(word) ?? SYNONYMS.get(stem(word));
}

function withoutArticle(word: string, lettersLeft = 3): string {
  const article = ARTICLES.find((one) => word.startsWith(one) && word.length - one.length >= lettersLeft);
  return article ? word.slice(article.length) : word;
}

function stem(word: string): string {
  if (ARABIC_WORD.test(word)) {
    const bare = withoutArticle(word);
    const ending = ENDINGS.find((one) => bare.endsWith(one) && bare.length - one.length >= 3);
    return ending ? bare.slice(0, -ending.length) : bare;
  }
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

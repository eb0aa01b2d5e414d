/** An Arabic keyboard, key by key, as its keys are on a Latin one. */
const KEYS: Readonly<Record<string, string>> = {
  q: 'ض',
  w: 'ص',
  e: 'ث',
  r: 'ق',
  t: 'ف',
  y: 'غ',
  u: 'ع',
  i: 'ه',
  o: 'خ',
  p: 'ح',
  '[': 'ج',
  ']': 'د',
  a: 'ش',
  s: 'س',
  d: 'ي',
  f: 'ب',
  g: 'ل',
  h: 'ا',
  j: 'ت',
  k: 'ن',
  l: 'م',
  ';': 'ك',
  "'": 'ط',
  z: 'ئ',
  x: 'ء',
  c: 'ؤ',
  v: 'ر',
  b: 'لا',
  n: 'ى',
  m: 'ة',
  ',': 'و',
  '.': 'ز',
  '/': 'ظ',
  '`': 'ذ',
};
const LATIN_KEYS = new Map(Object.entries(KEYS).map(([key, letter]) => [letter, key]));
const LONGEST = 60;
const SHORTEST = 3;
/** «لاخشقي 86» */
const NUMBER_LAST = /(?<=[^\d\s])(\s+[\d\u0660-\u0669]+)$/;
const WORDS_ONLY = /^(?:[a-z]{3,}|[\u0621-\u064a]{3,})(?: (?:[a-z]{2,}|[\u0621-\u064a]{2,}))*$/;

/** What was typed with the keyboard of the other language: `;a;` is «كشك», «لاخشقي» is a board. */
export function typedOnOtherKeyboard(query: string): string | undefined {
  const typed = query.trim().toLowerCase();
  if (typed.length < SHORTEST || typed.length > LONGEST) return undefined;
  const [letters = '', number = ''] = typed.split(NUMBER_LAST, 2);
  const meant = /\d/.test(letters) ? undefined : onOtherKeys(letters);
  return meant !== undefined && WORDS_ONLY.test(meant) ? meant + number : undefined;
}

function onOtherKeys(typed: string): string | undefined {
  if (/^[a-z[\];',./` ]+$/.test(typed)) return [...typed].map((key) => KEYS[key] ?? key).join('');
  if (/^[\u0621-\u064a ]+$/.test(typed))
    return typed.replaceAll('لا', 'b').replaceAll(/[\u0621-\u064a]/g, (letter) => LATIN_KEYS.get(letter) ?? letter);
  return undefined;
}

/** Latin letters as Arabic writes them when it writes a foreign name; a hard g has four ways. */
const LATIN: Readonly<Record<string, readonly string[]>> = {
  b: ['b'],
  p: ['b'],
  c: ['k', 'q'],
  k: ['k', 'q'],
  q: ['k', 'q'],
  d: ['d'],
  f: ['f'],
  v: ['f'],
  g: ['j', 'g', 'q', 'k'],
  j: ['j'],
  l: ['l'],
  m: ['m'],
  n: ['n'],
  r: ['r'],
  s: ['s'],
  z: ['s'],
  t: ['t'],
  x: ['ks'],
  h: ['h'],
  w: ['V'],
};
const ARABIC: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ط: 't',
  ث: 's',
  ج: 'j',
  ح: 'h',
  خ: 'x',
  د: 'd',
  ض: 'd',
  ذ: 's',
  ز: 's',
  ظ: 's',
  ر: 'r',
  س: 's',
  ص: 's',
  ش: 'X',
  غ: 'g',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ا: 'V',
  و: 'V',
  ي: 'V',
};
const MOST_FORMS = 32;
/** In consonants. */
const LONG_NAME = 4;
const ARABIC_WORD = /^[\u0621-\u064a]{2,}$/;

/** How an Arabic word sounds, its long vowels all alike; nothing for other words. */
export function soundOf(word: string): string | undefined {
  if (!ARABIC_WORD.test(word)) return undefined;
  const letters = [...word].map((letter, at) => (at === 0 && letter === 'و' ? 'w' : (ARABIC[letter] ?? ''))).join('');
  // استاد: Arabic begins with a vowel where two letters would stand together.
  return calm(letters.replaceAll('tX', 'X')).replace(word.startsWith('ا') ? /^V(?=s[tbkq])/ : /^$/, '');
}

/** The ways in which Arabic may write a Latin word, as sounds. */
export function soundsOf(word: string): string[] {
  // فيزن and فيشن are both a vision.
  return [...new Set([word, word.replaceAll(/[st]ion/g, 'shin')])].flatMap(soundsAsSpelt);
}

function soundsAsSpelt(word: string): string[] {
  const spelt = word
    .replaceAll('ph', 'f')
    .replaceAll(/tch|ch|sh/g, 'X')
    .replaceAll('th', 's')
    .replaceAll('ck', 'k')
    .replaceAll(/g(?=[eiy])/g, 'j')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/(?<=[^aeiouy])e$/g, '');
  let forms = [''];
  for (const [at, letter] of [...spelt].entries()) {
    const next = /[aeiouy]/.test(letter) ? ['V'] : at === 0 && letter === 'w' ? ['w'] : (LATIN[letter] ?? [letter === 'X' ? 'X' : '']);
    if (forms.length * next.length > MOST_FORMS) continue;
    forms = forms.flatMap((form) => next.map((sound) => form + sound));
  }
  const long = forms.map(calm);
  // Arabic leaves short vowels out, the last one first: بوستر is a poster.
  return [...new Set([...long, ...long.map((form) => form.replace(/V(?=[^V]{1,2}$)/, '')), ...long.flatMap(withoutOneVowel)])].filter(
    (form) => form.replaceAll('V', '').length > 1,
  );
}

/** Doubled letters and vowels beside each other sound once; a silent h sounds not at all. */
function calm(sounds: string): string {
  return sounds.replaceAll(/(?<=.)h(?=[^V]|$)/g, 'V').replaceAll(/(.)\1+/g, '$1');
}

/** Of a long name any of them: ستديوم is a stadium. */
function withoutOneVowel(form: string): string[] {
  if (form.replaceAll('V', '').length < LONG_NAME) return [];
  return [...form.matchAll(/(?<=[^V]V?[^V])V(?=.)/g)].map(({ index }) => form.slice(0, index) + form.slice(index + 1));
}

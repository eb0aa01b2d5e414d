import { latinDigits } from '#content/digits.ts';

const ONE_FORM: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ک: 'ك', ی: 'ي' };

/** As people type it: in any digits, without case, vowel signs, hamza and the line that stretches words. */
function plain(text: string): string {
  return latinDigits(text)
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\u0640]/gu, '')
    .replaceAll(/[ىةکی]/g, (letter) => ONE_FORM[letter] ?? letter)
    .toLowerCase();
}

/** Whether every word stands in the name; an article in front of it or not is the same. */
export function isCalled(name: string, text: string): boolean {
  const called = plain(name);
  return plain(text)
    .split(/\s+/)
    .every((word) => called.includes(word) || called.includes(word.replace(/^ال/, '')));
}

/** Whether every word typed begins one of another name's, with an article or without. */
export function isAlsoCalled(name: string, text: string): boolean {
  const called = plain(name).split(/\s+/).map(bare);
  return plain(text)
    .split(/\s+/)
    .map(bare)
    .every((word) => called.some((one) => one.startsWith(word)));
}

function bare(word: string): string {
  return word.replace(/^ال(?=..)/, '');
}

/** In the middle of a word stands what nobody meant: VAT in "elevation". */
export const INSIDE = 2;

/** 0 where what was typed are whole words of one of the names, 1 where they begin words of it. */
export function wordRank(names: readonly string[], text: string): number {
  const typed = wordsOf(text);
  const ranks = names.map((name) => {
    const called = wordsOf(name);
    if (typed.every((word) => called.includes(word))) return 0;
    return typed.every((word) => called.some((one) => one.startsWith(word))) ? 1 : INSIDE;
  });
  return Math.min(INSIDE, ...ranks);
}

function wordsOf(text: string): string[] {
  return (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(bare);
}

const DOING = new Set([
  'change',
  'edit',
  'add',
  'create',
  'open',
  'new',
  'set',
  'find',
  'تغيير',
  'تعديل',
  'اضافه',
  'غير',
  'عدل',
  'اضف',
  'انشئ',
  'افتح',
  'اين',
  'وين',
]);

/** Only what is looked for, where somebody types what to do with it: "change logo". */
export function withoutDoing(text: string): string {
  const words = text.split(/\s+/);
  const things = words.filter((word) => !DOING.has(plain(word)));
  return (things.length > 0 ? things : words).join(' ');
}

import { fold } from './normalise.ts';

/** Letters and digits that look like another letter: `аdmin` with a Cyrillic a, `adm1n`. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'l',
  м: 'm',
  т: 't',
  н: 'h',
  ѕ: 's',
  α: 'a',
  ο: 'o',
  ν: 'v',
  ι: 'l',
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'l',
  '|': 'l',
  i: 'l',
};
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'gu');
const STRETCHED = /(.)\1+/gu;
const ARTICLE = /^(?:ال|وال|لل)(?=.{2})/u;

/** Names that only the company may sign with, also together with other words. */
const OFFICES = ['admin', 'administrator', 'administration', 'moderator', 'webmaster', 'إدارة', 'أدمن', 'ادمن', 'مدير الموقع'];
/** Words that are parts of people's names; alone they are reserved too. */
const TITLES = [
  'official',
  'staff',
  'support',
  'team',
  'root',
  'system',
  'فريق العمل',
  'فريق الدعم',
  'دعم',
  'دعم فني',
  'مشرف',
  'مشرف الموقع',
];

/** May a visitor sign with it? The company's own names and the offices of a site are ours, however they are spelt. */
export function isReservedName(name: string, ownNames: readonly string[]): boolean {
  const parts = partsOf(name);
  const whole = parts.join('');
  const holds = (reserved: string) => {
    const wanted = partsOf(reserved);
    if (wanted.length === 0) return false;
    return whole === wanted.join('') || parts.some((_, start) => wanted.every((part, step) => parts[start + step] === part));
  };
  return [...OFFICES, ...ownNames].some(holds) || TITLES.some((title) => partsOf(title).join('') === whole);
}

/** One key per way of writing a name, for comparing authors. */
export function nameKey(name: string): string {
  return partsOf(name).join(' ');
}

function partsOf(name: string): string[] {
  const plain = fold(name).replace(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter);
  const parts = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return parts.map((part) => part.replace(STRETCHED, '$1').replace(ARTICLE, ''));
}

import { isNotSold } from './not-sold.ts';
import { stem, withoutArticle } from './stem.ts';
import type { Synonyms } from './synonyms.ts';

const ARABIC = /^[\u0621-\u064a]{4,}$/;
/** Who does it, in verbs of all dialects: «أعلن», «نعلن», «يعلنون», «بيعلن», «حنعلن». */
const DOERS = /^(?:[وف]?(?:[بحه]|راح)?[انيت])(?=\p{L}{3})/u;
const DONE_TO = /(?:ونها|ونه|ونهم|وها|وه|ون|وا|ناها|ناه|ني|نا|كم|هم|ها|ه|ين|تها|ته|ت|و|ي)$/u;
const LEAST_ROOT = 3;
const PERSONS = ['', 'ي', 'ن', 'ت', 'ا'];
const ENGLISH = /^([a-z]{3,})(?:ing|ed|ment|ments)$/;

/** Other forms of a word that queries say, of which the trade has one: the verb for «نعلن», the noun for "renting". */
export function otherForms(word: string, synonyms: Synonyms): string[] {
  const isKnown = (one: string) => synonyms.namesOf(one).length > 0;
  const own = owned(word);
  if (isNotSold(word) || [word, withoutArticle(word), stem(withoutArticle(word))].some(isKnown)) return own;
  if (ARABIC.test(word)) return [...own, ...verbsLike(word).filter(isKnown).slice(0, 1)];
  const [, root] = ENGLISH.exec(word) ?? [];
  if (root === undefined) return own;
  return [
    ...own,
    ...[root, `${root}e`, root.replace(/(\p{L})\1$/u, '$1')].filter((one) => one.length >= LEAST_ROOT && isKnown(one)).slice(0, 1),
  ];
}

/** «شركتكم»: whose it is turns the last letter of «شركة» into another one. «عملياة» is heard so, and «عمليات» is meant. */
function owned(word: string): string[] {
  const [, thing] = /^([\u0621-\u064a]{3,})ت(?:ه|ها|هم|كم|نا|ي|ك)$/u.exec(word) ?? [];
  const [, many] = /^([\u0621-\u064a]{3,})اه$/u.exec(word) ?? [];
  // «غشا»: the hamza at the end is seldom typed.
  const bare = /^[\u0621-\u064a]{2,}ا$/u.test(word) ? [`${word}ء`] : [];
  // «سهيله»: a name that ends in ا is heard as one in ه.
  const named = /^[\u0621-\u064a]{3,}ه$/u.test(word) ? [`${word.slice(0, -1)}ا`] : [];
  return [...named, ...bare, ...(thing ? [`${thing}ه`] : []), ...(many ? [`${many}ات`] : [])];
}

/** The same verb with other persons, and with nobody it is done to. */
function verbsLike(word: string): string[] {
  const roots = new Set([word, word.replace(DONE_TO, '')].flatMap((one) => [one, one.replace(DOERS, '')]));
  return [...roots].filter((root) => root.length >= LEAST_ROOT).flatMap((root) => PERSONS.map((person) => person + root));
}

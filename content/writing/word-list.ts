import type { Language } from '../languages.ts';

/** A thing with its one name in each language, and the names that are not used for it. */
export type Term = { name: Readonly<Record<Language, string>>; never: Readonly<Record<Language, readonly string[]>> };

/** A place where a text says something that the word list says otherwise. */
export type Deviation = {
  start: number;
  end: number;
  says: string;
  /** The word of the list, as people read it. */
  term: string;
  /** What can stand here instead; nothing where the list gives more than one form. */
  instead: string | undefined;
};

const LETTER: Readonly<Record<Language, string>> = { ar: String.raw`[\u0620-\u0652]`, en: String.raw`[\p{L}\p{N}]` };
/** What Arabic writes together with the word that follows. */
const PREFIX: Readonly<Record<Language, string>> = { ar: '(?:[وفبكل]|ال|وال|بال|لل|ولل)?', en: '' };
const SEVERAL_FORMS = /[,،(/]/;

type Pattern = { pattern: RegExp; word: string; term: string };
export type WordPatterns = Readonly<Record<Language, readonly Pattern[]>>;

/** Made once for a word list: a text is looked at after every pause of whoever types. */
export function wordPatterns(terms: readonly Term[]): WordPatterns {
  const of = (language: Language) =>
    terms.flatMap(({ name, never }) => never[language].map((word) => ({ pattern: patternOf(word, language), word, term: name[language] })));
  return { en: of('en'), ar: of('ar') };
}

/** Every word of a text that the list replaces by another, in the order of the text. */
export function deviations(text: string, language: Language, patterns: WordPatterns): Deviation[] {
  return patterns[language]
    .flatMap(({ pattern, word, term }) =>
      [...text.matchAll(pattern)].map(({ 0: says, index }) => ({
        start: index,
        end: index + says.length,
        says,
        term,
        instead: SEVERAL_FORMS.test(term) ? undefined : withCase(says, says.slice(0, says.length - word.length) + term),
      })),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** Words that are not used, as somebody typed them: separated by commas of either language. */
export function wordsIn(typed: string): string[] {
  return typed
    .split(/[,،\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

export function termsFrom(rows: readonly Readonly<Record<Language, Readonly<{ term: string; never: string }>>>[]): Term[] {
  return rows.map((row) => ({
    name: { en: row.en.term, ar: row.ar.term },
    never: { en: wordsIn(row.en.never), ar: wordsIn(row.ar.never) },
  }));
}

function patternOf(word: string, language: Language): RegExp {
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<!${LETTER[language]})${PREFIX[language]}${literal}(?!${LETTER[language]})`, language === 'en' ? 'giu' : 'gu');
}

/** A sentence that began with a capital still does. */
function withCase(says: string, instead: string): string {
  const [first = ''] = says;
  return first !== first.toLowerCase() ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
}

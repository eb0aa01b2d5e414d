import { LANGUAGES } from '#content/document.ts';
import { FOUND_PAGES } from '#content/found-pages.ts';
import { termsOf } from './analyse.ts';
import { markOf, titleTerms } from './index-record.ts';
import { EXPLAINS } from './read-query.ts';
import type { Synonyms } from './synonyms.ts';
import type { Indexed } from './term-index.ts';
import { NAME_WEIGHT } from './term-lists.ts';

const FACTOR = 0.6;
const TEXT_WEIGHT = 1;
/** Nearly a name, but nobody mistypes it into one. */
const ALSO_WEIGHT = NAME_WEIGHT - 1;
const SEEN_IN_ALL = 2 ** LANGUAGES.length - 1;

/** The pages that exist once, as records of the index. */
export function pageRecords(synonyms: Synonyms): Indexed[] {
  return FOUND_PAGES.map(({ title, text, also }, at) => {
    const terms = new Map<string, number>();
    for (const language of LANGUAGES) for (const term of termsOf(text[language], synonyms)) terms.set(term, TEXT_WEIGHT);
    for (const term of termsOf(also, synonyms)) terms.set(term, ALSO_WEIGHT);
    for (const language of LANGUAGES) for (const term of termsOf(title[language], synonyms)) terms.set(term, NAME_WEIGHT);
    terms.set(EXPLAINS, TEXT_WEIGHT);
    return {
      key: `page/${at + 1}`,
      mark: markOf('page', SEEN_IN_ALL),
      factor: FACTOR,
      terms,
      titles: [title.en, title.ar].map((one) => titleTerms(one, synonyms)),
    };
  });
}

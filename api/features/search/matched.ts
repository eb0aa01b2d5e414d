import { namesOf } from '#content/known.ts';
import type { Language } from '#content/document.ts';
import { SPECIFICATIONS, type Specifications } from '#content/specifications/kinds.ts';
import type { SpecificationKind } from '#content/specifications/define.ts';
import { writeSpecification } from '#content/specifications/write.ts';
import { termsOf, wordsIn } from './analyse.ts';
import { fold } from '#api/kernel/normalise.ts';
import { productFigures } from './figures/product-figures.ts';
import type { Column } from './figures/columns.ts';
import { readQuery } from './read-query.ts';
import { readSynonyms } from './synonyms.ts';

type Shown = { texts: readonly string[]; specifications: Specifications };

const MOST = 3;
const SHORTEST = 2;
const shipped = readSynonyms([]);

/** For one query: which words of a result, and which of its figures, are what was asked for. */
export function matchedIn(query: string): (shown: Shown, language: Language) => string[] {
  const { wanted, bounds } = readQuery(query, shipped);
  const forms = new Set(wanted.flatMap((one) => one.forms));
  const columns = new Set<Column>(bounds.flatMap((bound) => bound.columns.flat()));
  const isMeant = (text: string) => termsOf(text, shipped).some((term) => forms.has(term));
  return ({ texts, specifications }, language) => {
    const figures = namesOf(specifications).filter((name) => {
      const own = productFigures({ [name]: specifications[name] });
      return (
        own.values.some(({ column }) => columns.has(column)) ||
        [...own.terms.keys()].some((term) => term.startsWith('#') && forms.has(term))
      );
    });
    const lines = figures.map((name) => {
      const kind: SpecificationKind = SPECIFICATIONS[name];
      return `${kind.label[language]}: ${writeSpecification(kind, specifications[name] ?? [], language)}`;
    });
    const heard = new Map<string, string>();
    for (const word of texts.flatMap((text) => text.match(/[\p{L}\p{N}]+(?:[.,-][\p{L}\p{N}]+)*/gu) ?? [])) {
      const key = wordsIn(fold(word)).join(' ');
      if (key.length >= SHORTEST && !heard.has(key) && isMeant(word)) heard.set(key, word);
    }
    return [...lines, ...heard.values()].slice(0, MOST);
  };
}

import { typedOnOtherKeyboard } from './keyboard-slip.ts';
import { type Query, readQuery } from './read-query.ts';
import { respelt } from './respell.ts';
import type { TradeWords } from './synonyms.ts';
import type { Asked, Found, TermIndex } from './term-index.ts';
import { STRONG } from './term-words.ts';
import type { Wanted } from './wanted.ts';

/** What an index answers to what somebody typed; where that says nothing, to what another keyboard would have made of it. */
export function ask(index: TermIndex, synonyms: TradeWords, typed: string, asked: Asked): Found {
  const query = readQuery(typed, synonyms);
  const meant = knows(index, query) ? undefined : typedOnOtherKeyboard(typed);
  const other = meant === undefined ? undefined : readQuery(meant, synonyms);
  if (other && knows(index, other)) return index.find(other, asked);
  const spelt = respelt(typed, index, synonyms.asking);
  const found = spelt === typed ? undefined : index.find(readQuery(spelt, synonyms), asked);
  // Of several words another one may have been meant, of one none.
  return found && (found.total > 0 || query.said < 2) ? found : index.find(query, asked);
}

/** Whether names or headings say every word of a query as it was typed; a letter or two say nothing. */
function knows({ lists }: TermIndex, { wanted }: Query): boolean {
  const isSaid = ({ word, forms }: Wanted) => word.length > 2 && forms.some((form) => lists.strongest(form) >= STRONG);
  const words = wanted.filter(({ isNumber }) => !isNumber);
  return words.length > 0 && words.every(isSaid);
}

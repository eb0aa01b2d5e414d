import { typedOnOtherKeyboard } from './keyboard-slip.ts';
import { readQuery } from './read-query.ts';
import { respelt } from './respell.ts';
import type { TradeWords } from './synonyms.ts';
import type { Asked, Found, TermIndex } from './term-index.ts';

/** What an index answers to what somebody typed; where that says nothing, to what another keyboard would have made of it. */
export function ask(index: TermIndex, synonyms: TradeWords, typed: string, asked: Asked): Found {
  const query = readQuery(typed, synonyms);
  const meant = index.knows(query) ? undefined : typedOnOtherKeyboard(typed);
  const other = meant === undefined ? undefined : readQuery(meant, synonyms);
  if (other && index.knows(other)) return index.find(other, asked);
  const spelt = respelt(typed, index, synonyms.asking);
  const found = spelt === typed ? undefined : index.find(readQuery(spelt, synonyms), asked);
  // Of several words another one may have been meant, of one none.
  return found && (found.total > 0 || query.said < 2) ? found : index.find(query, asked);
}

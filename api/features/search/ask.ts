import { typedOnOtherKeyboard } from './keyboard-slip.ts';
import { readQuery } from './read-query.ts';
import type { TradeWords } from './synonyms.ts';
import type { Asked, Found, TermIndex } from './term-index.ts';

/** What an index answers to what somebody typed; where that says nothing, to what another keyboard would have made of it. */
export function ask(index: TermIndex, synonyms: TradeWords, typed: string, asked: Asked): Found {
  const query = readQuery(typed, synonyms);
  const meant = index.knows(query) ? undefined : typedOnOtherKeyboard(typed);
  const other = meant === undefined ? undefined : readQuery(meant, synonyms);
  return index.find(other && index.knows(other) ? other : query, asked);
}

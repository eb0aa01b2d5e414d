import { expect, test } from 'vitest';
import { searchTerms } from './search-text.ts';

test.each([
  ['a name', 'Fernandez', [['fernandez']]],
  ['a word whose stem stands inside of it', 'screens', [['screen']]],
  ['other words for the same', 'tv', [['tv', 'screen']]],
  ['the longest first', 'of Khalid Al-Qahtani', [['al-qahtani'], ['khalid'], ['of']]],
  ['the same twice', 'sara Sara SARA', [['sara']]],
  ['letters that stand in another word', 'k kh kha khalid', [['khalid']]],
  ['a word that stands in one form of another alone', 'scr tv', [['scr'], ['tv', 'screen']]],
  ['what every object has', 'constructor', [['constructor']]],
  ['an article or none', 'القحطاني', [['قحطان']]],
  ['a number with its country', '+966 50 123 4567', [['966501234567']]],
  ['signs alone', '% _', []],
  ['words copied out of a sentence', '«سارة»، (Ali). "', [['سار'], ['ali']]],
  ['a name with an apostrophe', "O'Neil", [["o'neil", 'o’neil']]],
  ['a size', '3x2', [['3x2', '3×2']]],
])('words are asked for once, in as few forms as find the same: %s', (_, typed, terms) => {
  expect(searchTerms(typed).map((forms) => forms.toSorted())).toEqual(terms.map((forms) => forms.toSorted()));
});

import { expect, test } from 'vitest';
import { Lexicon } from './lexicon.ts';

test('every word that so many slips may have made is told, and few others', () => {
  const lexicon = new Lexicon();
  const words = ['board', 'boards', 'broad', 'stadium', 'glass', 'gloss', 'سبورة', 'سبورات'];
  for (const word of words) lexicon.add(word);
  const near = (typed: string, slips: number) => {
    const found: string[] = [];
    lexicon.each(typed, slips, (word) => void found.push(word));
    return found;
  };
  expect(near('bord', 1)).toEqual(['board', 'broad']);
  expect(near('gkass', 1)).toEqual(['glass']);
  expect(near('boadrs', 2)).toEqual(expect.arrayContaining(['board', 'boards', 'broad']));
  expect(near('xxxxxxxxxxxxxxxx', 2)).toEqual([]);
});

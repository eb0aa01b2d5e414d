import { expect, test } from 'vitest';
import { fold, foldWhole } from './normalise.ts';

test('letter by letter a text is folded as a whole one is: every unit of UTF-16 alone, in words, beside numbers and itself', () => {
  const wrong: string[] = [];
  for (let unit = 0; unit <= 0xff_ff; unit += 1) {
    const letter = String.fromCharCode(unit);
    for (const text of [letter, `a${letter}ب 5"`, `5${letter}${letter} x`, `${letter}\u0301${letter}A`])
      if (fold(text) !== foldWhole(text)) wrong.push(unit.toString(16));
  }
  expect(wrong).toEqual([]);
  expect(fold('شَاشَة  LED-55" ٢٫٥ mm 𝗣𝟮 ΟΔΟΣ é')).toBe('شاشه  led-55 inch 2.5 mm p2 οδος e');
});

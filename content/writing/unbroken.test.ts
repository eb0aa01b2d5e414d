import { expect, test } from 'vitest';
import { measuredRuns, unbrokenRuns } from './unbroken.ts';

function runsOf(text: string): string[] {
  return unbrokenRuns(text).flatMap((run) => (run.isJoined ? [run.text] : []));
}

test('a number stays with its unit, a size in one piece', () => {
  expect(runsOf('كابينة 600 × 337.5 مم تزن 4.6 كجم')).toEqual(['600 × 337.5 مم', '4.6 كجم']);
  expect(runsOf('حتى 50 °م وسطوع 800 شمعة/م²، وريح 160 كم/س')).toEqual(['50 °م', '800 شمعة/م²،', '160 كم/س']);
  expect(runsOf('295 inches, 6.53 m wide')).toEqual(['295 inches,', '6.53 m']);
  expect(runsOf('ينتظر منذ 3 س 4 د')).toEqual(['3 س', '4 د']);
});

test('a number that only ends its part of the sentence lets the line end', () => {
  expect(runsOf('من 4 إلى 6 أسابيع')).toEqual(['6 أسابيع']);
  expect(runsOf('43 أو 55 بوصة')).toEqual(['55 بوصة']);
  expect(runsOf('Room 12 opens for 30 people')).toEqual([]);
});

test('a foreign name inside Arabic is one piece; English sentences break between their words', () => {
  expect(runsOf('مع GlowMate Wall وVision 295 معًا')).toEqual(['GlowMate Wall', 'وVision 295']);
  expect(runsOf('GlowMate stands beside the door')).toEqual([]);
  expect(runsOf('نص with plain words')).toEqual([]);
});

test('the text itself stays as it was written', () => {
  const text = 'جدار 4.8 × 2.7 م من 64 كابينة مع Full HD';
  expect(
    unbrokenRuns(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});

test('in a table numbers stay with their units, and sizes and names may be divided', () => {
  const kept = (text: string) => measuredRuns(text).flatMap((run) => (run.isJoined ? [run.text] : []));
  expect(kept('2,350 ر.س و3,150 ر.س و4,300 ر.س')).toEqual(['2,350 ر.س', 'و3,150 ر.س', 'و4,300 ر.س']);
  expect(kept('85 و125 و170 واط')).toEqual(['و170 واط']);
  expect(kept('4,000 شمعة/م²')).toEqual(['4,000 شمعة/م²']);
  expect(kept('\u20661,920 × 1,080\u2069 بكسل')).toEqual(['1,080\u2069 بكسل']);
  expect(kept('918 × 2,120 × 62 mm')).toEqual(['62 mm']);
});

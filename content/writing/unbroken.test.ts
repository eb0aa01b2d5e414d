import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

/** Where a line may end, shown. */
const pieces = (text: string) => unbroken(text).split(' ');

test('a number stays with what it counts or measures', () => {
  expect(pieces('كابينة 600 × 337.5 مم تزن 4.6 كجم')).toEqual(['كابينة', '600', '×', '337.5\u00a0مم', 'تزن', '4.6\u00a0كجم']);
  expect(pieces('حتى 50 °م وسطوع 800 شمعة/م²')).toEqual(['حتى', '50\u00a0°م', 'وسطوع', '800\u00a0شمعة/م²']);
  expect(pieces('295 inches, 6.53 m wide')).toEqual(['295\u00a0inches,', '6.53\u00a0m', 'wide']);
});

test('a number that only ends its part of the sentence lets the line end', () => {
  expect(pieces('من 4 إلى 6 أسابيع')).toEqual(['من', '4', 'إلى', '6\u00a0أسابيع']);
  expect(pieces('43 أو 55 بوصة')).toEqual(['43', 'أو', '55\u00a0بوصة']);
});

test('a foreign name inside Arabic is one piece; English sentences break between their words', () => {
  expect(pieces('مع GlowMate Wall وVision 295 معًا')).toEqual(['مع', 'GlowMate\u00a0Wall', 'وVision\u00a0295', 'معًا']);
  expect(pieces('GlowMate stands beside the door')).toHaveLength(5);
});

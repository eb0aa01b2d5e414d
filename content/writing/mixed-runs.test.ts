import { expect, test } from 'vitest';
import { mixedRuns } from './mixed-runs.ts';

const foreign = (text: string) =>
  mixedRuns(text)
    .filter(({ isForeign }) => isForeign)
    .map((run) => run.text);

test('sizes, ratios and signed numbers are kept in their order', () => {
  expect(foreign('دقة 3,840 × 2,160 بكسل في 4.8 × 2.7 م')).toEqual(['3,840 × 2,160', '4.8 × 2.7']);
  expect(foreign('تباين 15,000:1 وانحناء ±10° و3% احتياطي')).toEqual(['15,000:1', '±10°', '3%']);
  expect(foreign('من −10 – 45 درجة')).toEqual(['−10 – 45']);
});

test('a plain number stays part of the sentence', () => {
  expect(mixedRuns('بخطوة 1.25 مم.')).toEqual([{ text: 'بخطوة 1.25 مم.', isForeign: false }]);
});

test('nothing of the sentence is lost', () => {
  const text = 'كابينة 600 × 337.5 مم، ابتداءً من 4.6 كجم و5%.';
  expect(
    mixedRuns(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});

test('a degree sign belongs to the Arabic letter after it', () => {
  expect(mixedRuns('عند 50 °م ظلًّا')).toEqual([{ text: 'عند 50 °م ظلًّا', isForeign: false }]);
  expect(mixedRuns('زاوية 160°')[1]).toEqual({ text: '160°', isForeign: true });
});

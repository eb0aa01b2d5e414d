import { expect, test } from 'vitest';
import { compareSpecifications } from '#content/specifications/compare.ts';
import { tableOf } from '#content/specifications/table.ts';
import { typed } from '#demo/specifications.ts';
import { comparedGroups } from './comparison-sheet.ts';
import { withoutPrices } from './without-prices.ts';

const { specifications } = typed({ warranty: '24', weight: '30', 'price-from-sa': '2675 SAR' });

test('a sheet without prices has no head that promises one', () => {
  const said = tableOf(specifications, 'en').map(({ label }) => label);
  expect(said.some((label) => label.startsWith('Price'))).toBe(true);
  for (const groups of [withoutPrices(tableOf(specifications, 'en'), 'en'), comparedGroups([specifications, specifications], 'en')]) {
    const labels = groups.map(({ label }) => label);
    expect(labels.filter((label) => label.startsWith('Price'))).toEqual([]);
    expect(labels).toContain('Delivery, life and warranty');
    expect(labels).toHaveLength(said.length);
  }
  const ofOneKind = typed({ weight: '30' }).specifications;
  expect(withoutPrices(compareSpecifications([ofOneKind, ofOneKind], 'en'), 'en').map(({ label }) => label)).toEqual(
    tableOf(ofOneKind, 'en').map(({ label }) => label),
  );
});

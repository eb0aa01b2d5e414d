import { expect, test } from 'vitest';
import { pointIn, projected, SHEET } from './gulf-projection.ts';

test.each([
  ['https://www.openstreetmap.org/#map=14/24.7000/46.6850', [46.685, 24.7]],
  ['https://www.google.com/maps/@25.185,55.275,15z', [55.275, 25.185]],
  ['https://maps.google.com/?q=24.7,46.685', [46.685, 24.7]],
  ['https://maps.app.goo.gl/abc', undefined],
  ['', undefined],
])('the link %s says where an office stands', (link, point) => expect(pointIn(link)).toEqual(point));

test('places keep their sides on the sheet, and one outside it is not drawn', () => {
  const [riyadh, dubai] = [projected([46.685, 24.7])!, projected([55.275, 25.185])!];
  expect(riyadh[0]).toBeLessThan(dubai[0]);
  expect(riyadh[1]).toBeGreaterThan(dubai[1]);
  expect(projected([43.2, 30.4])).toEqual([0, 0]);
  expect(projected([59, 20.6])).toEqual([SHEET.width, SHEET.height]);
  expect(projected([2.35, 48.86])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { specialHours } from './office-hours.ts';

const USUAL = { opens: '09:00', closes: '18:00' };

test('a period with one time takes the other from the usual hours, and only one without any is closed', () => {
  const days = { from: '2027-02-08', until: '2027-03-08' };
  const spans = [
    { opens: '10:00', closes: '' },
    { opens: '', closes: '14:00' },
    { opens: '', closes: '' },
  ].map((span) => specialHours([], [{ ...days, ...span }], USUAL).periods[0]?.span);
  expect(spans).toEqual([{ opens: '10:00', closes: '18:00' }, { opens: '09:00', closes: '14:00' }, null]);
});

import { expect, test } from 'vitest';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { proves } from '#test/requirements/proves.ts';

onBothEngines(
  ({ admin }) => {
    test('3-118 AC-23: the date of the privacy policy follows a change of its text, in either language, and can still be set', async () => {
      const save = async (values: Record<string, string>, base = '/api/en') =>
        (await admin('PUT', `${base}/settings/policies`, { json: values })).body['privacy_date'];
      proves('AC-23');
      expect(await save({ privacy: 'Text', privacy_ar: 'نص', privacy_date: '2024-08-06' })).toBe('2024-08-06');
      expect(await save({ return_short: 'Other' })).toBe('2024-08-06');
      expect(await save({ privacy: 'Text' })).toBe('2024-08-06');
      proves('3-118');
      expect(await save({ privacy: 'نص آخر' }, '/api/ar')).toBe('2026-11-16');
      expect(await save({ privacy: 'New', privacy_date: '2026-12-01' })).toBe('2026-12-01');
    });
  },
  // Late in the evening by UTC it is the next day in Riyadh.
  { clock: () => new Date('2026-11-15T22:30:00.000Z') },
);

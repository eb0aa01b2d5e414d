import { expect, test } from 'vitest';
import { createTestApp } from '#test/rig/app.ts';

test('numbers are taken in the digits of any keyboard, and a refusal names the limits', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  const save = (inquiry_months: string, base = 'en') => app.admin('PUT', `/api/${base}/settings/privacy`, { json: { inquiry_months } });
  for (const typed of ['١٢', '۱۲', ' 12 ', '12']) expect((await save(typed)).body['inquiry_months']).toBe(12);
  expect((await save('٥٠٠')).body['errors']).toEqual({ inquiry_months: expect.stringContaining('Allowed: 1 to 120.') });
  expect((await save('500', 'ar')).body['errors']).toEqual({ inquiry_months: expect.stringContaining('المسموح من 1 إلى 120.') });
  expect((await save('twelve')).status).toBe(422);
  const fields = { date: '٢٠٣٠-٠١-٣١', time: '١٠:٣٠', name: 'Sara', phone: '٠٥٠٠٠٠٠٠٠٠', type: 'zoom' };
  expect((await app.call('POST', '/api/ar/email/booking-sa', { json: { fields } })).status).toBe(200);
  await app.stop();
});

import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { expectNoBarriers } from './visit.ts';

test('a developer reads how to fetch the products and the page is accessible', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamha API');
  const call = page
    .getByRole('group')
    .filter({ has: page.getByText('/products', { exact: true }) })
    .filter({ hasText: 'GET' })
    .first();
  await call.locator('summary').click();
  await expect(call.locator('pre')).toContainText('responses');
  // One function makes hundreds of entries; axe takes half a minute for all of them and sees no more than in these.
  await page.locator('details:nth-of-type(n + 20)').evaluateAll((entries) => entries.forEach((entry) => entry.remove()));
  await expectNoBarriers(page);
  expect(complaints).toEqual([]);
});

test('the description is served to machines', async ({ request }) => {
  const answer = await request.get('/api/openapi.json');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), paths: expect.any(Object) });
});

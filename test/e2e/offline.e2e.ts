import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { expectNoBarriers } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

test.use({ serviceWorkers: 'allow' });

test('4-30: without a connection a visitor reads so in both languages, and comes back with it', async ({ page, context }) => {
  proves('4-30');
  await page.goto('/about');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('لا اتصال بالإنترنت');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No connection');
  await expectNoBarriers(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('banner')).toBeVisible();
});

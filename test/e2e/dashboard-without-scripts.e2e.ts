import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { ADMINISTRATOR, addressOf, say, signInOnScreen } from './dashboard.ts';
import { address, LANGUAGES } from './visit.ts';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  test(`whoever is quicker than the script signs in all the same (${language})`, async ({ page }) => {
    await page.goto(address(language, '/dashboard/products?text=Glow'));
    await signInOnScreen(page, language, { username: 'admin', password: 'not the password' });
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page.getByLabel(say(language, 'login.username'))).toHaveValue('admin');
    await signInOnScreen(page, language, ADMINISTRATOR);
    await expect(page.getByRole('navigation', { name: say(language, 'shell.screens') })).toBeVisible();
    expect(addressOf(page)).toBe(address(language, '/dashboard/products?text=Glow'));
  });
}

import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { say } from './form-journeys.ts';
import { gate } from './keyboard.ts';
import { address, DESK, newVisitor, settle, turn } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const REACT = /\/assets\/react-[\w-]+\.js$/;
const ENTRY = /\/assets\/entry\.visitor-[\w-]+\.js$/;
const ISLAND = /\/assets\/[\w-]+\.island-[\w-]+\.js$/;

/** Holds back what matches until it is let through. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

for (const language of turn(0)) {
  test(`in ${language} nobody who only looks downloads React, and touching one island wakes that one`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && asked.push(new URL(request.url()).pathname));
    await settle(page, language);
    await page.goto(address(language, '/'));
    await page.waitForFunction(() => !globalThis.earlyClicks);
    await page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.append(document.createElement('button'));
      dialog.showModal(); // as the pop-up does by itself
      for (const row of document.querySelectorAll('main ul')) row.dispatchEvent(new Event('scroll'));
    });
    await page.waitForLoadState('networkidle');
    expect(asked.filter((file) => !ENTRY.test(file))).toEqual([]);
    await page.goto(address(language, '/about'));
    await page.waitForFunction(() => !globalThis.earlyClicks);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((file) => !ENTRY.test(file))).toEqual([]);
    await page.getByRole('contentinfo').locator('form input[type=email]').focus();
    await expect(page.locator('[data-island=newsletter]')).toHaveAttribute('data-awake', '');
    expect(asked.filter((file) => REACT.test(file))).toHaveLength(1);
    expect(asked.filter((file) => ISLAND.test(file)).map((file) => /[\w-]+(?=\.island)/.exec(file)?.[0])).toEqual(['newsletter']);
  });

  test(`in ${language} the menu and the search pressed before any script has come open when it does`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await settle(page, language);
    const letThrough = await hold(page, ENTRY);
    // Loaded is a page only with its script.
    await page.goto(address(language, '/about'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: say(language, 'site.nav.menu') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letThrough();
    await expect(page.getByRole('dialog').getByRole('navigation')).toBeVisible();
    await page.keyboard.press('Escape');
    const wake = await hold(page, ISLAND);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say(language, 'site.nav.search') })
      .click();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    wake();
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
}

for (const language of turn(1)) {
  test(`in ${language} what is typed, chosen and pressed while an island sleeps is there when it wakes`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.setExtraHTTPHeaders(newVisitor());
    await settle(page, language);
    const wake = await hold(page, REACT);
    await page.goto(address(language, '/'));
    await page.waitForFunction(() => !globalThis.earlyClicks);
    const card = page.locator('#meeting');
    const day = card.getByRole('radio', { disabled: false }).last();
    await day.check();
    const date = await day.inputValue();
    await card.locator('[name=name]').fill('Sami Example');
    await card.locator('button[type=submit]').click();
    await expect(card.getByText(say(language, 'site.form.required').replace('{field}', ''))).toHaveCount(0);
    wake();
    await expect(card.getByText(say(language, 'site.form.required').replace('{field}', ''))).toHaveCount(3);
    await expect(card.locator('[name=name]')).toHaveValue('Sami Example');
    await expect(card.locator('[name=date]:checked')).toHaveValue(date);
    await expect(card.locator('button[type=submit]')).toHaveAttribute('data-look', 'light');
    await expect(card.locator('[name=phone]')).toBeFocused();
  });

  test(`in ${language} a form whose script never comes is posted to its page`, async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await settle(page, language);
    await page.route(ISLAND, (route) => route.abort());
    await page.goto(address(language, '/contact'));
    const form = page.locator('main form');
    for (const [name, value] of Object.entries({ name: 'Sami Example', number: '+966 50 000 0000', message: 'A wall, please.' }))
      await form.locator(`[name=${name}]`).fill(value);
    await form.locator('button[type=submit]').click();
    await expect(form.getByRole('status')).toHaveText(say(language, 'site.contact.sent'));
  });
}

const OTHER = { ar: 'en', en: 'ar' } as const;

for (const language of turn(0)) {
  test(`in ${language} changing the language in the middle of a form takes what was typed along, once`, async ({ page }) => {
    // A page that still glides to the field would take the bar away from under the pointer.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      localStorage.setItem('consent', 'refused');
      sessionStorage.setItem('pop-up-seen', '1');
    });
    await page.goto(address(language, '/contact'));
    await page.waitForFunction(() => !globalThis.earlyClicks);
    const form = page.locator('main form');
    await form.locator('[name=name]').fill('Sami Example');
    await form.locator('[name=message]').fill('A wall for the lobby.');
    await page.locator(`header [data-chooses-language=${OTHER[language]}]:visible`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER[language]);
    await expect(form.locator('[name=name]')).toHaveValue('Sami Example');
    await expect(form.locator('[name=message]')).toHaveValue('A wall for the lobby.');
    await expect(form.locator('[name=extra]')).toHaveValue('');
    await page.goto(address(OTHER[language], '/about'));
    await page.goto(address(OTHER[language], '/contact'));
    await page.waitForFunction(() => !globalThis.earlyClicks);
    await expect(form.locator('[name=name]')).toHaveValue('');

    await page.goto(address(OTHER[language], '/our-community?blog=1&section=1'));
    await page.waitForFunction(() => !globalThis.earlyClicks);
    await page.locator('#comment-1 [name=text]').fill('Well said.');
    await page.locator(`header [data-chooses-language=${language}]:visible`).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('#comment-1 [name=text]')).toHaveValue('Well said.');
  });
}

test('whoever comes by an English link goes on reading English', async ({ page }) => {
  await page.goto('/en/about');
  proves('3-15');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en');
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/en\/contact$/);
});

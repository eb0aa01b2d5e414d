import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { address, DESK, expectNoBarriers, hydrated, newVisitor, turn, visit } from './visit.ts';

const SITE = { en: siteEn, ar: siteAr };

for (const language of turn(0)) {
  const t = SITE[language];

  test(`in ${language}, on a phone: a buyer is advised, keeps two proposals and sends one with an inquiry`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setExtraHTTPHeaders(newVisitor());
    const complaints = await visit(page, language, '/advisor');
    const form = page.getByRole('form', { name: t['site.advisor.form'] });
    await form.getByLabel(t['site.advisor.place']).selectOption('indoors');
    await form.getByLabel(t['site.advisor.nearest']).fill('near');
    await form.getByRole('button', { name: t['site.advisor.ask'] }).click();
    // The answer is another page, and it begins where it says what is wrong.
    await expect(page.locator('#answer')).toBeFocused();
    await expect(page.locator('#answer')).toHaveText(t['site.advisor.check']);
    await expect(form.getByLabel(t['site.advisor.nearest'])).toHaveValue('near');
    await form.getByLabel(t['site.advisor.nearest']).fill('4');
    await form.getByLabel(t['site.advisor.farthest']).fill('12');
    await form.getByRole('button', { name: t['site.advisor.ask'] }).click();
    await expect(page).toHaveURL(/\/advisor\?place=indoors&nearest=4&farthest=12/);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectNoBarriers(page);

    const keep = page.locator('#proposal').getByRole('button', { name: t['site.shortlist.keep'] });
    const count = page.locator('[data-shortlist-count]').first();
    await keep.click();
    await expect(count).toHaveText('1');
    await page.locator('main ol a[href*="screen="]').nth(1).click();
    await expect(page).toHaveURL(/&screen=\d+#proposal$/);
    await hydrated(page);
    await keep.click();
    await expect(count).toHaveText('2');

    await page.locator('#proposal').getByRole('button', { name: t['site.advisor.send'] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t['site.inquiry.name']).fill('Sara');
    await dialog.getByLabel(t['site.inquiry.email']).fill('sara@example.com');
    await dialog.getByLabel(t['site.inquiry.phone']).fill('+966500000003');
    await dialog.getByRole('button', { name: t['site.inquiry.send'] }).click();
    await expect(page.getByText(t['site.inquiry.sent'])).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

for (const language of turn(1)) {
  const t = SITE[language];

  test(`in ${language}: the search is walked with the arrow keys, and Enter asks for the page of results`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await visit(page, language, '/about');
    const open = page.getByRole('banner').getByRole('button', { name: t['site.nav.search'] });
    await open.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('navigation', { name: t['site.search.popular'] })).toBeVisible();
    await page.keyboard.type('glowmate');
    await expect(dialog.getByRole('heading', { name: t['site.search.kind.product'] })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address(language, '/search')}?q=glowmate`);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /GlowMate/ })
        .first(),
    ).toBeVisible();
  });

  test(`in ${language}: the families of a category open under its name`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await visit(page, language, '/about');
    const category = page.getByRole('navigation', { name: t['site.nav.categories'], exact: true }).getByRole('link').first();
    const families = page.locator('header nav li > ul').first();
    await expect(families).toBeHidden();
    await category.focus();
    await expect(families.getByRole('link').first()).toBeVisible();
    await expectNoBarriers(page);
  });
}

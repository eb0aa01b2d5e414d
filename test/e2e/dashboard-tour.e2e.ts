import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { collections } from '#content/index.ts';
import { ADMINISTRATOR, button, expectMessage, say, signInOnScreen } from './dashboard.ts';
import { fillForm } from './fill-form.ts';
import { signIn } from './staff.ts';
import { address, hydrated, isWide, LANGUAGES, visit } from './visit.ts';

// Long journeys on a machine that may be busy.
/** Looked at by people; git knows nothing of them. */
const FOLDER = 'screenshots/tour';

/** One width per language; EVERY_LANGUAGE=1 takes the tour at both. */
const WIDTHS = isWide ? { ar: [1440, 390], en: [1440, 390] } : { ar: [1440], en: [390] };

for (const language of LANGUAGES) {
  for (const width of WIDTHS[language]) {
    test(`a new administrator adds a product and shows it on the home page (${language}, ${width} px)`, async ({
      page,
      playwright,
      baseURL,
    }) => {
      const staff = await signIn(playwright, baseURL);
      const tag = `tour${language}${width > 1000 ? 'wide' : 'narrow'}`;
      const name = language === 'en' ? `name ${tag}` : `نص name ${tag}`;
      const step = pictures(page, `${language}-${width}`);
      await page.setViewportSize({ width, height: width > 1000 ? 900 : 844 });

      await visit(page, language, '/dashboard');
      await step('sign-in');
      await signInOnScreen(page, language, ADMINISTRATOR);
      await page.waitForURL(`**${address(language, '/dashboard/categories')}`);
      await hydrated(page);
      await step('categories');

      await page.goto(address(language, '/dashboard/products?add'));
      await hydrated(page);
      const sheet = page.getByRole('dialog').first();
      await step('empty-form');
      await button(sheet, language, 'action.add').click();
      await expect(sheet.locator('[aria-invalid=true]').first()).toBeFocused();
      await step('mistakes');
      await fillForm(sheet, collections.products.fields, tag, language);
      await step('filled-form');
      await button(sheet, language, 'action.add').click();
      await expect(sheet).toHaveCount(0);
      const card = page.locator('[data-record]').filter({ hasText: tag });
      await card.scrollIntoViewIfNeeded();
      await step('products');

      await card.getByRole('link', { name: `${say(language, 'action.manage')}:` }).click();
      await page.locator('h2 > button[aria-expanded]').first().click();
      await expect(page.getByText(say(language, 'content.none.parent'))).toBeVisible();
      await step('empty-section');
      await page.getByRole('button', { name: `${say(language, 'action.add')}:` }).click();
      await fillForm(sheet, collections.productCards.fields, tag, language);
      await button(sheet, language, 'action.add').click();
      await expect(sheet).toHaveCount(0);
      await step('section');

      const id = Number(/product\/(\d+)/.exec(page.url())?.[1]);
      await page.goto(address(language, '/dashboard/cards-slider?add'));
      await hydrated(page);
      await fillForm(sheet, collections.homeCards.fields, tag, language);
      await button(sheet, language, 'content.choose').click();
      const targets = page.getByRole('dialog', { name: say(language, 'content.link.choose') });
      await targets.getByRole('searchbox').fill(tag);
      await step('link-picker');
      await targets.getByRole('button', { name: `/product/${id}` }).click();
      await button(sheet, language, 'action.add').click();
      await expect(sheet).toHaveCount(0);
      await step('home-cards');

      await card.getByRole('button', { name: `${say(language, 'action.delete')}:` }).click();
      await expect(card).toHaveCount(0);
      await step('mistake');
      await button(page.getByRole('status'), language, 'action.undo').click();
      await expect(card).toBeVisible();
      await expectMessage(page, '');
      await step('undone');

      const visitor = await page.context().newPage();
      await visitor.goto(address(language, `/product/${id}`));
      await expect(visitor.getByRole('heading', { name }).first()).toBeVisible();
      await visitor.goto(address(language, '/'));
      expect(await visitor.content()).toContain(`/product/${id}`);

      const cards = (await (await staff.request.get(`/api/en/records/home-cards?text=${tag}`)).json()) as { items: { id: number }[] };
      for (const made of cards.items) await staff.remove('homeslider', made.id);
      await staff.remove('products', id);
      await staff.leave();
    });
  }
}

function pictures(page: Page, run: string) {
  let number = 0;
  mkdirSync(`${FOLDER}/${run}`, { recursive: true });
  return async (name: string) => {
    number += 1;
    await page.screenshot({ path: `${FOLDER}/${run}/${String(number).padStart(2, '0')}-${name}.png`, animations: 'disabled' });
  };
}

import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { button, enter, say, textInput } from './dashboard.ts';
import { openOwnSite, type OwnSite } from './own-site.ts';
import { signIn, type Staff } from './staff.ts';
import { address, hydrated, isWide, type Language, LANGUAGES } from './visit.ts';

test.describe.configure({ timeout: 180_000 });

type Values = Readonly<Record<string, unknown>>;

async function draftOf(staff: Staff, of: string): Promise<Values | undefined> {
  const { draft } = (await (await staff.request.get(`/api/en/drafts/${of}`)).json()) as { draft: { values: Values } | null };
  return draft?.values;
}

async function desk(browser: Browser, site: OwnSite, staff: Staff, language: Language, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.clock.install();
  await enter(page, staff, language, path);
  return page;
}

/** The browser's own question is answered with yes. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await hydrated(page);
}

for (const [index, engine] of (['sqlite', 'postgres'] as const).entries()) {
  for (const language of isWide ? LANGUAGES : [LANGUAGES[index]!]) {
    test(`on ${engine} no letter is lost over a server that is killed, five minutes without a line, two editors and the other language (${language})`, async ({
      browser,
      playwright,
    }) => {
      const site = await openOwnSite(engine);
      const staff = await signIn(playwright, site.url);
      const id = await staff.add('products', { en: { name: 'Wall', headline: 'Before' }, ar: { name: 'جدار' } });
      const path = `/dashboard/products?edit=${id}`;
      const page = await desk(browser, site, staff, language, path);
      const sheet = page.getByRole('dialog').first();
      const [headline, title] = [textInput(sheet, 'headline', 'en'), textInput(sheet, 'seo_title', 'ar')];
      const [isKeptHere, isKeptThere] = [sheet.getByText(say(language, 'kept.note')), sheet.getByText(say(language, 'draft.note'))];

      // The server dies in the middle of a sentence, as at a power cut, and comes back.
      await headline.fill('While it lives');
      await title.fill('قبل الانقطاع');
      await expect(isKeptThere).toBeVisible();
      await site.kill();
      await headline.fill('While it is dead');
      await expect(isKeptHere).toBeVisible();
      await headline.pressSequentially(' and longer');
      await site.start();
      await page.clock.fastForward('00:15');
      await expect(isKeptThere).toBeVisible();
      expect(await draftOf(staff, `products/${id}`)).toEqual({ headline_en: 'While it is dead and longer', seo_title_ar: 'قبل الانقطاع' });
      await reload(page);
      await expect(headline).toHaveValue('While it is dead and longer');
      await expect(title).toHaveValue('قبل الانقطاع');

      await page.context().setOffline(true);
      await headline.fill('In a');
      await expect(isKeptHere).toBeVisible();
      await page.clock.fastForward('05:00');
      await headline.pressSequentially(' tunnel');
      await expect(isKeptHere).toBeVisible();
      await page.context().setOffline(false);
      await expect(isKeptThere).toBeVisible();
      expect(await draftOf(staff, `products/${id}`)).toEqual({ headline_en: 'In a tunnel', seo_title_ar: 'قبل الانقطاع' });

      // A colleague types into both languages; what only one of the two typed stays, and of what both did each version is shown.
      const theirs = await desk(browser, site, staff, language, path);
      const their = theirs.getByRole('dialog').first();
      await expect(textInput(their, 'headline', 'en')).toHaveValue('In a tunnel');
      await textInput(their, 'headline', 'en').fill('Theirs');
      await textInput(their, 'headline', 'ar').fill('لهم');
      await expect.poll(() => draftOf(staff, `products/${id}`)).toMatchObject({ headline_en: 'Theirs', headline_ar: 'لهم' });
      await headline.fill('Mine');
      const conflict = sheet.getByRole('alert', { name: say(language, 'draft.conflict') });
      await expect(conflict.getByRole('row').filter({ hasText: 'Theirs' })).toContainText('Mine');
      await button(conflict, language, 'content.conflict.keep-mine').click();
      await expect(isKeptThere).toBeVisible();
      await expect
        .poll(() => draftOf(staff, `products/${id}`))
        .toEqual({ headline_en: 'Mine', headline_ar: 'لهم', seo_title_ar: 'قبل الانقطاع' });
      await theirs.context().close();
      await page.context().close();

      // The language of the dashboard is changed twice, the second time before the server has heard of the last word.
      const other = language === 'ar' ? 'en' : 'ar';
      const between = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce', serviceWorkers: 'block' });
      await between.addCookies((await staff.request.storageState()).cookies);
      const form = await between.newPage();
      await form.goto(address(language, '/dashboard/settings/dashboard'));
      await hydrated(form);
      const heading = form.locator('[name="heading_en"]');
      await heading.fill('Carried over');
      await form.locator('[name="heading_ar"]').fill('محمول');
      await expect(form.getByText(say(language, 'draft.note'))).toBeVisible();
      await button(form, language, 'shell.other-language').click();
      await form.waitForURL((url) => url.pathname === address(other, '/dashboard/settings/dashboard'));
      await hydrated(form);
      await expect(heading).toHaveValue('Carried over');
      await heading.fill('Carried back');
      await button(form, other, 'shell.other-language').click();
      await form.waitForURL((url) => url.pathname === address(language, '/dashboard/settings/dashboard'));
      await hydrated(form);
      await expect(heading).toHaveValue('Carried back');
      await expect(form.locator('[name="heading_ar"]')).toHaveValue('محمول');
      await expect.poll(() => draftOf(staff, 'settings-dashboard/1')).toEqual({ heading_en: 'Carried back', heading_ar: 'محمول' });
      await between.close();
      await staff.leave();
      await site.end();
    });
  }
}

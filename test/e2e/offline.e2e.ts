import { expect } from '@playwright/test';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { proves } from '#test/requirements/proves.ts';
import { test } from './journey.ts';
import { address, expectNoBarriers, hydrated, LANGUAGES, settle } from './visit.ts';

test.use({ serviceWorkers: 'allow' });

const SITE = { ar: siteAr, en: siteEn };

for (const language of LANGUAGES) {
  test(`4-30: in ${language}: without a connection the page that is read stays and says so; one that is typed says so in both languages`, async ({
    page,
    context,
  }) => {
    proves('4-30');
    const t = SITE[language];
    const title = page.getByRole('heading', { level: 1 });
    const notice = page.getByRole('alert').filter({ hasText: t['site.unreached.text'] });
    const again = notice.getByRole('link', { name: t['site.unreached.again'] });
    const open = async (path: string) => {
      await page.goto(address(language, path));
      await hydrated(page);
    };
    await settle(page, language);
    await open('/contact');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await open('/contact');
    const message = page.locator('main form textarea').first();
    await message.fill('Half a sentence');
    await context.setOffline(true);
    const about = page.getByRole('contentinfo').getByRole('link', { name: t['site.nav.about'], exact: true });
    for (const link of [about, again, again]) {
      await link.click({ noWaitAfter: true });
      await expect(notice.and(page.locator(':not([data-seen])'))).toHaveCount(1);
      await notice.evaluate((seen) => seen.toggleAttribute('data-seen', true));
      await expect(title).toHaveText(t['site.contact.title']);
      await expect(page).toHaveURL(address(language, '/contact'));
      await expect(message).toHaveValue('Half a sentence');
    }
    await expectNoBarriers(page);
    await context.setOffline(false);
    await again.click();
    await expect(page).toHaveURL(address(language, '/about'));
    await expect(title).not.toHaveText(t['site.contact.title']);

    await open('/wall?product=2&columns=6&rows=6');
    const columns = page.getByLabel(t['site.wall.columns']);
    await context.setOffline(true);
    await columns.fill('5');
    await columns.blur();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/columns=6/);
    await expect(columns).toHaveValue('5');
    await context.setOffline(false);
    await again.click();
    await expect(page).toHaveURL(/columns=5/);

    await open('/product/15');
    const size = page.getByRole('complementary', { name: /GlowMate/ }).getByRole('combobox');
    const before = await size.inputValue();
    await page.evaluate(() => scrollTo(0, 4000));
    await context.setOffline(true);
    await size.selectOption('70');
    await expect(notice).toBeVisible();
    await expect(size).toHaveValue(before);
    expect(new URL(page.url()).search).toBe('');
    await context.setOffline(false);
    await again.click();
    await expect(page).toHaveURL(/size=70/);
    await expect(size).toHaveValue('70');

    await context.setOffline(true);
    await page.goto('/contact');
    await expect(title).toHaveText('لا اتصال بالإنترنت');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('No connection');
    await expectNoBarriers(page);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

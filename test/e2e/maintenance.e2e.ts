import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { enter } from './dashboard.ts';
import { signIn, type Staff } from './staff.ts';
import { address, expectNoBarriers, hydrated, turn, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const TEXTS = { ar: siteAr, en: siteEn } as const;

let staff: Staff;
const close = async (closed: '0' | '1') =>
  expect((await staff.request.put('/api/en/settings/site', { multipart: { closed } })).ok()).toBe(true);

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(async () => {
  await close('0');
  await staff.leave();
});

for (const language of turn(0)) {
  test(`4-30: a visitor of a closed site loses nothing, reads why and comes back when staff open it (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    proves('4-30');
    const texts = TEXTS[language];
    await visit(page, language, '/contact');
    const form = page.getByRole('form', { name: texts['site.contact.form'] });
    await form.locator('[name=name]').fill('Noura');
    await form.locator('[name=number]').fill('+966 50 000 0003');
    await form.locator('[name=message]').fill('A wall for the lobby');
    await close('1');
    await form.getByRole('button', { name: texts['site.contact.send'] }).click();
    await expect(form.getByRole('alert')).toHaveText(texts['site.contact.failed']);
    await expect(form.locator('[name=message]')).toHaveValue('A wall for the lobby');

    await page.getByRole('contentinfo').getByRole('link', { name: texts['site.nav.about'] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts['site.closed.title']);
    await expect(page).toHaveURL(new RegExp(`${address(language, '/about')}$`));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(TEXTS[language === 'ar' ? 'en' : 'ar']['site.closed.title']);
    await expect(page.getByRole('link', { name: '+966' }).first()).toBeVisible();
    await expectNoBarriers(page);

    const elsewhere = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
    const office = await elsewhere.newPage();
    await enter(office, staff, language, '/about');
    await expectNoBarriers(office);
    await office.getByRole('complementary', { name: texts['site.preview.closed'] }).getByRole('link').click();
    await expect(office).toHaveURL(new RegExp(address(language, '/dashboard/settings/site')));
    await hydrated(office);
    await office.locator('[name=closed][value="0"]').check();
    await office.keyboard.press('Control+s');
    await expect.poll(async () => (await page.request.get(page.url())).status()).toBe(200);
    await elsewhere.close();
    await page.getByRole('link', { name: texts['site.closed.again'] }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address(language, '/about')}$`));
  });
}

import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { translate } from '#i18n/translate.ts';
import { ADMINISTRATOR, addressOf, button, enter, say, textInput } from './dashboard.ts';
import { mailedLink } from './own-database.ts';
import { signIn, type Staff } from './staff.ts';
import { address, hydrated, newMark, turn } from './visit.ts';

test.describe.configure({ timeout: 150_000 });

const PASSWORD = 'four quite unrelated words';

let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

const sheetOf = (page: Page) => page.getByRole('dialog').first();

/** Somebody who drafts the Arabic texts and publishes nothing. */
async function addTranslator(page: Page, username: string): Promise<void> {
  const account = { username, role: 'translator', language: 'ar', email: `${username}@example.com` };
  expect((await staff.request.post('/api/en/users', { data: account })).status()).toBe(201);
  const token = mailedLink(account.email).split('#')[1];
  expect((await page.request.post('/api/en/auth/new-password', { data: { token, password: PASSWORD } })).status()).toBe(200);
  expect((await page.request.post('/api/auth/login', { data: { username, password: PASSWORD } })).status()).toBe(200);
}

for (const language of turn(1))
  test(`a translator walks the board by the keyboard, is told of order and words while typing, asks, and somebody else publishes (${language})`, async ({
    page,
    browser,
  }) => {
    const tag = newMark().slice(0, 6);
    const added = await Promise.all(
      ['First', 'Second'].map((name) =>
        staff.add('products', { en: { name: `${name} ${tag}`, headline: 'Made for small rooms' }, ar: { name: `${tag} جدار` } }),
      ),
    );
    await addTranslator(page, `tr${tag}`);
    const board = address(language, '/dashboard/languages?problem=missing&language=ar');
    const tasks = page.locator('a[data-task]').filter({ hasText: tag });
    await expect
      .poll(
        async () => {
          await page.goto(board);
          return tasks.count();
        },
        { timeout: 90_000 },
      )
      .toBe(2);
    await hydrated(page);
    const all = page.locator('a[data-task]');
    await all.first().focus();
    const places = await all.evaluateAll((links, mark) => links.flatMap((link, at) => (link.textContent.includes(mark) ? [at] : [])), tag);
    for (let at = 0; at < places[0]!; at += 1) await page.keyboard.press(at % 2 === 0 ? 'ArrowDown' : 'j');
    await expect(tasks.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    const sheet = sheetOf(page);
    const headline = textInput(sheet, 'headline', 'ar');
    await expect.poll(() => page.url()).toMatch(/edit=\d+/);
    const id = added.find((one) => page.url().includes(`edit=${one}`))!;

    // What the other language says can be copied across, as a beginning.
    await sheet.getByRole('button', { name: say(language, 'content.missing.copy', { language: say(language, 'language.en') }) }).click();
    await expect(headline).toHaveValue('Made for small rooms');
    await expect(headline).toBeFocused();

    // What readers would see in another order, and a word that the list says otherwise.
    await headline.fill('تعمل حتى -20 درجة بدقة 4 بيكسل');
    const mendOrder = button(sheet, language, 'wording.order.mend');
    await mendOrder.click();
    await expect(headline).toHaveValue('تعمل حتى \u2066-20\u2069 درجة بدقة 4 بيكسل');
    await expect(mendOrder).toHaveCount(0);
    await sheet.getByRole('button', { name: say(language, 'wording.word.mend', { instead: 'بكسل' }) }).click();
    await expect(headline).toHaveValue('تعمل حتى \u2066-20\u2069 درجة بدقة 4 بكسل');
    await expect(sheet.getByText(say(language, 'draft.note'))).toBeVisible();

    // Two people on one record see each other.
    const desk = await (await browser.newContext()).newPage();
    await enter(desk, staff, language, `/dashboard/products?edit=${id}`);
    await expect(
      sheetOf(desk)
        .getByRole('status')
        .filter({ hasText: `tr${tag}` }),
    ).toBeVisible();
    await expect(sheet.getByRole('status').filter({ hasText: ADMINISTRATOR.username })).toBeVisible();

    // Nothing to publish with: the request waits with a remark for whoever may, and whoever asked is back at the board.
    await expect(button(sheet, language, 'action.update')).toHaveCount(0);
    await button(sheet, language, 'draft.ask').click();
    const asking = page.getByRole('dialog', { name: say(language, 'draft.ask') });
    await asking.getByLabel(say(language, 'draft.ask.remark')).fill('ليوم الاثنين');
    await button(asking, language, 'draft.ask.send').click();
    await expect(page.getByRole('status').filter({ hasText: translate(language, 'api.done.draft-asked') })).toBeVisible();
    await expect.poll(() => addressOf(page)).toBe(board);

    await desk.goto(address(language, '/dashboard/drafts?asked=1'));
    await hydrated(desk);
    const request = desk.getByRole('row').filter({ has: desk.locator(`a[href*="edit=${id}"]`) });
    await expect(request).toContainText('ليوم الاثنين');
    await expect(request).toContainText(`tr${tag}`);
    await request.getByRole('button').click();
    await expect(request).toHaveCount(0);
    await desk.context().close();
    const published = (await (await staff.request.get(`/api/ar/products/${id}`)).json()) as { headline: string };
    expect(published.headline).toContain('4 بكسل');
  });

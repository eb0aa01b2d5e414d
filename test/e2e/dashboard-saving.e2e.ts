import { expect, type Page, test } from '@playwright/test';
import { button, enter, expectMessage, say, words } from './dashboard.ts';
import { signIn, type Staff } from './staff.ts';
import { turn } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

// Long journeys on a machine that may be busy.
test.describe.configure({ timeout: 90_000 });

let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

for (const language of turn(0))
  test(`a form that stands in the page keeps what is typed while it saves (${language})`, async ({ page }) => {
    const parent = await staff.add('category', { en: { name: 'Typed on' } }, { create: '/add' });
    await enter(page, staff, language, `/dashboard/categories/${parent}?open=category-heroes`);
    const form = page.locator('form[aria-busy]');
    const headline = words(form, 'headline', 'en');
    const feature = words(form, 'product1_feature1', 'en');
    for (const needed of ['product1_name', 'product1_description', 'product2_name', 'product2_description'])
      await words(form, needed, 'en').fill(needed);
    for (const [round, mode] of (['action.add', 'action.update', 'action.update'] as const).entries()) {
      await headline.fill(`Headline ${round}`);
      const release = await holdSave(page);
      await button(form, language, mode).click();
      const wait = button(form, language, 'state.wait');
      proves('T-10', 'AB-41');
      expect(say('en', 'state.wait')).toBe('Wait ...');
      await expect(wait).toBeDisabled();
      if (round > 0) {
        await feature.click();
        await page.keyboard.type(`typed ${round} `);
      }
      await release();
      await expect(form).toHaveAttribute('aria-busy', 'false');
      await expect(headline).toHaveValue(`Headline ${round}`);
      await expect(form.getByText(say(language, 'content.unsaved'))).toHaveCount(round > 0 ? 1 : 0);
      if (round > 0) await expect(feature).toBeFocused();
      else await expect(button(form, language, 'action.update')).toBeFocused();
    }
    await expect(feature).toHaveValue(/typed 1 .*typed 2|typed 2 .*typed 1/);
    await page.keyboard.press('Control+s');
    await expect(form.getByText(say(language, 'content.unsaved'))).toHaveCount(0);
    await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    const stored = (await (await staff.request.get(`/api/en/sectionone/category/${parent}`)).json()) as object;
    expect(JSON.stringify(stored)).toMatch(/typed 1/);
  });

/** The next save waits until it is released. */
async function holdSave(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/sectionone/, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

for (const language of turn(1))
  test(`a new project sends what was filled in, a changed one sends all of it (${language})`, async ({ page }) => {
    proves('Y-06');
    const sent = (method: string) => page.waitForRequest((request) => request.method() === method);
    await enter(page, staff, language, '/dashboard/single_project?add');
    const sheet = page.getByRole('dialog').first();
    await words(sheet, 'title', 'en').fill('Sent as it is');
    const create = sent('POST');
    await button(sheet, language, 'action.add').click();
    expect((await create).postDataJSON()).toEqual({ title_en: 'Sent as it is', published_en: 1, published_ar: 1, category_id: 0 });
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: `${say(language, 'action.edit')}: Sent as it is` }).click();
    const update = sent('PUT');
    await button(sheet, language, 'action.update').click();
    const body = (await update).postDataJSON() as Record<string, unknown>;
    proves('3-98');
    expect(body).toMatchObject({ title_en: 'Sent as it is', subtitle_en: '', text_ar: '' });
    expect(body).not.toHaveProperty('category_id');
    await expectMessage(page, '');
    await staff.remove('singleproject', Number((await update).url().split('/').at(-1)));
  });

import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { PLACES } from '#content/specifications/places.ts';
import { button, enter, expectMessage, say, textInput } from './dashboard.ts';
import { signIn, type Staff } from './staff.ts';
import { turn } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

// Long journeys on a machine that may be busy.
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
    const headline = textInput(form, 'headline', 'en');
    const feature = textInput(form, 'product1_feature1', 'en');
    for (const needed of ['product1_name', 'product1_description', 'product2_name', 'product2_description'])
      await textInput(form, needed, 'en').fill(needed);
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
      await expect(form.getByText(new RegExp(`${say(language, 'content.unsaved')}|${say(language, 'draft.note')}`))).toHaveCount(
        round > 0 ? 1 : 0,
      );
      if (round > 0) await expect(feature).toBeFocused();
      else await expect(button(form, language, 'action.update')).toBeFocused();
    }
    await expect(feature).toHaveValue(/typed 1 .*typed 2|typed 2 .*typed 1/);
    await page.keyboard.press('Control+s');
    await expect(form.getByText(new RegExp(`${say(language, 'content.unsaved')}|${say(language, 'draft.note')}`))).toHaveCount(0);
    await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    const stored = (await (await staff.request.get(`/api/en/sectionone/category/${parent}`)).json()) as object;
    expect(JSON.stringify(stored)).toMatch(/typed 1/);
  });

for (const language of turn(1))
  test(`one letter typed into a product changes that letter alone; choices and Arabic pictures of rows are set on purpose (${language})`, async ({
    page,
  }) => {
    // A product of the demo company with pictures of its own for Arabic, made for several places.
    const read = async () => (await (await staff.request.get('/api/en/products/7?languages=both')).json()) as Record<string, unknown>;
    const before = await read();
    await enter(page, staff, language, '/dashboard/products?edit=7');
    const form = page.locator('form[aria-busy]');
    const title = textInput(form, 'seo_title', 'en');
    await title.press('End');
    await title.pressSequentially('!');
    await button(form, language, 'action.update').click();
    await expect(form).toHaveCount(0);
    const saved = await read();
    const changed = `${String(before['seo_title_en'])}!`;
    const { version, updated_at } = saved;
    expect(saved).toEqual({ ...before, seo_title: changed, seo_title_en: changed, version, updated_at });

    await enter(page, staff, language, '/dashboard/products?edit=7');
    const rows = form.locator('ol > li');
    const copies = rows.locator('input[type=hidden][name$="_ar"]');
    const own = (before['features_ar'] as { image_ar: string }[]).map(({ image_ar }) => image_ar);
    expect(await copies.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value))).toEqual(own);
    const position = own.findIndex(Boolean);
    await rows
      .nth(position)
      .locator('details', { has: page.locator('input[name$="_ar"]') })
      .getByRole('button', { name: say(language, 'content.file.remove') })
      .click();
    const [first, second, ...others] = suitsOf(before);
    const label = PLACES[second!][language];
    await form.getByRole('button', { name: say(language, 'specifications.first', { label }) }).click();
    await button(form, language, 'action.update').click();
    await expect(form).toHaveCount(0);
    const set = await read();
    expect((set['features_ar'] as { image_ar: string }[])[position]!.image_ar).toBe('');
    expect(suitsOf(set)).toEqual([second, first, ...others]);
    const { features_en, features_ar, seo_title_en } = before;
    const specifications = { suits: suitsOf(before) };
    await staff.request.put('/api/en/products/7', { data: { features_en, features_ar, seo_title_en, specifications } });
  });

function suitsOf({ specifications }: Record<string, unknown>): (keyof typeof PLACES)[] {
  const found = (specifications as { kind: string; value: (keyof typeof PLACES)[] }[]).find(({ kind }) => kind === 'suits');
  return found?.value ?? [];
}

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
    await textInput(sheet, 'title', 'en').fill('Sent as it is');
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

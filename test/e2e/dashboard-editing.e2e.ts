import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { translate } from '#i18n/translate.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { addressOf, button, enter, expectMessage, say, textInput } from './dashboard.ts';
import { fillForm } from './fill-form.ts';
import { collections } from '#content/index.ts';
import { signIn, type Staff } from './staff.ts';
import { address, type Language, LANGUAGES, turn } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

// Long journeys on a machine that may be busy.
let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

const addProduct = (name: string) => staff.add('products', { en: { name, headline: 'Before' } });
const product = async (id: number) => (await (await staff.request.get(`/api/en/products/${id}`)).json()) as Record<string, unknown>;
const leaving = (page: Page, language: Language) => page.getByRole('dialog', { name: say(language, 'content.unsaved.question') });

for (const language of LANGUAGES) {
  test(`a late save shows both versions and asks which one to keep (${language})`, async ({ page }) => {
    proves('4-19');
    const id = await addProduct(`Contested ${language}`);
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog');
    const conflict = sheet.getByRole('alert', { name: say(language, 'content.conflict') });
    const headline = textInput(sheet, 'headline', 'en');
    await staff.request.put(`/api/en/products/${id}`, { multipart: { headline: 'Theirs' } });
    await headline.fill('Mine');
    await button(sheet, language, 'action.update').click();
    await expect(conflict.getByRole('row').filter({ hasText: 'Theirs' })).toContainText('Mine');
    proves('3-110');
    await expect(conflict.getByRole('row')).toHaveCount(2);
    await button(conflict, language, 'content.conflict.keep-mine').click();
    await expect(sheet).toHaveCount(0);
    expect((await product(id))['headline']).toBe('Mine');
    await page.getByRole('button', { name: `${say(language, 'action.edit')}: Contested ${language}` }).click();
    await headline.fill('Mine again');
    await staff.request.put(`/api/en/products/${id}`, { multipart: { headline: 'Theirs again' } });
    await button(sheet, language, 'action.update').click();
    await button(conflict, language, 'content.conflict.take-theirs').click();
    await expect(headline).toHaveValue('Theirs again');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    expect((await product(id))['headline']).toBe('Theirs again');
  });

  test(`a form with unsaved words is not left without a question (${language})`, async ({ page }) => {
    proves('4-19');
    const id = await addProduct(`Guarded ${language}`);
    await enter(page, staff, language, '/dashboard/products');
    const edit = page.getByRole('button', { name: `${say(language, 'action.edit')}: Guarded ${language}` });
    await edit.click();
    const sheet = page.getByRole('dialog').first();
    const headline = textInput(sheet, 'headline', 'en');
    await expect(headline).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(edit).toBeFocused();
    await edit.click();
    await headline.fill('Half a thought');
    for (let time = 0; time < 3; time += 1) {
      await headline.press('Escape');
      await expect(leaving(page, language)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(leaving(page, language)).toBeHidden();
      await expect(headline).toHaveValue('Half a thought');
    }
    await page.goBack();
    await button(leaving(page, language), language, 'unsaved.stay').click();
    await expect(headline).toHaveValue('Half a thought');
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const browserQuestion = await asked;
    expect(browserQuestion.type()).toBe('beforeunload');
    await browserQuestion.dismiss();
    await button(sheet, language, 'action.cancel').click();
    await button(leaving(page, language), language, 'content.unsaved.leave').click();
    await expect(sheet).toHaveCount(0);
    expect(addressOf(page)).toBe(address(language, '/dashboard/products'));
    expect((await product(id))['headline']).toBe('Before');
  });
}

for (const language of turn(1))
  test(`whoever leaves without saving is told where the server did not drop the draft (${language})`, async ({ page }) => {
    const id = await staff.add('products', { en: { name: `Left ${language}`, headline: 'Before' } });
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    await textInput(sheet, 'headline', 'en').fill('Half a thought');
    await expect(sheet.getByText(say(language, 'draft.note'))).toBeVisible();
    await page.route('**/api/*/drafts/products/**', (route) => route.abort());
    await button(sheet, language, 'action.cancel').click();
    await button(leaving(page, language), language, 'content.unsaved.leave').click();
    await expect(sheet).toHaveCount(0);
    await expectMessage(page, say(language, 'draft.left'));
  });

for (const language of turn(0))
  test(`four products at most, a tab each, and no tab is left with unsaved words (${language})`, async ({ page }) => {
    const parent = await staff.add('category', { en: { name: 'Four tabs' } }, { create: '/add' });
    for (const name of ['One', 'Two', 'Three']) await staff.add('sectionthree', { en: { headline_one: name } }, { parent });
    await enter(page, staff, language, `/dashboard/categories/${parent}?open=category-products`);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect(tab('One')).toHaveAttribute('aria-selected', 'true');
    const form = page.locator('form[aria-busy]');
    const title = textInput(form, 'headline_one', 'en');
    await title.fill('Unsaved');
    await tab('Two').click();
    await button(leaving(page, language), language, 'unsaved.stay').click();
    await expect(title).toHaveValue('Unsaved');
    await tab('Two').click();
    await button(leaving(page, language), language, 'content.unsaved.leave').click();
    await expect(title).toHaveValue('Two');
    await tab('Two').press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(title).toHaveValue('Three');
    await tab(say(language, 'content.tab.new')).click();
    await expect(title).toHaveValue('');
    await title.fill('Four');
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await title.press('Control+s');
    proves('T-17', 'AB-40', '3-74');
    await expectMessage(page, ((await (await answered).json()) as { message: string }).message);
    await expect(tab('Four')).toHaveAttribute('aria-selected', 'true');
    proves('T-15');
    await expect(page.getByRole('tab')).toHaveCount(4);
    await expect(tab(say(language, 'content.tab.new'))).toHaveCount(0);
  });

for (const language of turn(1))
  test(`links and icons are picked from what there is, and searching saves nothing (${language})`, async ({ page }) => {
    const id = await addProduct('Target of links');
    await enter(page, staff, language, '/dashboard/content-slider?add');
    const sheet = page.getByRole('dialog').first();
    const choose = button(sheet, language, 'content.choose');
    const icon = sheet.locator('[name=icon]');
    await icon.fill('no-such-icon');
    proves('3-101');
    await expect(sheet.getByText(say(language, 'content.icon.unknown'))).toBeVisible();
    await choose.first().click();
    const icons = page.getByRole('dialog', { name: say(language, 'content.icon.choose') });
    await expect(icons.getByRole('searchbox')).toBeFocused();
    await icons.getByRole('searchbox').fill('badge-4k');
    await icons.getByRole('searchbox').press('Enter');
    await icons.getByRole('button', { name: 'badge-4k', exact: true }).click();
    await expect(icon).toHaveValue('badge-4k');
    await expect(choose.first()).toBeFocused();
    await choose.last().click();
    const targets = page.getByRole('dialog', { name: say(language, 'content.link.choose') });
    await targets.getByRole('searchbox').fill(`/product/${id}`);
    await targets.getByRole('button', { name: `/product/${id}` }).click();
    await expect(sheet.locator('[name=link]')).toHaveValue(`/product/${id}`);
    await expect(sheet.getByRole('link', { name: address(language, `/product/${id}`) })).toBeVisible();
    await expect(sheet.getByRole('alert').first()).toBeEmpty();
    await textInput(sheet, 'title', 'en').fill('Picked');
    await button(sheet, language, 'action.add').click();
    await expect(sheet).toHaveCount(0);
    const { items } = (await (await staff.request.get('/api/en/records/content-slides?text=Picked')).json()) as { items: { id: number }[] };
    expect(items).toEqual([expect.objectContaining({ icon: 'badge-4k', link: `/product/${id}`, title: 'Picked' })]);
    await staff.remove('homecontentslider', items[0]!.id);
  });

for (const language of turn(0))
  test(`a file is chosen, dropped, pasted or taken from the library, and a wrong one is refused (${language})`, async ({ page }) => {
    await enter(page, staff, language, '/dashboard/hero-banners?add');
    const sheet = page.getByRole('dialog').first();
    const group = sheet.getByRole('group').filter({ has: page.locator('input[type=hidden][name=image]') });
    const hidden = group.locator('input[type=hidden]');
    proves('AA-26');
    await expect(group.locator('input[type=file]')).toHaveAttribute('accept', /\.png/);
    await expect(group.locator('input[type=file]')).not.toHaveAttribute('accept', /webm|pdf/);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/media', async (route) => {
      await held;
      await route.continue();
    });
    await give(group, 'drop', await sampleFile('image', 'dropped'));
    await expect(group.getByRole('progressbar')).toBeVisible();
    release();
    await expect(hidden).toHaveValue(/\.png$/);
    await expect(group.getByRole('progressbar')).toHaveCount(0);
    await page.unroute('**/media');
    const dropped = await hidden.inputValue();
    await give(group, 'paste', await sampleFile('image', 'pasted'));
    await expect(hidden).not.toHaveValue(dropped);
    await expect(sheet.getByText(new RegExp(`${say(language, 'content.unsaved')}|${say(language, 'draft.note')}`))).toBeVisible();
    await give(group, 'drop', new File(['<script>'], 'page.html', { type: 'text/html' }));
    await expect(group.getByRole('alert')).toBeVisible();
    await button(group, language, 'content.file.library').click();
    const library = page.getByRole('dialog', { name: say(language, 'content.file.choose') });
    await library.getByRole('searchbox').fill('dropped');
    await library.getByRole('button', { name: 'dropped.png' }).first().click();
    await expect(hidden).toHaveValue(dropped);
    await setFocalPoint(page, group, language, dropped);
    await button(group, language, 'content.file.remove').click();
    await expect(hidden).toHaveValue('');
  });

/** Which point of the picture stays in sight: moved by the keys, set by a click, kept with the file at once. */
async function setFocalPoint(page: Page, group: Locator, language: Language, file: string): Promise<void> {
  const focal = async () => {
    const { focalX, focalY } = (await (await staff.request.get(`/api/en/media/${file}`)).json()) as { focalX: number; focalY: number };
    return { x: Math.round(focalX * 100), y: Math.round(focalY * 100) };
  };
  const pointAt = (x: number, y: number) => group.getByRole('button', { name: say(language, 'media.focal.at', { x, y }) });
  await staff.request.put(`/api/en/media/${file}`, { data: { focalX: 0.2, focalY: 0.3 } });
  await group.getByText(say(language, 'media.focal'), { exact: true }).click();
  await pointAt(20, 30).press('ArrowRight');
  await expect(pointAt(25, 30)).toBeFocused();
  await expect.poll(focal).toEqual({ x: 25, y: 30 });
  const picture = group.locator('details img');
  const { width, height } = (await picture.boundingBox())!;
  await picture.click({ position: { x: width * 0.75, y: height * 0.5 } });
  await expect.poll(async () => (await focal()).x).toBe(75);
  await expectMessage(page, translate(language, 'api.done.file-updated'));
}

/** What a mouse or a clipboard would hand over. */
async function give(group: Locator, how: 'drop' | 'paste', file: File): Promise<void> {
  const bytes = Buffer.from(await file.arrayBuffer()).toString('base64');
  await group.evaluate(
    (element, { event, name, type, text }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.codePointAt(0)!)], name, { type }));
      const options = { bubbles: true, cancelable: true };
      const given =
        event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data });
      element.dispatchEvent(given);
    },
    { event: how, name: file.name, type: file.type, text: bytes },
  );
}

for (const language of turn(1))
  test(`rows are added, moved and removed with what was typed in them (${language})`, async ({ page }) => {
    const id = await addProduct('With rows');
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    for (const index of [0, 1, 2]) {
      await button(sheet, language, 'content.row.add').click();
      await textInput(sheet, `features[${index}].title`, 'en').fill(`Row ${index}`);
      await textInput(sheet, `features[${index}].title`, 'ar').fill(`صف ${index}`);
    }
    await button(sheet, language, 'content.row.up').nth(2).click();
    await button(sheet, language, 'content.row.remove').nth(0).click();
    await page.keyboard.press('Control+s');
    await expect(sheet).toHaveCount(0);
    const titles = (record: Record<string, unknown>) => (record['features'] as { title: string }[]).map(({ title }) => title);
    expect(titles(await product(id))).toEqual(['Row 2', 'Row 1']);
    expect(titles((await (await staff.request.get(`/api/ar/products/${id}`)).json()) as Record<string, unknown>)).toEqual(['صف 2', 'صف 1']);
  });

for (const language of turn(0))
  test(`a post is written with headings, bold words and lists (${language})`, async ({ page }) => {
    proves('X-08');
    const blog = await staff.add('community', { en: { name: 'Written here' } }, { create: '/add' });
    await enter(page, staff, language, `/dashboard/community/post/${blog}?open=blog-sections&add`);
    const sheet = page.getByRole('dialog').first();
    await fillForm(sheet, collections.blogSections.fields, 'richly', language);
    const paper = sheet.locator('[data-language=en] [contenteditable=true]');
    await paper.press('Control+a');
    await button(sheet.locator('[data-language=en]'), language, 'rich-text.bold').click();
    await button(sheet, language, 'action.add').click();
    await expect(sheet).toHaveCount(0);
    const { items } = (await (await staff.request.get(`/api/en/records/blog-sections?parent=${blog}`)).json()) as {
      items: { text: string }[];
    };
    expect(items[0]?.text).toContain('<strong>text richly</strong>');
  });

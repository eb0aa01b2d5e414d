import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { translate } from '#i18n/translate.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { ADMINISTRATOR, addressOf, button, enter, say, signInOnScreen, textInput } from './dashboard.ts';
import { signIn, type Staff } from './staff.ts';
import { address, hydrated, type Language, newVisitor, turn } from './visit.ts';

let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

const leaving = (page: Page, language: Language) => page.getByRole('dialog', { name: say(language, 'content.unsaved.question') });
const copies = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lamha.kept.')));
const headlineOf = async (id: number) =>
  ((await (await staff.request.get(`/api/en/products/${id}`)).json()) as { headline: string }).headline;

/** The browser's own question is answered with yes. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await hydrated(page);
}

/** What is typed cannot reach the server, so it is kept on the device; nor what a page sends on its way out, which no route holds up. */
async function withoutLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.fetch;
    const isCut = (to: RequestInfo | URL) => document.visibilityState === 'hidden' && String(to).includes('/drafts/');
    window.fetch = (to, how) => (isCut(to) ? Promise.reject(new TypeError('no line')) : ask(to, how));
  });
  await page.route('**/api/*/drafts/**', (route) => route.abort());
}

async function addLead(kind: 'contact' | 'meeting'): Promise<number> {
  const fields =
    kind === 'contact'
      ? { name: 'Kept Example', email: 'kept@example.com', number: '0500000000', message: 'Please answer' }
      : { name: 'Met Example', email: 'met@example.com', phone: '0500000001', date: '2027-03-03', time: '10:30', type: 'zoom' };
  const sent = await staff.request.post(`/api/en/email/${kind === 'contact' ? 'send-email' : 'booking'}-sa`, {
    data: { kind, fields },
    headers: newVisitor(),
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const { leads } = (await (await staff.request.get('/api/en/inbox')).json()) as { leads: { id: number; name: string }[] };
  return leads.find(({ name }) => name === fields.name)!.id;
}

for (const language of turn(0)) {
  test(`H6: what is typed survives a reload and a crash, is offered, and goes when it is saved (${language})`, async ({ page }) => {
    const id = await staff.add('products', { en: { name: `Survivor ${language}`, headline: 'Before' } });
    await withoutLine(page);
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    const headline = textInput(sheet, 'headline', 'en');
    await headline.fill('Half a thought');
    await button(sheet, language, 'content.row.add').click();
    await sheet.locator('[name="features[0].title_ar"]').fill('خاصية');
    await expect(sheet.getByText(say(language, 'kept.note'))).toBeVisible();
    await reload(page);
    await expect(headline).toHaveValue('Before');
    await button(sheet, language, 'kept.restore').click();
    await expect(headline).toHaveValue('Half a thought');
    await expect(sheet.locator('[name="features[0].title_ar"]')).toHaveValue('خاصية');
    await button(sheet, language, 'action.update').click();
    await expect(sheet).toHaveCount(0);
    expect([await headlineOf(id), await copies(page)]).toEqual(['Half a thought', []]);
    await page.goto(address(language, `/dashboard/products?edit=${id}`));
    await expect(headline).toHaveValue('Half a thought');
    await expect(button(sheet, language, 'kept.restore')).toHaveCount(0);
    await headline.fill('A slip');
    await button(sheet, language, 'action.update').click();
    await button(page.getByRole('status'), language, 'action.undo').click();
    await expect(page.getByRole('status').filter({ hasText: translate(language, 'api.done.restored') })).toBeVisible();
    expect(await headlineOf(id)).toBe('Half a thought');

    // The browser crashes after a letter was copied, which a slow machine does within 0.4 s: nothing is asked or flushed, nothing is lost.
    await page.goto(address(language, `/dashboard/products?edit=${id}`));
    await hydrated(page);
    await headline.fill('');
    await headline.pressSequentially('The last letter before a crash');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('The last letter before a crash');
    const devTools = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    devTools.send('Page.crash').catch(() => undefined); // nobody is left to answer
    await crashed;
    const again = await page.context().newPage();
    await again.goto(address(language, `/dashboard/products?edit=${id}`));
    await hydrated(again);
    const opened = again.getByRole('dialog').first();
    await button(opened, language, 'kept.restore').click();
    await expect(textInput(opened, 'headline', 'en')).toHaveValue('The last letter before a crash');
    await expect(opened.getByText(say(language, 'draft.note'))).toBeVisible();
  });

  test(`H6: a copy over a record that has changed since shows both versions; one that is not wanted goes (${language})`, async ({
    page,
  }) => {
    const id = await staff.add('products', { en: { name: `Overtaken ${language}`, headline: 'Before' } });
    await withoutLine(page);
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    const headline = textInput(sheet, 'headline', 'en');
    await headline.fill('Mine');
    await staff.request.put(`/api/en/products/${id}`, { multipart: { headline: 'Theirs' } });
    await reload(page);
    await expect(sheet.getByText(say(language, 'kept.offer.changed'))).toBeVisible();
    await button(sheet, language, 'kept.restore').click();
    await button(sheet, language, 'action.update').click();
    const conflict = sheet.getByRole('alert', { name: say(language, 'content.conflict') });
    await expect(conflict.getByRole('row').filter({ hasText: 'Theirs' })).toContainText('Mine');
    await button(conflict, language, 'content.conflict.take-theirs').click();
    await expect(headline).toHaveValue('Theirs');
    expect(await copies(page)).toEqual([]);
    await headline.fill('Never mind');
    await reload(page);
    await button(sheet, language, 'kept.drop').click();
    await expect(button(sheet, language, 'kept.drop')).toHaveCount(0);
    expect(await copies(page)).toEqual([]);
  });

  test(`H5: replies, notes, words to a visitor and alternative texts are not left without a question (${language})`, async ({ page }) => {
    const [lead, meeting] = [await addLead('contact'), await addLead('meeting')];
    await enter(page, staff, language, `/dashboard/inbox/${lead}`);
    const tab = page
      .getByRole('navigation', { name: say(language, 'shell.screens') })
      .getByRole('link', { name: say(language, 'shell.tab.trash') });
    const reply = page.getByLabel(say(language, 'inbox.answer.text'));
    await reply.fill('A long answer');
    await tab.click();
    await expect(button(leaving(page, language), language, 'unsaved.save')).toHaveCount(0);
    await button(leaving(page, language), language, 'unsaved.stay').click();
    await expect(reply).toHaveValue('A long answer');
    await page.getByLabel(say(language, 'inbox.notes.new')).last().fill('And a note');
    await tab.click();
    await button(leaving(page, language), language, 'content.unsaved.leave').click();
    await expect(page).toHaveURL(/\/trash$/);
    expect(await copies(page)).toEqual([]);

    await page.goto(address(language, '/dashboard/meetings?month=2027-03&open=' + meeting));
    await hydrated(page);
    const sheet = page.getByRole('dialog').first();
    await sheet.getByLabel(say(language, 'meetings.note')).fill('See you');
    await page.keyboard.press('Escape');
    await button(leaving(page, language), language, 'unsaved.stay').click();
    await reload(page);
    await button(sheet, language, 'kept.restore').click();
    await expect(sheet.getByLabel(say(language, 'meetings.note'))).toHaveValue('See you');

    page.once('dialog', (dialog) => void dialog.accept());
    const media = (await (await staff.request.get('/api/en/media?kind=image&per_page=1')).json()) as { files: { name: string }[] };
    await page.goto(address(language, `/dashboard/media?file=${media.files[0]!.name}`));
    await hydrated(page);
    await sheet.locator('[name=alt_en]').fill(`A lit wall ${language}`);
    await page.keyboard.press('Escape');
    await button(leaving(page, language), language, 'unsaved.save').click();
    await expect(sheet).toHaveCount(0);
    const saved = (await (await staff.request.get(`/api/en/media/${media.files[0]!.name}`)).json()) as { alt: { en: string } };
    expect(saved.alt.en).toBe(`A lit wall ${language}`);
  });

  test(`L7: leaving can save first, and what is refused then keeps one here (${language})`, async ({ page }) => {
    const id = await staff.add('products', { en: { name: `Left ${language}`, headline: 'Before' } });
    await enter(page, staff, language, `/dashboard/products?text=Left ${language}`);
    await page
      .locator('[data-record]')
      .first()
      .getByRole('button', { name: say(language, 'action.edit') })
      .click();
    const sheet = page.getByRole('dialog').first();
    const name = textInput(sheet, 'name', 'en');
    await textInput(sheet, 'headline', 'en').fill('Saved on the way out');
    await name.fill('');
    await page.keyboard.press('Escape');
    await expect(button(leaving(page, language), language, 'unsaved.save')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(leaving(page, language)).toBeHidden();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Left by saving');
    await page.goBack();
    await button(leaving(page, language), language, 'unsaved.save').click();
    await expect(sheet).toHaveCount(0);
    expect(await headlineOf(id)).toBe('Saved on the way out');
  });

  test(`L12: the other language takes along what is typed, and is chosen only when somebody goes there (${language})`, async ({ page }) => {
    const other = language === 'ar' ? 'en' : 'ar';
    const parent = await staff.add('category', { en: { name: `Carried ${language}` } }, { create: '/add' });
    // Not as a visitor whose language is set with every page.
    await page.context().addCookies((await staff.request.storageState()).cookies);
    await page.goto(address(language, `/dashboard/categories/${parent}?open=category-heroes`));
    await hydrated(page);
    const form = page.locator('form[aria-busy]');
    const headline = textInput(form, 'headline', 'en');
    const change = button(page, language, 'shell.other-language');
    await headline.fill('Carried over');
    // A file on its way cannot go along.
    await page.route('**/media', () => undefined);
    const file = await sampleFile('image', 'on its way');
    const chosen = { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
    await form.locator('input[type=file]').first().setInputFiles(chosen);
    await change.click();
    await button(leaving(page, language), language, 'unsaved.stay').click();
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(language);
    await button(form, language, 'upload.cancel').click();
    // Goes with the draft that the server has by now, and comes back with words it has not heard of.
    await expect(form.getByText(say(language, 'draft.note'))).toBeVisible();
    await change.click();
    await page.waitForURL((url) => url.pathname === address(other, `/dashboard/categories/${parent}`));
    await hydrated(page);
    await expect(headline).toHaveValue('Carried over');
    await expect(form.getByText(say(other, 'draft.note'))).toBeVisible();
    await headline.fill('Carried back');
    await button(page, other, 'shell.other-language').click();
    await page.waitForURL((url) => url.pathname === address(language, `/dashboard/categories/${parent}`));
    await hydrated(page);
    await expect(headline).toHaveValue('Carried back');
    await expect(form.getByText(say(language, 'draft.note'))).toBeVisible();
  });

  test(`H6: signing out leaves nothing typed behind (${language})`, async ({ page }) => {
    await withoutLine(page);
    await page.goto(address(language, '/dashboard/settings/site'));
    await hydrated(page);
    await signInOnScreen(page, language, ADMINISTRATOR);
    await expect(page.getByLabel(say(language, 'login.username'))).toHaveCount(0);
    await hydrated(page);
    const field = page.locator('form textarea, form input[type=text]').first();
    await field.fill('Secret plans');
    await expect.poll(() => copies(page)).toHaveLength(1);
    await button(page, language, 'shell.logout').click();
    await page
      .getByRole('dialog', { name: say(language, 'shell.logout.question') })
      .getByRole('button', { name: say(language, 'shell.logout') })
      .click();
    const loadedAgain = page.waitForEvent('load');
    await button(leaving(page, language), language, 'content.unsaved.leave').click();
    await loadedAgain;
    await expect(page.getByLabel(say(language, 'login.username'))).toBeVisible();
    expect(await copies(page)).toEqual([]);
  });

  test(`M1: both versions of a conflict come into view and have the focus, with no copy of another tab (${language})`, async ({ page }) => {
    const id = await staff.add('products', { en: { name: `Far below ${language}`, headline: 'Before' } });
    await withoutLine(page);
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    await textInput(sheet, 'headline', 'en').fill('Typed in the first tab');
    await expect(sheet.getByText(say(language, 'kept.note'))).toBeVisible();
    const second = await page.context().newPage();
    await withoutLine(second);
    await second.goto(page.url());
    await hydrated(second);
    const other = second.getByRole('dialog').first();
    await expect(button(other, language, 'kept.restore')).toBeVisible();
    await textInput(other, 'headline', 'en').fill('Typed in the second tab');
    await expect(other.getByText(say(language, 'kept.note'))).toBeVisible();
    await button(sheet, language, 'action.update').click();
    await expect(button(other, language, 'kept.restore')).toHaveCount(0);
    // Saving took the copy of both tabs along, and the second one says so.
    await expect(other.getByText(say(language, 'content.unsaved'), { exact: true })).toBeVisible();
    await button(other, language, 'action.update').click();
    await expect(other.getByRole('alert', { name: say(language, 'content.conflict') })).toBeVisible();
    await expect(button(other, language, 'kept.restore')).toHaveCount(0);
    await second.close();
    await page.goto(address(language, `/dashboard/products?edit=${id}`));
    await hydrated(page);
    await textInput(sheet, 'headline', 'en').fill('Left behind');
    await reload(page);
    await expect(button(sheet, language, 'kept.restore')).toBeVisible();
    await textInput(sheet, 'headline', 'en').fill('Mine');
    await page.unroute('**/api/*/drafts/**');
    await staff.request.put(`/api/en/products/${id}`, { multipart: { headline: 'Theirs' } });
    await button(sheet, language, 'action.update').click();
    const conflict = sheet.getByRole('alert', { name: say(language, 'content.conflict') });
    await expect(conflict).toBeFocused();
    await expect(conflict.getByRole('heading')).toBeInViewport();
    await expect(button(conflict, language, 'content.conflict.keep-mine')).toBeVisible();
    await expect(button(sheet, language, 'kept.restore')).toHaveCount(0);
  });

  test(`L11: a record that a colleague deleted meanwhile comes back with what was typed (${language})`, async ({ page }) => {
    const id = await staff.add('products', { en: { name: `Deleted ${language}`, headline: 'Before' } });
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    await textInput(sheet, 'headline', 'en').fill('Still wanted');
    await staff.remove('products', id);
    await button(sheet, language, 'action.update').click();
    await expect(sheet.getByRole('alert', { name: say(language, 'content.gone') })).toBeFocused();
    await button(sheet, language, 'content.gone.restore').click();
    await expect(sheet).toHaveCount(0);
    expect(await headlineOf(id)).toBe('Still wanted');
  });

  test(`H8: until the editor is there nobody meets tags, and a link can be set and undone (${language})`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/rich-text-editor.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await enter(page, staff, language, '/dashboard/settings/policies');
    await expect(page.getByText(say(language, 'rich-text.loading')).first()).toBeVisible();
    await expect(page.locator('textarea:visible')).toHaveCount(0);
    release();
    const side = page.locator('[data-language=en]').filter({ has: page.locator('[name=privacy_en]') });
    const paper = side.locator('[contenteditable=true]');
    await paper.fill('Read about us');
    await paper.press('Control+a');
    await button(side, language, 'rich-text.link').click();
    await side.getByLabel(say(language, 'rich-text.link.address')).fill('nonsense');
    await button(side, language, 'rich-text.link.set').click();
    await expect(side.getByText(say(language, 'rich-text.link.wrong'))).toBeVisible();
    await side.getByLabel(say(language, 'rich-text.link.address')).fill('/about');
    await page.keyboard.press('Enter');
    await expect(paper.locator('a[href="/about"]')).toHaveText('Read about us');
    await button(side, language, 'rich-text.undo').click();
    await expect(paper.locator('a[href="/about"]')).toHaveCount(0);
    await button(side, language, 'rich-text.subheading').click();
    await expect(paper.locator('h3')).toHaveCount(1);
    expect(addressOf(page)).toBe(address(language, '/dashboard/settings/policies'));
  });
}

import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { translate } from '#i18n/translate.ts';
import { button, confirmMany, enter, expectMessage, say, textInput } from './dashboard.ts';
import { widerThanTheScreen } from './reach.ts';
import { signIn, type Staff } from './staff.ts';
import { address, type Language, newVisitor, turn } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

// Long journeys on a machine that may be busy.
let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

const item = (title: string) => ({ title, text: 'Text', path: '/about' });

/** A product of its own with some cards, so that no other journey and no public page minds. */
async function productWith(name: string, titles: readonly string[]): Promise<{ id: number; cards: number[] }> {
  const id = await staff.add('products', { en: { name } });
  const cards: number[] = [];
  for (const title of titles) cards.push(await staff.add('productssectionone', { en: item(title) }, { parent: id }));
  return { id, cards };
}

async function order(parent: number): Promise<number[]> {
  const answer = await staff.request.get(`/api/en/records/product-cards?parent=${parent}&per_page=100`);
  return ((await answer.json()) as { items: { id: number }[] }).items.map(({ id }) => id);
}

const cardOf = (page: Page, title: string) =>
  page.locator('[data-record]').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const openCards = (page: Page, language: Language, id: number, query = '') =>
  enter(page, staff, language, `/dashboard/product/${id}?open=product-cards${query}`);

for (const language of turn(0))
  test(`lists are found by text, by missing translation and by being hidden, and changed many at a time (${language})`, async ({
    page,
  }) => {
    const { id, cards } = await productWith('Filtered', ['Alpha', 'Beta', 'Gamma']);
    await openCards(page, language, id);
    const records = page.locator('[data-record]');
    await expect(cardOf(page, 'Alpha')).toContainText(say(language, 'content.missing.ar'));
    await page.getByRole('searchbox').fill('bet');
    await expect(records).toHaveCount(1);
    await expect(page).toHaveURL(/text=bet/);
    await page.getByRole('searchbox').fill('');
    await expect(records).toHaveCount(3);
    for (const title of ['Alpha', 'Beta'])
      await page.getByRole('checkbox', { name: `${say(language, 'content.select')}: ${title}` }).check();
    const bar = page.getByRole('group', { name: say(language, 'content.selected', { count: 2 }) });
    await button(bar, language, 'content.hide').click();
    await confirmMany(page, language, 'hide', ['Alpha', 'Beta']);
    await expectMessage(page, translate(language, 'api.done.hidden'));
    await expect(cardOf(page, 'Alpha')).toContainText(say(language, 'content.hidden.en'));
    await page.route('**/records/*/publish/undo', (route) => route.abort());
    await button(page.getByRole('status'), language, 'action.undo').click();
    await expectMessage(page, say(language, 'state.offline'));
    await page.unroute('**/records/*/publish/undo');
    await page.getByRole('checkbox', { name: say(language, 'content.filter.hidden') }).check();
    await expect(records).toHaveCount(2);
    expect(await (await page.request.get(address('en', `/product/${id}`))).text()).not.toContain('Alpha');
    for (const title of ['Alpha', 'Beta'])
      await page.getByRole('checkbox', { name: `${say(language, 'content.select')}: ${title}` }).check();
    // Releases that cannot be read are not none.
    await page.route('**/releases', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await button(bar, language, 'releases.add').click();
    await failed;
    await expectMessage(page, say(language, 'state.offline'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute('**/releases');
    await button(bar, language, 'content.publish').click();
    await confirmMany(page, language, 'publish', ['Alpha', 'Beta']);
    await expect(page.getByText(say(language, 'content.none'))).toBeVisible();
    await page.getByRole('checkbox', { name: say(language, 'content.filter.hidden') }).uncheck();
    await page.getByRole('checkbox', { name: say(language, 'content.filter.missing') }).check();
    await expect(records).toHaveCount(3);
    for (const title of ['Alpha', 'Gamma'])
      await page.getByRole('checkbox', { name: `${say(language, 'content.select')}: ${title}` }).check();
    await button(bar, language, 'action.delete').click();
    await confirmMany(page, language, 'delete', ['Alpha', 'Gamma']);
    await expect(records).toHaveCount(1);
    await button(page.getByRole('status'), language, 'action.undo').click();
    await expect(records).toHaveCount(3);

    // One field of two of them, seen before; one is saved by somebody else meanwhile, the other after.
    const savedElsewhere = (card: number | undefined, title: string) =>
      staff.request.put(`/api/en/productssectionone/${card}`, { multipart: { title_ar: title } });
    await openCards(page, language, id, '&view=table');
    for (const title of ['Alpha', 'Beta'])
      await page.getByRole('checkbox', { name: `${say(language, 'content.select')}: ${title}` }).check();
    await button(bar, language, 'content.change').click();
    const dialog = page.getByRole('dialog');
    const yes = (count: number) => dialog.getByRole('button', { name: say(language, 'content.change.yes', { count }), exact: true });
    await dialog.getByLabel(say(language, 'content.change.field')).selectOption('path');
    await expect(dialog.locator('ins')).toHaveText(['–', '–']);
    await yes(2).click();
    await expect(dialog.getByRole('listitem').getByRole('alert')).toHaveCount(2);
    await dialog.getByLabel(say(language, 'content.change.value')).fill('/contact');
    await expect(dialog.locator('del')).toHaveText(['/about', '/about']);
    await savedElsewhere(cards[1], 'بيتا');
    await yes(2).click();
    await expect(dialog.locator('ins')).toHaveCount(1);
    await expect(dialog.getByText(say(language, 'many.already', { count: 1 }))).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveText(translate(language, 'api.error.conflict'));
    await yes(1).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('cell', { name: '/contact' })).toHaveCount(2);
    await savedElsewhere(cards[1], 'بيتا بعد ذلك');
    await button(page.getByRole('status'), language, 'action.undo').click();
    await expectMessage(page, say(language, 'content.change.undone', { count: 1 }));
    await expectMessage(page, say(language, 'content.change.kept', { count: 1 }));
    await expect(page.getByRole('cell', { name: '/contact' })).toHaveCount(1);
  });

for (const language of turn(1))
  test(`cards are dragged by their handle with the mouse, in both directions (${language})`, async ({ page }) => {
    proves('4-13');
    const { id, cards } = await productWith('Dragged', ['One', 'Two', 'Three']);
    const [one, two, three] = cards as [number, number, number];
    await openCards(page, language, id);
    await drag(page, 'One', 'Three');
    await expect.poll(() => order(id)).toEqual([two, three, one]);
    proves('3-109');
    await expect(cardOf(page, 'One').locator('[data-handle]')).toBeFocused();
    await drag(page, 'Three', 'Two');
    await expect.poll(() => order(id)).toEqual([three, two, one]);
    await page.reload();
    await expect(page.locator('[data-record] h3')).toHaveText(['Three', 'Two', 'One']);
    await drag(page, 'One', 'Three');
    await button(page.getByRole('status'), language, 'action.undo').click();
    await expect(page.locator('[data-record] h3')).toHaveText(['Three', 'Two', 'One']);
    await expect.poll(() => order(id)).toEqual([three, two, one]);
  });

async function drag(page: Page, from: string, to: string): Promise<void> {
  const handle = cardOf(page, from).locator('[data-handle]');
  await handle.scrollIntoViewIfNeeded();
  const [start, end] = [await handle.boundingBox(), await cardOf(page, to).boundingBox()];
  await page.mouse.move(start!.x + start!.width / 2, start!.y + start!.height / 2);
  await page.mouse.down();
  await page.mouse.move(end!.x + end!.width / 2, end!.y + end!.height / 2, { steps: 6 });
  await page.mouse.up();
}

for (const language of turn(0))
  test(`above fifty records a list has pages (${language})`, async ({ page }) => {
    const { id } = await productWith(
      'Long',
      Array.from({ length: 51 }, (_, position) => `Card ${position + 1}`),
    );
    await openCards(page, language, id);
    proves('3-107');
    await expect(page.locator('[data-record]')).toHaveCount(50);
    await page
      .getByRole('navigation', { name: say(language, 'content.pages') })
      .getByRole('link', { name: say(language, 'content.page.on') })
      .click();
    await expect(page.locator('[data-record] h3')).toHaveText(['Card 51']);
    await page.goBack();
    await expect(page.locator('[data-record]')).toHaveCount(50);
  });

for (const language of turn(1))
  test(`the history of a record shows what changed and brings a version back (${language})`, async ({ page }) => {
    const { id, cards } = await productWith('Remembered', ['First words']);
    await staff.request.put(`/api/en/productssectionone/${cards[0]}`, { multipart: { title: 'Second words' } });
    await openCards(page, language, id);
    await page.getByRole('button', { name: `${say(language, 'content.history')}: Second words` }).click();
    const sheet = page.getByRole('dialog');
    const change = sheet.getByRole('row').filter({ hasText: 'Second words' }).first();
    await expect(change.locator('del')).toHaveText('First words');
    await expect(change.locator('ins')).toHaveText('Second words');
    await button(sheet, language, 'content.history.restore').last().click();
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(sheet.getByRole('status')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cardOf(page, 'First words')).toBeVisible();
  });

for (const language of turn(0))
  test(`a product is duplicated with its sections and stays hidden (${language})`, async ({ page }) => {
    const { id } = await productWith('Copied once', ['Section of it']);
    await enter(page, staff, language, '/dashboard/products?text=Copied once');
    await page.getByRole('button', { name: `${say(language, 'content.duplicate')}: Copied once` }).click();
    await expect(page.locator('[data-record]')).toHaveCount(2);
    const copy = page.locator('[data-record]').filter({ hasText: say(language, 'content.hidden.en') });
    const copyId = Number(await copy.getAttribute('data-record'));
    expect(copyId).not.toBe(id);
    expect(await order(copyId)).toHaveLength(1);
    expect((await page.request.get(`/en/product/${copyId}`, { headers: { cookie: '' } })).status()).toBe(404);
    await copy.getByRole('button', { name: `${say(language, 'action.delete')}:` }).click();
    const bar = page.getByRole('status').filter({ has: button(page, language, 'action.undo') });
    await expect(bar).toContainText(/\b1\b|عنصر واحد/); // with its section
    expect((await staff.request.get(`/api/en/products/${copyId}`)).status()).toBe(404);
  });

for (const language of turn(1))
  test(`a draft is hidden from visitors in the language that says so (${language})`, async ({ page }) => {
    const { id } = await productWith('Draft', ['Seen where wanted']);
    await openCards(page, language, id);
    await page.getByRole('button', { name: `${say(language, 'action.edit')}: Seen where wanted` }).click();
    const sheet = page.getByRole('dialog');
    await textInput(sheet, 'title', 'ar').fill('ظاهر حيث يراد');
    await sheet.getByRole('checkbox', { name: say(language, 'content.published.en') }).uncheck();
    await button(sheet, language, 'action.update').click();
    await expect(sheet).toHaveCount(0);
    expect(await (await staff.request.get(`/en/product/${id}`)).text()).not.toContain('Seen where wanted');
    expect(await (await staff.request.get(`/product/${id}`)).text()).toContain('ظاهر حيث يراد');
  });

for (const language of turn(0))
  test(`one section is open at a time and everything can be done by keyboard alone (${language})`, async ({ page }) => {
    proves('R-16');
    const { id } = await productWith('By keys', ['Kept']);
    await enter(page, staff, language, `/dashboard/product/${id}`);
    const sections = page.locator('h2 > button[aria-expanded]');
    await expect(sections).toHaveCount(9);
    await sections.nth(1).press('Enter');
    await expect(sections.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await sections.nth(0).press('Enter');
    await expect(page.locator('h2 > button[aria-expanded=true]')).toHaveCount(1);
    const edit = page.getByRole('button', { name: `${say(language, 'action.edit')}: Kept` });
    await edit.press('Enter');
    const sheet = page.getByRole('dialog');
    // The reader's own language comes first.
    const typed = { en: 'By keys, ', ar: 'بالمفاتيح' } as const;
    const [first, second] = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
    await expect(textInput(sheet, 'title', first)).toBeFocused();
    await page.keyboard.type(typed[first]);
    await page.keyboard.press('Tab');
    await expect(textInput(sheet, 'title', second)).toBeFocused();
    await page.keyboard.type(typed[second]);
    await page.keyboard.press('Control+s');
    await expect(sheet).toHaveCount(0);
    await sections.nth(0).press('Enter');
    await expect(page.locator('h2 > button[aria-expanded=true]')).toHaveCount(0);
  });

for (const language of turn(1))
  test(`long names fit a screen of 360 pixels and the tabs fold (${language})`, async ({ page }) => {
    proves('4-33');
    await page.setViewportSize({ width: 360, height: 740 });
    const { id } = await productWith('Narrow', ['A card with a rather long name that needs two lines', 'Another']);
    for (const path of [`/dashboard/product/${id}?open=product-cards`, `/dashboard/products?history=${id}`]) {
      await enter(page, staff, language, path);
      expect(await widerThanTheScreen(page), path).toEqual([]);
    }
    const message = { subject: 'A question', message: 'How large is it, and when can it stand in the hall?' };
    const sent = await staff.request.post('/api/en/email/send-email-sa', { data: message, headers: newVisitor() });
    expect(sent.ok(), await sent.text()).toBe(true);
    for (const path of ['/dashboard/inbox?view=table', '/dashboard/media?view=table', '/dashboard/products?view=table']) {
      await enter(page, staff, language, path);
      await expect(page.getByRole('main').getByRole('table')).toBeVisible();
      for (const width of [768, 390, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await widerThanTheScreen(page), `${path} at ${width}`).toEqual([]);
      }
    }
    await enter(page, staff, language, '/dashboard/products');
    const screens = page.getByRole('navigation', { name: say(language, 'shell.screens') });
    await expect(screens).toBeHidden();
    await button(page, language, 'shell.menu').click();
    await screens.getByRole('link', { name: say(language, 'shell.tab.banners'), exact: true }).click();
    await expect(screens).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(language, 'shell.tab.banners'));
  });

import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { CLOCKS } from '#content/schedule.ts';
import { ADMINISTRATOR, addressOf, button, enter, expectMessage, say, signInOnScreen, textInput } from './dashboard.ts';
import { picture, signIn, type Staff } from './staff.ts';
import { address, hydrated, type Language, turn } from './visit.ts';

let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

const headlineOf = async (id: number) =>
  ((await (await staff.request.get(`/api/en/products/${id}`)).json()) as { headline: string }).headline;
const card = (page: Page, id: number) => page.locator(`[data-record="${id}"]`);

/** The browser's own question is answered with yes. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await hydrated(page);
}

/** The same person at another desk. */
async function elsewhere(browser: Browser, language: Language, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, staff, language, path);
  return page;
}

for (const language of turn(0)) {
  test(`what is typed is on the server within seconds, on another device, and public only when it is published (${language})`, async ({
    page,
    browser,
  }) => {
    const id = await staff.add('products', { en: { name: `Drafted ${language}`, headline: 'Before' } });
    await page.clock.install();
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    const headline = textInput(sheet, 'headline', 'en');
    await headline.fill('Half a thought');
    await textInput(sheet, 'seo_title', 'ar').fill('فكرة');
    await expect(sheet.getByText(say(language, 'draft.note'))).toBeVisible();
    await expect(sheet.locator('[data-state=changed]')).toHaveText(say(language, 'draft.state.changed'));
    await reload(page);
    await expect(headline).toHaveValue('Half a thought');
    await expect(textInput(sheet, 'seo_title', 'ar')).toHaveValue('فكرة');
    const other = await elsewhere(browser, language, `/dashboard/products?edit=${id}`);
    await expect(textInput(other.getByRole('dialog').first(), 'headline', 'en')).toHaveValue('Half a thought');
    await other.context().close();
    expect(await headlineOf(id)).toBe('Before');

    // Five minutes in a tunnel it is kept on the device, and brought to the server by itself when the line is back.
    await page.context().setOffline(true);
    await headline.fill('In a');
    await expect(sheet.getByText(say(language, 'kept.note'))).toBeVisible();
    await page.clock.fastForward('05:00');
    await headline.pressSequentially(' tunnel');
    await expect(sheet.getByText(say(language, 'kept.note'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(sheet.getByText(say(language, 'draft.note'))).toBeVisible();
    const draft = (await (await staff.request.get(`/api/en/drafts/products/${id}`)).json()) as { draft: { values: object } };
    expect(draft.draft.values).toMatchObject({ headline_en: 'In a tunnel', seo_title_ar: 'فكرة' });

    // A server that starts again refuses for a while, and gets what was typed meanwhile by itself.
    await page.route('**/api/*/drafts/**', (route) => route.fulfill({ status: 502 }));
    await headline.fill('While it starts');
    await expect(sheet.getByText(say(language, 'kept.note'))).toBeVisible();
    await page.unroute('**/api/*/drafts/**');
    await page.clock.fastForward('00:15');
    await expect(sheet.getByText(say(language, 'draft.note'))).toBeVisible();
    await reload(page);
    await expect(headline).toHaveValue('While it starts');

    // Kept and left without a question; the list says so.
    await headline.fill('A whole thought');
    await textInput(sheet, 'seo_title', 'ar').fill('');
    await button(sheet, language, 'draft.keep').click();
    await expect(sheet).toHaveCount(0);
    await expect(card(page, id).locator('[data-state=changed]')).toHaveText(
      say(language, 'draft.state.changed.in', { language: say(language, 'language.en') }),
    );
    expect(await headlineOf(id)).toBe('Before');

    // The main button publishes, the draft is over, and whoever came from the list of drafts is there again.
    await page.goto(address(language, '/dashboard/drafts'));
    await hydrated(page);
    const waiting = page.getByRole('main').locator(`a[href$="edit=${id}"]`);
    await waiting.click();
    await expect(headline).toHaveValue('A whole thought');
    await button(sheet, language, 'action.update').click();
    await expect(sheet).toHaveCount(0);
    await expect.poll(() => addressOf(page)).toBe(address(language, '/dashboard/drafts'));
    await expect(waiting).toHaveCount(0);
    expect(await headlineOf(id)).toBe('A whole thought');
  });

  test(`a draft is thrown away after a question, comes back by undo, and one language is published alone (${language})`, async ({
    page,
  }) => {
    const id = await staff.add('products', { en: { name: `Thrown ${language}`, headline: 'Before' }, ar: { headline: 'قبل' } });
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    // What both languages share says so: the picture, the figures with their prices, the rows of a list.
    for (const key of ['draft.shared', 'draft.shared.rows'] as const)
      await expect(sheet.getByText(say(language, key), { exact: true }).first()).toBeVisible();
    await expect(sheet.locator('fieldset:has([name^="specifications"]) + p')).toHaveText(say(language, 'draft.shared'));
    await textInput(sheet, 'headline', 'en').fill('After');
    await textInput(sheet, 'headline', 'ar').fill('بعد');
    await button(sheet, language, 'draft.more').click();
    const discard = async () => {
      await button(sheet, language, 'draft.discard').click();
      await button(page.getByRole('dialog', { name: say(language, 'draft.discard.question') }), language, 'draft.discard').click();
    };
    // While the server does not answer, nothing is thrown away, and nobody says so.
    await expect(sheet.getByText(say(language, 'draft.note'))).toBeVisible();
    await page.route('**/drafts/products/**', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.continue()));
    await discard();
    await expectMessage(page, say(language, 'state.offline'));
    await expect(page.getByText(say(language, 'draft.discarded'))).toHaveCount(0);
    await expect(textInput(sheet, 'headline', 'en')).toHaveValue('After');
    await page.unroute('**/drafts/products/**');
    await discard();
    await expect(textInput(sheet, 'headline', 'en')).toHaveValue('Before');
    await button(page, language, 'action.undo').click();
    await expect(textInput(sheet, 'headline', 'en')).toHaveValue('After');
    const english = say(language, 'language.en');
    await sheet.getByRole('button', { name: say(language, 'draft.only.language', { language: english }) }).click();
    const question = page.getByRole('dialog', { name: say(language, 'draft.only.question', { language: english }) });
    await button(question, language, 'draft.only.yes').click();
    await expect(sheet).toHaveCount(0);
    await expect(card(page, id).locator('[data-state=changed]')).toHaveText(
      say(language, 'draft.state.changed.in', { language: say(language, 'language.ar') }),
    );
    const both = (await (await staff.request.get(`/api/en/products/${id}?languages=both`)).json()) as Record<string, unknown>;
    expect([both['headline_en'], both['headline_ar']]).toEqual(['After', 'قبل']);
  });
}

for (const language of turn(1)) {
  test(`who types into the same draft sees both versions before either wins (${language})`, async ({ page, browser }) => {
    const id = await staff.add('products', { en: { name: `Shared ${language}`, headline: 'Before' } });
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    await expect(textInput(sheet, 'headline', 'en')).toHaveValue('Before');
    const theirs = await elsewhere(browser, language, `/dashboard/products?edit=${id}`);
    const their = theirs.getByRole('dialog').first();
    await textInput(their, 'headline', 'en').fill('Theirs');
    await expect(their.getByText(say(language, 'draft.note'))).toBeVisible();
    await textInput(sheet, 'headline', 'en').fill('Mine');
    const conflict = sheet.getByRole('alert', { name: say(language, 'draft.conflict') });
    await expect(conflict.getByRole('row').filter({ hasText: 'Theirs' })).toContainText('Mine');
    await button(conflict, language, 'content.conflict.keep-mine').click();
    await expect(sheet.getByText(say(language, 'draft.note'))).toBeVisible();
    await button(sheet, language, 'action.update').click();
    await expect(sheet).toHaveCount(0);
    expect(await headlineOf(id)).toBe('Mine');
    await theirs.context().close();
  });
}

for (const language of turn(0))
  test(`the page stands beside the form, follows what is typed, is shown by a link and published without closing it (Payload 8249, Craft 7706) (${language})`, async ({
    page,
    browser,
  }) => {
    const id = await staff.add('products', { en: { name: `Beside ${language}`, headline: 'Before', image: await picture() } });
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    await button(sheet, language, 'draft.page.show').click();
    const frame = sheet.frameLocator('iframe');
    await sheet.getByLabel(say(language, 'language.en'), { exact: true }).check();
    await expect(frame.getByText('Before').first()).toBeAttached();
    await textInput(sheet, 'headline', 'en').fill('As it will be');
    await expect(frame.getByText('As it will be').first()).toBeAttached();
    await expect(sheet.locator('[data-state=changed]').first()).toBeVisible();
    expect(await headlineOf(id)).toBe('Before');
    await button(sheet, language, 'draft.more').click();
    await button(sheet, language, 'draft.link').click();
    const shown = page.getByRole('dialog', { name: say(language, 'draft.link.title') });
    const link = await shown.getByRole('link', { name: say(language, 'draft.page.open') }).getAttribute('href');
    await button(shown, language, 'action.close').first().click();
    // As a visitor: by the same link, which goes on to hold, and not as staff see it.
    const opening = page.waitForEvent('popup');
    await button(sheet, language, 'draft.page.open').click();
    const tab = await opening;
    await tab.waitForURL(/\/en\/product\/\d+.*rehearsal=/);
    await expect(tab.getByText('As it will be').first()).toBeAttached();
    const stranger = await browser.newContext();
    for (const address of [tab.url(), link!]) expect(await (await stranger.request.get(address)).text()).toContain('As it will be');
    await stranger.close();
    await tab.close();
    await frame.getByRole('heading', { level: 1 }).dispatchEvent('click'); // the frame is drawn smaller than it is, which misleads a mouse
    await expect(textInput(sheet, 'name', 'en')).toBeFocused();
    await textInput(sheet, 'headline', 'en').focus();
    await expect(frame.locator('[style*=outline]')).toHaveText('As it will be');
    // What is typed there does not move a page that somebody scrolled; a click on a picture leads to its field too.
    const root = frame.locator('html');
    await root.evaluate((html) => html.scrollTo({ top: 240, behavior: 'instant' }));
    await textInput(sheet, 'headline', 'en').pressSequentially(' soon');
    await expect(frame.locator('[style*=outline]')).toHaveText(/soon/);
    expect(await root.evaluate((html) => html.scrollTop)).toBe(240);
    const { image } = (await (await staff.request.get(`/api/en/products/${id}`)).json()) as { image: string };
    const stem = image.replace(/^.*\/|\.\w+$/g, '');
    await frame.locator(`img[src*="${stem}"]`).first().dispatchEvent('click');
    await expect(sheet.locator(':has(> [name="image"]) :focus')).toHaveCount(1);
    await sheet.getByLabel(say(language, 'draft.page.phone')).check();
    await expect(sheet.locator('iframe')).toHaveCSS('width', '390px');
    await button(sheet, language, 'action.update').click();
    await expect(sheet).toHaveCount(0);
    expect(await headlineOf(id)).toBe('As it will be soon');
  });

for (const language of turn(0))
  test(`beside the form of a section the page stands where that section is (${language})`, async ({ page }) => {
    const parent = await staff.add('products', { en: { name: `Long ${language}` } });
    const texts = { text: 'So it is.', path: '/about', icon: await picture() };
    const ids: number[] = [];
    for (let each = 0; each < 9; each += 1)
      ids.push(await staff.add('productssectionsix', { en: { ...texts, title: `Question number ${'abcdefghi'[each]}` } }, { parent }));
    // A low window, where the head of the page leaves no room for them.
    await page.setViewportSize({ width: 1440, height: 480 });
    await enter(page, staff, language, `/dashboard/product/${parent}?open=product-questions&edit=${ids.at(-1)}`);
    const sheet = page.getByRole('dialog').first();
    await button(sheet, language, 'draft.page.show').click();
    await expect(sheet.frameLocator('iframe').getByText('Question number i').last()).toBeInViewport();
  });

for (const language of turn(1))
  test(`a session that ends while somebody types costs no letter: kept once they sign in again, and over a reload (${language})`, async ({
    page,
  }) => {
    const id = await staff.add('products', { en: { name: `Signed out ${language}`, headline: 'Before' } });
    const kept = async () =>
      ((await (await staff.request.get(`/api/en/drafts/products/${id}`)).json()) as { draft: { values: object } }).draft.values;
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    const headline = textInput(sheet, 'headline', 'en');
    await headline.fill('Before the end');
    await expect(sheet.getByText(say(language, 'draft.note'))).toBeVisible();
    await page.context().clearCookies();
    await headline.fill('After the end');
    await expect(sheet.getByText(say(language, 'kept.note'))).toBeVisible();
    await button(sheet, language, 'draft.keep').click();
    await expect(page.getByRole('dialog', { name: say(language, 'login.expired.title') })).toBeVisible();
    await signInOnScreen(page, language, ADMINISTRATOR);
    await expect(page.getByText(say(language, 'draft.kept'))).toBeVisible();
    expect(await kept()).toEqual({ headline_en: 'After the end' });

    // An open form tells who has it open; sent without a session that would ask for one before anything is typed.
    const told = page.waitForResponse((answer) => answer.url().endsWith('/here') && answer.request().method() === 'PATCH');
    await page.goto(address(language, `/dashboard/products?edit=${id}`));
    await hydrated(page);
    await told;
    await page.context().clearCookies();
    await headline.fill('Before a reload');
    await expect(sheet.getByText(say(language, 'kept.note'))).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await signInOnScreen(page, language, ADMINISTRATOR);
    await button(sheet, language, 'kept.restore').click();
    await expect(headline).toHaveValue('Before a reload');
    await expect(sheet.getByText(say(language, 'draft.note'))).toBeVisible();
    expect(await kept()).toEqual({ headline_en: 'Before a reload' });
  });

for (const language of turn(1))
  test(`a time is set in the form, stands in the calendar by the clock that was named, and is taken off there (${language})`, async ({
    page,
  }) => {
    const name = `Planned ${language}`;
    const id = await staff.add('products', { en: { name, headline: 'Before' } });
    await enter(page, staff, language, `/dashboard/products?edit=${id}`);
    const sheet = page.getByRole('dialog').first();
    await textInput(sheet, 'headline', 'en').fill('On Monday');
    await button(sheet, language, 'draft.more').click();
    await button(sheet, language, 'schedule.set').click();
    const dialog = page.getByRole('dialog', { name: say(language, 'schedule.set.title') });
    const year = new Date().getFullYear() + 1;
    await dialog.getByLabel(say(language, 'schedule.time')).fill(`${year}-03-01T09:30`);
    await dialog.getByLabel(say(language, 'schedule.clock')).selectOption('ae');
    await button(dialog, language, 'schedule.plan').click();
    await expect(sheet.locator('[data-state=scheduled]').first()).toBeVisible();
    await page.goto(address(language, '/dashboard/schedule'));
    await hydrated(page);
    const item = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
    await expect(item).toContainText('09:30');
    await expect(item).toContainText(CLOCKS.ae[language]);
    await item.getByRole('button', { name: `${say(language, 'schedule.off')}: ${name}` }).click();
    await expect(item).toHaveCount(0);
    expect(await headlineOf(id)).toBe('Before');
    await staff.remove('products', id);
  });

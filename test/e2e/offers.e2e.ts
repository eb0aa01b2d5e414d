import { type APIResponse, expect } from '@playwright/test';
import { test } from './journey.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { textOf } from '#api/typesetting/test-pdf-text.ts';
import { button, enter, say } from './dashboard.ts';
import { mailedLink } from './own-database.ts';
import { setSpamRules, signIn, type Staff } from './staff.ts';
import { complaintsOf, DESK, expectNoBarriers, hydrated, newMark, newVisitor, turn, visit } from './visit.ts';

/** Sales in Arabic on a phone, in English at a desk; the customer opens the link on a phone. */
const PHONE = { width: 390, height: 844 } as const;
const SIZES = { ar: PHONE, en: DESK };

const SITE = { en: siteEn, ar: siteAr };
let staff: Staff;

test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
  await setSpamRules(playwright, baseURL, { minimum_seconds: 0 });
});
test.afterAll(async ({ playwright, baseURL }) => {
  await setSpamRules(playwright, baseURL, { minimum_seconds: 3 });
  await staff?.leave();
});

for (const language of turn(0)) {
  test(`in ${language}: a kept wall is asked for, offered, sent by mail, opened on a phone, accepted and found again`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(SIZES[language]);
    const mark = newMark().slice(0, 8);
    const [name, email] = [`Customer ${mark}`, `${mark}@example.com`];
    await page.setExtraHTTPHeaders(newVisitor());
    const asked = await visit(page, language, '/shortlist?products=3-4c4');
    const form = page.locator('#shortlist-form');
    await form.locator('[name=name]').fill(name);
    await form.locator('[name=email]').fill(email);
    await form.locator('[name=phone]').fill('+966 50 000 0000');
    await form.getByRole('button', { name: SITE[language]['site.shortlist.send'] }).click();
    await expect(form.getByText(/LM-\w{8}/)).toBeVisible();
    // Whoever types a name has not changed the list: its sums stay.
    await expect(page.locator('[data-estimate] dl').filter({ visible: true })).toHaveCount(1);

    const complaints = await enter(page, staff, language, `/dashboard/inbox?search=${mark}`);
    await page.getByRole('link', { name }).click();
    await button(page, language, 'offers.from-lead').click();
    await page.waitForURL(/\/dashboard\/offers\/\d+$/);
    // 2.4 × 1.35 m at 11,200 a square metre
    await expect(page.locator('[name="lines.0.unit_price"]')).toHaveValue('36,288.00');
    await expect(page.locator('[name=name]')).toHaveValue(name);
    await page.locator('[name="lines.0.quantity"]').fill('٢');
    await expect(
      page
        .locator('dl')
        .filter({ hasText: say(language, 'offers.total') })
        .last(),
    ).toContainText('83,462.40');
    await button(page, language, 'offers.save').click();
    await expect(page.getByText(say(language, 'offers.send.lead', { total: '', email: '' }).slice(0, 12)).first()).toBeVisible();
    await expectNoBarriers(page);

    await button(page, language, 'offers.send.by-mail').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(language, 'offers.send'), exact: true })
      .click();
    await expect(page.getByText(say(language, 'offers.event.sent', { version: 1 })).first()).toBeVisible();
    // `test/mail/offers.test.ts` has the letter itself, from a real mail server.
    const pathname = mailedLink(email).replace('#', '');
    const context = await browser.newContext({ baseURL: baseURL!, viewport: PHONE, extraHTTPHeaders: newVisitor() });
    const phone = await context.newPage();
    // Straight to the link, as from a mail: nothing is remembered of whoever follows it.
    const said = complaintsOf(phone);
    await phone.goto(pathname);
    const own = pathname.startsWith('/en/') ? 'en' : 'ar';
    await expect(phone.getByRole('heading', { level: 1 })).toContainText(/SA-\d{4}-\d{4}/);
    await expect(phone.locator('main')).toContainText('83,462.40');
    await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await context.cookies()).toEqual([]);
    await expect(phone.getByRole('main').getByRole('alert')).toBeEmpty();
    await expect(phone.locator('[data-pop-up]')).toHaveCount(0);
    await expectNoBarriers(phone);
    await phone.locator('[name=name]').fill(name);
    await phone.getByRole('button', { name: SITE[own]['site.offer.accept'], exact: true }).click();
    // No mail server here: no copy is promised.
    await expect(phone.getByText(SITE[own]['site.offer.acceptedOnly'])).toBeVisible();
    const token = pathname.split('/').at(-1)!;
    const pdf = await context.request.get(`/api/${own}/shared-offers/${token}/offer.pdf`);
    const file = await pdf.body();
    for (const part of ['/StructTreeRoot', `/Lang (${own})`, '/FontFile2']) expect(file.toString('latin1')).toContain(part);
    // In the order in which it is read: whom it is for, a line's price, the whole.
    const text = await textOf(new Uint8Array(file));
    const positions = [name.replace(' ', ''), '36,288.00', '83,462.40'].map((part) => text.indexOf(part));
    expect([Math.min(...positions) >= 0, positions]).toEqual([true, positions.toSorted((one, other) => one - other)]);
    await context.close();

    await visit(page, language, '/dashboard/offers?sort=-total&hide=valid');
    await expect(page.getByRole('columnheader', { name: say(language, 'offers.valid-until') })).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(say(language, 'offers.state.accepted'));
    // Given to nobody, and back; what was sent cannot be thrown away.
    await row.getByRole('checkbox').check();
    const bar = page.getByRole('group', { name: say(language, 'content.selected', { count: 1 }) });
    await expect(bar.getByRole('button')).toHaveCount(1);
    await expectNoBarriers(page);
    await expect(row).not.toContainText('–');
    await bar.getByLabel(say(language, 'desk.assign')).selectOption('nobody');
    await expect(row).toContainText('–');
    await button(page, language, 'action.undo').click();
    await expect(row).not.toContainText('–');
    if (language === 'ar') await page.getByRole('button', { name: say(language, 'finder.open') }).click();
    else await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: say(language, 'finder.title') }).fill(name);
    // Its inquiry is found beside it.
    const found = page.getByRole('option', { name: new RegExp(`${name}.*SA-`) });
    // Its number stands in one line, also beside a long name on a phone.
    expect(await found.getByText(/^SA-/).evaluate((element) => element.getClientRects().length)).toBe(1);
    await found.click();
    await expect(page.getByText(say(language, 'offers.kept'))).toBeVisible();
    await expect(page.getByText(say(language, 'offers.event.seen', { version: 1 }))).toBeVisible();
    expect([...asked, ...complaints, ...said]).toEqual([]);
  });
}

for (const language of turn(1)) {
  test(`in ${language}: an added line is kept like a typed word, and nothing goes out without it`, async ({ page }) => {
    const made = await staff.request.post('/api/en/offers', { data: { country: 'sa', language } });
    const { id } = (await made.json()) as { id: number };
    await enter(page, staff, language, `/dashboard/offers/${id}`);
    const rows = page.getByRole('listitem', { name: say(language, 'offers.line', { row: 1 }) });
    await page.locator('[name=new-kind]').selectOption('delivery');
    await button(page, language, 'offers.line.add').click();
    await expect(rows).toHaveCount(1);
    await button(page, language, 'offers.send.by-hand').click();
    await expect(page.getByRole('alert').filter({ hasText: say(language, 'offers.send.first-save') })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('[name="lines.0.quantity"]').fill('٧');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await hydrated(page);
    await expect(rows).toHaveCount(0);
    await button(page, language, 'kept.restore').click();
    await expect(page.locator('[name="lines.0.quantity"]')).toHaveValue('٧');
    await expect(page.locator('[name="lines.0.title"]')).toHaveValue(say(language, 'offers.kind.delivery'));

    // A product says at once in which sizes it comes, and what was typed stays to be put right.
    await page.locator('[name=new-kind]').selectOption('product');
    await page.locator('[name=new-product]').selectOption('2');
    await page.locator('[name=new-wall]').fill('6.5 × 6');
    await button(page, language, 'offers.line.add').click();
    await expect(page.getByText(say(language, 'offers.line.wall.nearest', { nearest: '7 × 6' }))).toBeVisible();
    await page.locator('[name=new-wall]').fill('');
    await page.locator('[name=new-product]').selectOption('15');
    await page.locator('[name=new-size]').fill('99');
    await button(page, language, 'offers.line.add').click();
    await expect(page.getByText('43 · 55 · 65 · 70')).toBeVisible();
    await expect(page.locator('[name=new-size]')).toHaveValue('99');
    await page.locator('[name=new-size]').fill('٥٥');
    await button(page, language, 'offers.line.add').click();
    await expect(page.locator('[name=new-size]')).toHaveValue('');
    // A line that a finger took out by mistake comes back with what was typed into it.
    await page.locator('[name="lines.0.note"]').fill('by night');
    await rows.getByRole('button').click();
    await expect(page.locator('[name="lines.0.note"]')).toHaveCount(0);
    await expect(rows.getByRole('button')).toBeFocused();
    await button(page, language, 'action.undo').click();
    await expect(page.locator('[name="lines.0.note"]')).toHaveValue('by night');
    await expect(page.locator('[name="lines.0.quantity"]')).toHaveValue('٧');
    // What is wrong comes into sight, wherever the button was.
    await page.locator('[name="lines.0.unit_price"]').fill('100 درهم');
    await button(page, language, 'offers.save').click();
    await expect(page.locator('[name="lines.0.unit_price"]')).toBeFocused();
    await page.locator('[name="lines.0.unit_price"]').fill('100');
    await button(page, language, 'offers.save').click();
    await expect(page.locator('[name="lines.1.note"]')).toHaveValue('55″');

    // In the list it can be thrown away with others, and comes back.
    await page.setViewportSize(DESK);
    await visit(page, language, '/dashboard/offers?state=draft');
    const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/dashboard/offers/${id}"]`) });
    const owner = page.getByRole('search').getByLabel(say(language, 'inbox.owner'));
    await owner.selectOption('nobody');
    await expect(row).toHaveCount(0);
    await owner.selectOption('me');
    await expect(page).toHaveURL(/owner=me/);
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: say(language, 'offers.remove.many', { count: 1 }) }).click();
    await expect(row).toHaveCount(0);
    await button(page, language, 'action.undo').click();
    await expect(row).toHaveCount(1);

    // A column that was hidden is hidden the next time too, and comes back for good.
    const head = page.getByRole('columnheader', { name: say(language, 'offers.valid-until') });
    const choice = page.getByRole('checkbox', { name: say(language, 'offers.valid-until') });
    const widthOfSearch = async () => Math.round((await page.getByRole('searchbox').boundingBox())!.width);
    const width = await widthOfSearch();
    for (const isShown of [false, true]) {
      await page
        .locator('summary')
        .filter({ hasText: say(language, 'table.columns') })
        .click();
      await choice.setChecked(isShown);
      await expect(head).toHaveCount(isShown ? 1 : 0);
      expect(await widthOfSearch()).toBe(width);
      await visit(page, language, '/dashboard/offers');
      await expect(head).toHaveCount(isShown ? 1 : 0);
    }
    // And one that was moved stays where it was put; the key that moves it is at hand again.
    await page
      .locator('summary')
      .filter({ hasText: say(language, 'table.columns') })
      .click();
    const earlier = page.getByRole('button', { name: `${say(language, 'content.move.back')}: ${say(language, 'offers.valid-until')}` });
    await earlier.press('Enter');
    await expect(page).toHaveURL(/columns=/);
    await expect(earlier).toBeFocused();
    await visit(page, language, '/dashboard/offers');
    await expect(page.getByRole('columnheader').last()).toHaveText(say(language, 'offers.owner'));
  });
}

async function idOf(answer: Promise<APIResponse>): Promise<number> {
  return ((await (await answer).json()) as { id: number }).id;
}

for (const language of turn(0)) {
  test(`in ${language}: what stands in the way of sending is marked in its field`, async ({ page }) => {
    const product = await idOf(staff.request.post('/api/en/products', { multipart: { name: newMark() } }));
    const id = await idOf(staff.request.post('/api/en/offers', { data: { country: 'sa', language } }));
    const lines = [
      { kind: 'delivery', title: 'Delivery', quantity: 1, unit_price: '5' },
      { kind: 'product', product_id: product, title: 'Wall', quantity: 1, unit_price: '9' },
    ];
    const data = { revision: 1, name: 'Sara', valid_until: '2031-01-01', lines };
    expect((await staff.request.put(`/api/en/offers/${id}`, { data })).status()).toBe(200);
    expect((await staff.request.delete(`/api/en/products/${product}`)).status()).toBe(200);
    await enter(page, staff, language, `/dashboard/offers/${id}`);
    await button(page, language, 'offers.send.by-hand').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(language, 'offers.send') })
      .click();
    const title = page.locator('[name="lines.1.title"]');
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription(language === 'ar' ? /لم يعد معروضًا/ : /no longer offered/);
    await expect(page.locator('[aria-invalid]')).toHaveCount(1);
    // The mark stays with its line.
    await page
      .getByRole('listitem', { name: say(language, 'offers.line', { row: 1 }) })
      .getByRole('button')
      .click();
    await expect(page.locator('[name^="lines."][name$=".title"]')).toHaveAttribute('aria-invalid', 'true');
  });
}

test('a link that was cut off is told in words', async ({ page }) => {
  const answer = await page.goto('/en/offer/abc');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteEn['site.offer.gone']);
});

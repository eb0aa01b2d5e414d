import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { settingsGroups } from '#content/settings/index.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import { fill, translate } from '#i18n/translate.ts';
import { button, say } from './dashboard.ts';
import { address, complaintsOf, expectNoBarriers, hydrated, newVisitor, visit, turn } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const SITE = { en: siteEn, ar: siteAr };
const REFERENCE = /: (LM-\w{8})/;

async function unreadIn(tab: Locator): Promise<number> {
  const [badge] = await tab.locator('b').allTextContents();
  return Number(badge ?? 0);
}

/** Machines fill in forms in no time, and the browser of a test is one. */
async function letFastPeopleIn(browser: Browser, baseURL: string | undefined, seconds: number): Promise<void> {
  const staff = await staffPage(browser, baseURL);
  expect((await staff.request.put('/api/en/settings/spam', { data: { minimum_seconds: seconds } })).status()).toBe(200);
  await staff.context().close();
}

async function staffPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL!, extraHTTPHeaders: newVisitor() });
  await context.request.post('/api/auth/login', { data: { username: 'admin', password: 'only for these journeys' } });
  return context.newPage();
}

async function sendContact(page: Page, language: 'ar' | 'en', line: string): Promise<string> {
  await visit(page, language, '/contact');
  const form = page.locator('main form');
  await form.locator('[name=name]').fill('ليلى Example');
  await form.locator('[name=number]').fill('+966 50 000 0000');
  await form.locator('[name=email]').fill('laila@example.com');
  await form.locator('[name=message]').fill(line);
  await form.getByRole('button').click();
  const shown = form.getByText(REFERENCE);
  await expect(shown).toBeVisible();
  return REFERENCE.exec((await shown.textContent())!)![1]!;
}

/** A Tuesday in the far future, so that no two runs meet. */
function farTuesday(language: string): string {
  const year = 2040 + (Date.now() % 50);
  const day = new Date(Date.UTC(year, language === 'ar' ? 2 : 6, 1));
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test.beforeAll(({ browser, baseURL }) => letFastPeopleIn(browser, baseURL, 0));
test.afterAll(({ browser, baseURL }) => letFastPeopleIn(browser, baseURL, 3));

for (const language of turn(1)) {
  const t = (key: DashboardKey) => say(language, key);

  test(`K-06 AB-10 4-03 4-04 4-06 4-22 in ${language}: a message goes from the form to the inbox and gets its answer`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    const text = `جدار مضيء للبهو ${Math.random()}`;
    const reference = await sendContact(page, language, text);

    const staff = await staffPage(browser, baseURL);
    const complaints = complaintsOf(staff);
    await staff.goto(address(language, '/dashboard/inbox'));
    await hydrated(staff);
    const tab = staff.getByRole('navigation').getByRole('link', { name: t('shell.tab.inbox') });
    const unread = await unreadIn(tab);
    expect(unread).toBeGreaterThan(0);
    await expectNoBarriers(staff);
    const search = staff.getByLabel(t('inbox.search'));
    const answered = Promise.withResolvers<void>();
    await staff.route(/search=/, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await search.fill('ليلي');
    await search.press('Enter');
    await search.pressSequentially(' Ex'); // while the answer is on its way
    answered.resolve();
    await expect(staff).toHaveURL(/search=/);
    await expect(staff.getByRole('main').getByText(text)).toBeVisible();
    await expect(search).toHaveValue('ليلي Ex');
    await staff.unroute(/search=/);
    await staff.getByRole('link', { name: t('inbox.filter.clear') }).click();
    await expect(search).toHaveValue('');
    await search.fill(reference.toLowerCase());
    await search.press('Enter');
    await expect(staff.getByRole('main').getByText(text)).toBeVisible();
    await expect(staff.locator('main li').filter({ hasText: reference })).toHaveCount(1);
    await expect(staff.getByText(fill(language, t('inbox.count'), { count: 1 }))).toBeVisible();
    await staff.getByRole('main').getByRole('link', { name: 'ليلى Example' }).click();

    await expect(staff.getByRole('main').getByText(text)).toBeVisible();
    await expect.poll(() => unreadIn(tab)).toBe(unread - 1);
    await expect(staff.getByText(t('inbox.mail.thanks'))).toBeVisible();
    await expect(staff.getByText(t('inbox.mail.state.waiting')).first()).toBeVisible();
    await staff.getByLabel(t('inbox.status')).selectOption({ label: t('inbox.status.in-progress') });
    await expect(staff.getByRole('status').filter({ hasText: translate(language, 'api.done.lead-saved') })).toBeVisible();
    await staff.getByLabel(t('inbox.owner')).selectOption({ label: 'admin' });
    await staff.getByRole('textbox', { name: t('inbox.notes.new') }).fill('اتصلت به');
    await staff.getByRole('button', { name: t('inbox.notes.add') }).click();
    await expect(staff.getByText('اتصلت به')).toBeVisible();
    const chat = new URL((await staff.getByRole('link', { name: t('inbox.answer.whatsapp') }).getAttribute('href'))!);
    expect([chat.pathname, chat.searchParams.get('text')?.includes(reference)]).toEqual(['/966500000000', true]);
    await staff.getByLabel(t('inbox.answer.text')).fill('أهلًا ليلى');
    await staff.getByRole('button', { name: t('inbox.answer.send') }).click();
    await expect(staff.getByText('أهلًا ليلى')).toBeVisible();
    await expect(staff.getByLabel(t('inbox.status'))).toHaveValue('answered');
    await expect(staff.getByLabel(t('inbox.owner'))).toHaveValue('1');
    await expectNoBarriers(staff);
    expect(complaints).toEqual([]);

    await staff.goto(address(language, `/dashboard/inbox?search=${reference}`));
    const [file] = await Promise.all([
      staff.waitForEvent('download'),
      staff.getByRole('link', { name: t('table.export'), exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('inbox.csv');
    await staff.context().close();
  });

  test(`in ${language}: whoever goes through many messages comes back to the same list`, async ({ browser, baseURL }) => {
    const staff = await staffPage(browser, baseURL);
    const fields = { name: 'Mona Example', number: '0550000000', message: 'A screen for the hall' };
    const sent = await staff.request.post('/api/en/email/send-email-sa', { data: { kind: 'contact', fields } });
    const { reference } = (await sent.json()) as { reference: string };
    await staff.goto(address(language, `/dashboard/inbox?kind=contact&status=new&search=${reference}`));
    await hydrated(staff);
    await staff.getByRole('link', { name: 'Mona Example' }).click();
    await expect(staff.getByRole('heading', { name: t('inbox.answer') })).toBeVisible();
    await staff.getByRole('link', { name: t('inbox.back') }).click();
    await expect(staff.locator('[name=search]:visible')).toHaveValue(reference);
    await expect(staff.locator('[name=kind]:visible')).toHaveValue('contact');
    await expect(staff.locator('[name=status]:visible')).toHaveValue('new');
    await staff.context().close();
  });

  test(`4-22 in ${language}: a machine is thanked and put aside, and a person brings its message back`, async ({
    page,
    browser,
    baseURL,
  }) => {
    proves('4-22');
    await page.setExtraHTTPHeaders(newVisitor());
    await visit(page, language, '/contact');
    const form = page.locator('main form');
    for (const [name, value] of [
      ['name', 'Robot'],
      ['number', '0500000000'],
      ['message', `Buy ${Math.random()}`],
      ['extra', 'x'],
    ] as const)
      await form.locator(`[name=${name}]`).fill(value, { force: true });
    await form.getByRole('button').click();
    await expect(form.getByRole('status')).toHaveText(SITE[language]['site.contact.sent']);
    const reference = REFERENCE.exec((await form.getByText(REFERENCE).textContent())!)![1]!;

    const staff = await staffPage(browser, baseURL);
    await staff.goto(address(language, `/dashboard/inbox?search=${reference}`));
    await hydrated(staff);
    await expect(staff.locator('main li').filter({ hasText: reference })).toContainText(t('inbox.status.spam'));
    await staff.getByRole('link', { name: 'Robot' }).click();
    await expect(staff.getByText(t('inbox.reason.trap'))).toBeVisible();
    await staff.getByRole('button', { name: t('inbox.not-spam') }).click();
    await expect(staff.getByLabel(t('inbox.status'))).toHaveValue('new');
    await expect(staff.getByText(t('inbox.mail.state.waiting'))).toBeVisible();
    await staff.context().close();
  });

  test(`D-09 D-12 3-41 4-07 in ${language}: a meeting is asked for, moved, confirmed and declined`, async ({ browser, baseURL }) => {
    const date = farTuesday(language);
    const visitor = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, extraHTTPHeaders: newVisitor() });
    const page = await visitor.newPage();
    for (const [name, time] of [
      ['منى Example', '10:30'],
      ['Sami Example', '11:00'],
    ] as const) {
      await page.goto(address(language, '/meeting'));
      const card = page.locator('#meeting');
      for (const [field, value] of [
        ['date', date],
        ['name', name],
        ['phone', '+966 50 000 0000'],
        ['time', time],
        ['email', 'mona@example.com'],
      ] as const)
        await card.locator(field === 'date' ? '[name=date][type=date]' : `[name=${field}]`).fill(value);
      await card.locator('[name=type]').selectOption('google_meet');
      await card.locator('button[type=submit]').click();
      await expect(card.getByText(REFERENCE)).toBeVisible();
    }
    await visitor.close();

    const staff = await staffPage(browser, baseURL);
    // The longest name of a month, and not this one: every step of the bar is there, on one line of a phone.
    const wide = staff.viewportSize()!;
    await staff.setViewportSize({ width: 390, height: 844 });
    await staff.goto(address(language, '/dashboard/meetings?month=2031-09'));
    const middles = await staff
      .getByRole('navigation', { name: '2031' })
      .locator(':scope > *')
      .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)));
    expect([middles.length, new Set(middles).size], 'N-L13').toEqual([4, 1]);
    await staff.setViewportSize(wide);
    await staff.goto(address(language, `/dashboard/meetings?month=${date.slice(0, 7)}`));
    await hydrated(staff);
    await expectNoBarriers(staff);
    await staff.getByRole('link', { name: /منى Example/ }).click();
    const sheet = staff.getByRole('dialog');
    await expect(sheet.getByText(t('meetings.clash').split('{', 1)[0]!.trim())).toBeVisible();
    const [riyadh, dubai] = await Promise.all(
      [t('meetings.riyadh'), t('meetings.dubai')].map((label) =>
        sheet.locator('dl > div').filter({ hasText: label }).locator('dd').textContent(),
      ),
    );
    expect([riyadh!.includes('10:30'), dubai!.includes('11:30')]).toEqual([true, true]);
    await expectNoBarriers(staff);
    await sheet.getByLabel(t('meetings.move.time')).fill('05:00');
    await sheet.getByRole('button', { name: t('meetings.move').split('{', 1)[0]! }).click();
    await expect(sheet.getByText(translate(language, 'api.field.closed').split(': ')[1]!).first()).toBeVisible();
    await sheet.getByLabel(t('meetings.move.time')).fill('14:00');
    await sheet.getByRole('button', { name: t('meetings.move').split('{', 1)[0]! }).click();
    await expect(sheet.getByText(t('meetings.state.confirmed'))).toBeVisible();
    await expect(sheet.getByText(t('meetings.clash').split('{', 1)[0]!.trim())).toHaveCount(0);
    const [file] = await Promise.all([staff.waitForEvent('download'), sheet.getByRole('link', { name: t('meetings.calendar') }).click()]);
    expect(file.suggestedFilename()).toMatch(/^LM-\w{8}\.ics$/);
    await sheet.getByRole('button', { name: t('meetings.decline') }).click();
    await expect(sheet.getByText(t('meetings.state.declined'))).toBeVisible();
    await staff.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await staff.getByRole('link', { name: /Sami Example/ }).click();
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: t('meetings.confirm').split('{', 1)[0]! })
      .click();
    await expect(staff.getByRole('dialog').getByText(t('meetings.state.confirmed'))).toBeVisible();
    await staff.context().close();
  });

  test(`4-04 4-05 in ${language}: without a mail server the screen says so and keeps everything, and who is told is set`, async ({
    browser,
    baseURL,
  }) => {
    const staff = await staffPage(browser, baseURL);
    await staff.goto(address(language, '/dashboard/mail'));
    await hydrated(staff);
    await expect(staff.getByText(/SMTP_URL/)).toBeVisible();
    await expectNoBarriers(staff);
    await staff.getByLabel(t('mail.test.to'), { exact: true }).fill('me@example.com');
    await staff.getByRole('button', { name: t('mail.test.send') }).click();
    await expect(staff.getByRole('alert').filter({ hasText: translate(language, 'api.done.mail-not-sent') })).toBeVisible();

    await staff.getByRole('link', { name: t('mail.settings') }).click();
    const told = async () => (await (await staff.request.get('/api/en/settings/mail')).json()) as { recipients: object[] };
    const { recipients } = await told();
    const list = staff.getByRole('group', { name: settingsGroups.mail.fields.recipients.label![language], exact: true });
    await button(list, language, 'content.row.add').click();
    const cell = (name: string) => staff.locator(`[name="recipients[${recipients.length}].${name}"]`);
    await cell('kind').selectOption('contact');
    await cell('country').selectOption('ae');
    await cell('email').fill('dubai@example.com');
    await staff.keyboard.press('Control+s');
    await expect.poll(async () => (await told()).recipients.at(-1)).toEqual({ kind: 'contact', country: 'ae', email: 'dubai@example.com' });
    await staff.request.put('/api/en/settings/mail', { data: { recipients } });
    await staff.context().close();
  });
}

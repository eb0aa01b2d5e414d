import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { signIn } from './staff.ts';
import { address, expectNoBarriers, type Item, LANGUAGES, newMark, newVisitor, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const TEXTS = {
  en: {
    later: 'Next month',
    earlier: 'Previous month',
    name: 'Name',
    phone: 'Phone',
    time: 'Time',
    type: 'Meeting type',
    day: 'Day',
    send: 'Request the meeting',
    sending: 'Sending...',
    noDate: 'Please select a date before submitting.',
    required: 'We still need: ',
    sent: 'Your request has been sent successfully!',
    thanks: 'Your request has been sent successfully. Thank you for contacting us!',
    unreached: 'An error occurred while sending your request',
  },
  ar: {
    later: 'الشهر التالي',
    earlier: 'الشهر السابق',
    name: 'الاسم',
    phone: 'الهاتف',
    time: 'الوقت',
    type: 'طريقة اللقاء',
    day: 'اليوم',
    send: 'اطلب الموعد',
    sending: 'جارٍ الإرسال…',
    noDate: 'اختر يومًا قبل إرسال الطلب.',
    required: 'نحتاج أيضًا إلى: ',
    sent: 'أُرسل طلبك بنجاح!',
    thanks: 'أُرسل طلبك بنجاح. شكرًا لتواصلك معنا!',
    unreached: 'حدث خطأ أثناء إرسال طلبك',
  },
} as const;

/** How a day is drawn. */
const lookOf = (day: Locator) =>
  day.evaluate((input) => {
    const { backgroundColor, borderColor, color, outline, boxShadow, fontWeight } = getComputedStyle(input.closest('label')!);
    return [backgroundColor, borderColor, color, outline, boxShadow, fontWeight];
  });

const MONDAY_NOON = new Date('2026-11-16T09:00:00Z');

for (const language of LANGUAGES) {
  const texts = TEXTS[language];
  const card = (page: Page) => page.locator('#meeting');
  /** In the month that is shown, or kept while another one is. */
  const chosenDay = (page: Page) => card(page).locator('input[name=date]:is(:checked, [type=hidden])');
  const chosenStop = (page: Page) => card(page).locator('input[name=date]:focus').inputValue();
  const alerts = (page: Page) => card(page).getByRole('alert').filter({ hasText: /./ });

  async function fill(page: Page, name = 'نورة Example') {
    await card(page).getByLabel(texts.name, { exact: true }).fill(name);
    await card(page).getByLabel(texts.phone, { exact: true }).fill('+966 50 000 0000');
    await card(page).getByLabel(texts.time, { exact: true }).fill('10:30');
    await card(page).getByLabel(texts.type, { exact: true }).selectOption('google_meet');
  }

  test(`in ${language}: the month on working days`, async ({ page }) => {
    await page.clock.setFixedTime(MONDAY_NOON);
    const complaints = await visit(page, language, '/');
    const days = card(page).getByRole('radio');
    proves('AC-04');
    await expect(days).toHaveCount(25);
    proves('D-15');
    await expect(card(page).getByText('November 2026', { exact: true })).toBeVisible();
    const names = await days.evaluateAll((all) => all.map((day) => day.closest('label')!.innerText.replaceAll('\n', ' ')));
    expect(names[0]).toMatch(/Monday,? 2 November 2026/);
    expect(names[24]).toMatch(/Friday,? 4 December 2026/);
    proves('D-02');
    expect(names.some((name) => /Saturday|Sunday/.test(name))).toBe(false);
    proves('D-04');
    expect(names.map((name) => /Monday|Tuesday|Wednesday|Thursday|Friday/.exec(name)?.[0])).toEqual(
      Array.from({ length: 5 }, () => ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']).flat(),
    );
    await expect(days.nth(9)).toBeDisabled();
    proves('D-05');
    await expect(card(page).locator('[aria-current=date]')).toHaveCount(1);
    await expect(days.nth(10)).toHaveAttribute('aria-current', 'date');
    expect(await lookOf(days.nth(10))).not.toEqual(await lookOf(days.nth(12)));
    // Friday keeps its column and is closed for Saudi Arabia; Thursday is a working day.
    await expect(days.nth(23)).toBeEnabled();
    proves('3-23');
    await expect(days.nth(24)).toBeDisabled();
    // One stop for the Tab key, from either side: today before anything is chosen, then the chosen day.
    const stops = async () => {
      await card(page).getByRole('button', { name: texts.later }).focus();
      await page.keyboard.press('Tab');
      const forward = await chosenStop(page);
      await page.keyboard.press('Tab');
      await expect(card(page).getByLabel(texts.name, { exact: true })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      return [forward, await chosenStop(page)];
    };
    expect(await stops()).toEqual(['2026-11-16', '2026-11-16']);
    await days.nth(11).check();
    expect(await stops()).toEqual(['2026-11-17', '2026-11-17']);
    proves('D-06');
    await expect(days.nth(11)).toBeChecked();
    await expect(chosenDay(page)).toHaveValue('2026-11-17');

    await card(page).getByRole('button', { name: texts.later }).click();
    await expect(card(page).getByText('December 2026', { exact: true })).toBeVisible();
    await card(page).getByRole('button', { name: texts.later }).click();
    await expect(card(page).getByText('January 2027', { exact: true })).toBeVisible();
    await expect(chosenDay(page)).toHaveValue('2026-11-17');
    for (const month of ['December 2026', 'November 2026', 'October 2026']) {
      await card(page).getByRole('button', { name: texts.earlier }).click();
      await expect(card(page).getByText(month, { exact: true })).toBeVisible();
    }
    await expect(card(page).getByRole('radio', { disabled: false })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: nothing is sent without a day and every field`, async ({ page }) => {
    await page.clock.setFixedTime(MONDAY_NOON);
    await visit(page, language, '/');
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await card(page).getByRole('button', { name: texts.send }).click();
    proves('D-14');
    await expect(alerts(page)).toHaveText(texts.noDate);
    await expect(card(page).getByText(texts.required)).toHaveCount(4);
    await expect(card(page).getByLabel(texts.name, { exact: true })).toBeFocused();
    await expectNoBarriers(page);
    await fill(page);
    await card(page).getByRole('button', { name: texts.send }).click();
    await expect(alerts(page)).toHaveText(texts.noDate);
    await expect(card(page).getByText(texts.required)).toHaveCount(0);
    const types = await card(page)
      .locator('select option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    proves('D-07');
    expect(types).toEqual(['', 'zoom', 'google_meet', 'teams', 'physical']);
    await expect(card(page).locator('input[type=time][name=time]')).toBeVisible();
    await expect(card(page).locator('input[name=name]')).toBeVisible();
    await expect(card(page).locator('input[type=tel][name=phone]')).toBeVisible();
    proves('AA-01');
    expect(posts).toEqual([]);
  });

  test(`in ${language}: a request fails, then arrives`, async ({ page, playwright, baseURL }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await visit(page, language, '/');
    const name = `نورة ${newMark()}`;
    await fill(page, name);
    await card(page).getByRole('button', { name: texts.later }).click();
    const day = card(page).getByRole('radio', { disabled: false }).nth(6);
    await day.check();
    const date = await chosenDay(page).inputValue();
    const send = card(page).locator('button[type=submit]');

    await page.route('**/email/booking-*', (route) => route.abort());
    await send.click();
    proves('D-14');
    await expect(alerts(page)).toHaveText(texts.unreached);
    await page.unroute('**/email/booking-*');

    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    let sent: unknown;
    await page.route('**/email/booking-*', async (route) => {
      sent = route.request().postDataJSON();
      await opened;
      await route.continue();
    });
    proves('D-13');
    await expect(card(page).getByText(texts.thanks)).toHaveCount(0);
    await send.click();
    await expect(send).toBeDisabled();
    await expect(send).toHaveText(texts.sending);
    open();
    await expect(card(page).getByRole('status')).toHaveText(texts.thanks);
    proves('AB-02');
    await expect(card(page).getByRole('status')).toHaveText(texts.thanks);
    await expect(alerts(page)).toHaveText(texts.sent);
    proves('3-39');
    await expect(card(page).locator('[role=alert]').filter({ hasText: texts.sent })).toBeVisible();
    proves('D-09');
    expect(sent).toMatchObject({ subject: expect.stringContaining(name), message: expect.stringContaining(name) });
    proves('D-08');
    expect(sent).toMatchObject({ message: expect.stringMatching(/ on \d{4}-\d{2}-\d{2} at /) });
    expect(sent).toMatchObject({ message: expect.stringContaining(date) });
    await expect(card(page).getByLabel(texts.name, { exact: true })).toHaveValue('');

    const staff = await signIn(playwright, baseURL);
    const { leads } = (await (await staff.request.get('/api/en/inbox?kind=meeting&per_page=1')).json()) as { leads: Item[] };
    proves('D-10');
    expect(leads[0]!['subject']).toBe(`Meeting request from ${name}`);
    proves('D-11');
    expect(leads[0]!['message']).toBe(
      `${name} would like to schedule a meeting via google_meet on ${date} at 10:30. Contact phone: +966 50 000 0000`,
    );
    await staff.leave();
  });

  test(`in ${language}: without scripts the card is a form with a day field`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, extraHTTPHeaders: newVisitor() });
    const page = await context.newPage();
    await page.goto(address(language, '/'));
    await fill(page);
    await card(page).locator('button[type=submit]').click();
    await expect(page).toHaveURL(address(language, '/meeting'));
    await expect(alerts(page)).toHaveText(texts.noDate);
    await expect(card(page).getByLabel(texts.name, { exact: true })).toHaveValue('نورة Example');
    await card(page).getByLabel(texts.day, { exact: true }).fill('2099-01-05');
    await card(page).locator('button[type=submit]').click();
    await expect(card(page).getByRole('status')).toHaveText(texts.thanks);
    await context.close();
  });
}

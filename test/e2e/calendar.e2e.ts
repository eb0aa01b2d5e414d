import { expect, type Page, test } from '@playwright/test';
import { signIn } from './staff.ts';
import { address, expectNoBarriers, type Item, LANGUAGES, newMark, newVisitor, visit } from './visit.ts';

test.setTimeout(90_000);

const WORDS = {
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
    required: 'Please fill in this field.',
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
    sending: 'جارٍ الإرسال...',
    noDate: 'اختر يومًا قبل إرسال الطلب.',
    required: 'املأ هذا الحقل.',
    sent: 'أُرسل طلبك بنجاح!',
    thanks: 'أُرسل طلبك بنجاح. شكرًا لتواصلك معنا!',
    unreached: 'حدث خطأ أثناء إرسال طلبك',
  },
} as const;

const MONDAY_NOON = new Date('2026-11-16T09:00:00Z');

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const card = (page: Page) => page.locator('#meeting');
  const alerts = (page: Page) => card(page).getByRole('alert').filter({ hasText: /./ });

  async function fill(page: Page, name = 'نورة Example') {
    await card(page).getByLabel(words.name, { exact: true }).fill(name);
    await card(page).getByLabel(words.phone, { exact: true }).fill('+966 50 000 0000');
    await card(page).getByLabel(words.time, { exact: true }).fill('10:30');
    await card(page).getByLabel(words.type, { exact: true }).selectOption('google_meet');
  }

  test(`D-01 to D-06 D-15 D-16 AC-04 3-24 3-37 3-38 in ${language}: the month on working days`, async ({ page }) => {
    await page.clock.setFixedTime(MONDAY_NOON);
    const complaints = await visit(page, language, '/');
    const days = card(page).getByRole('radio');
    await expect(days).toHaveCount(25);
    await expect(card(page).getByText('November 2026', { exact: true })).toBeVisible();
    const names = await days.evaluateAll((all) => all.map((day) => day.closest('label')!.innerText.replaceAll('\n', ' ')));
    expect(names[0]).toMatch(/Monday,? 2 November 2026/);
    expect(names[24]).toMatch(/Friday,? 4 December 2026/);
    expect(names.some((name) => /Saturday|Sunday/.test(name))).toBe(false);
    await expect(days.nth(9)).toBeDisabled();
    await expect(days.nth(10)).toHaveAttribute('aria-current', 'date');
    await expect(days.nth(24)).toBeEnabled();
    await days.nth(11).check();
    await expect(days.nth(11)).toBeChecked();
    await expect(card(page).locator('input[name=date]')).toHaveValue('2026-11-17');

    await card(page).getByRole('button', { name: words.later }).click();
    await expect(card(page).getByText('December 2026', { exact: true })).toBeVisible();
    await card(page).getByRole('button', { name: words.later }).click();
    await expect(card(page).getByText('January 2027', { exact: true })).toBeVisible();
    await expect(card(page).locator('input[name=date]')).toHaveValue('2026-11-17');
    for (const month of ['December 2026', 'November 2026', 'October 2026']) {
      await card(page).getByRole('button', { name: words.earlier }).click();
      await expect(card(page).getByText(month, { exact: true })).toBeVisible();
    }
    await expect(card(page).getByRole('radio', { disabled: false })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test(`D-07 D-08 AA-01 AB-01 3-39 in ${language}: nothing is sent without a day and every field`, async ({ page }) => {
    await page.clock.setFixedTime(MONDAY_NOON);
    await visit(page, language, '/');
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await card(page).getByRole('button', { name: words.send }).click();
    await expect(alerts(page)).toHaveText(words.noDate);
    await expect(card(page).getByText(words.required)).toHaveCount(4);
    await expect(card(page).getByLabel(words.name, { exact: true })).toBeFocused();
    await expectNoBarriers(page);
    await fill(page);
    await card(page).getByRole('button', { name: words.send }).click();
    await expect(alerts(page)).toHaveText(words.noDate);
    await expect(card(page).getByText(words.required)).toHaveCount(0);
    const types = await card(page)
      .locator('select option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(types).toEqual(['', 'zoom', 'google_meet', 'teams', 'physical']);
    expect(posts).toEqual([]);
  });

  test(`D-09 to D-14 AB-02 AB-04 3-25 3-50 in ${language}: a request fails, then arrives`, async ({ page, playwright, baseURL }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await visit(page, language, '/');
    const name = `نورة ${newMark()}`;
    await fill(page, name);
    await card(page).getByRole('button', { name: words.later }).click();
    const day = card(page).getByRole('radio', { disabled: false }).nth(6);
    await day.check();
    const date = await card(page).locator('input[name=date]').inputValue();
    const send = card(page).locator('button[type=submit]');

    await page.route('**/meeting.data*', (route) => route.abort());
    await send.click();
    await expect(alerts(page)).toHaveText(words.unreached);
    await page.unroute('**/meeting.data*');

    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    await page.route('**/meeting.data*', async (route) => {
      await opened;
      await route.continue();
    });
    await expect(card(page).getByText(words.thanks)).toHaveCount(0);
    await send.click();
    await expect(send).toBeDisabled();
    await expect(send).toHaveText(words.sending);
    open();
    await expect(card(page).getByRole('status')).toHaveText(words.thanks);
    await expect(alerts(page)).toHaveText(words.sent);
    await expect(card(page).getByLabel(words.name, { exact: true })).toHaveValue('');

    const staff = await signIn(playwright, baseURL);
    const { leads } = (await (await staff.request.get('/api/en/inbox?kind=meeting&per_page=1')).json()) as { leads: Item[] };
    expect(leads[0]!['subject']).toBe(`Meeting request from ${name}`);
    expect(leads[0]!['message']).toBe(
      `${name} would like to schedule a meeting via google_meet on ${date} at 10:30. Contact phone: +966 50 000 0000`,
    );
    await staff.leave();
  });

  test(`C-02 D-09 3-40 in ${language}: without scripts the card is a form with a day field`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, extraHTTPHeaders: newVisitor() });
    const page = await context.newPage();
    await page.goto(address(language, '/'));
    await fill(page);
    await card(page).locator('button[type=submit]').click();
    await expect(page).toHaveURL(address(language, '/meeting'));
    await expect(alerts(page)).toHaveText(words.noDate);
    await expect(card(page).getByLabel(words.name, { exact: true })).toHaveValue('نورة Example');
    await card(page).getByLabel(words.day, { exact: true }).fill('2099-01-05');
    await card(page).locator('button[type=submit]').click();
    await expect(card(page).getByRole('status')).toHaveText(words.thanks);
    await context.close();
  });
}

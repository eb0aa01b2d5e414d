import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import { button, confirmMany, enter, say } from './dashboard.ts';
import { type Staff, signIn } from './staff.ts';
import { address, expectNoBarriers, hydrated, type Language, newVisitor, turn } from './visit.ts';

const INQUIRIES = 40;
const SIZES = { ar: { width: 390, height: 844 }, en: { width: 1440, height: 900 } };

/** What sales find in the morning; all of one kind, whose prepared answer stands ready. */
async function seedInquiries(request: APIRequestContext, language: Language, word: string): Promise<void> {
  for (let number = 0; number < INQUIRIES; number += 1) {
    const fields = { product: `${word} ${number}`, name: `Visitor ${number}`, email: `${word}${number}@example.com`, phone: '0550000000' };
    const sent = await request.post(`/api/${language}/email/send-email-sa`, {
      data: { kind: 'product', lang: language, fields },
      headers: newVisitor(),
    });
    expect(sent.status()).toBe(200);
  }
}

function leadIn(page: Page): number {
  return Number(/inbox\/(\d+)/.exec(page.url())?.[1]);
}

async function swipe(page: Page, by: number): Promise<void> {
  await page
    .locator('main h2')
    .first()
    .evaluate((element, across) => {
      const at = (x: number) => [new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 })];
      element.dispatchEvent(new TouchEvent('touchstart', { touches: at(180), changedTouches: at(180), bubbles: true }));
      element.dispatchEvent(new TouchEvent('touchend', { changedTouches: at(180 + across), bubbles: true }));
    }, by);
}

async function expectStatus(staff: Staff, id: number, status: string): Promise<void> {
  await expect
    .poll(async () => ((await (await staff.request.get(`/api/en/inbox/${id}`)).json()) as { status: string }).status)
    .toBe(status);
}

for (const language of turn(1)) {
  const t = (key: DashboardKey) => say(language, key);

  test(`in ${language}: ${INQUIRIES} inquiries are answered with one tap each and no scroll`, async ({ browser, playwright, baseURL }) => {
    const staff = await signIn(playwright, baseURL);
    const word = `desk${language}${Math.random().toString(36).slice(2, 8)}`;
    await seedInquiries(staff.request, language, word);
    const context = await browser.newContext({ baseURL: baseURL!, viewport: SIZES[language], hasTouch: language === 'ar' });
    const page = await context.newPage();
    await enter(page, staff, language, `/dashboard/inbox?status=new&search=${word}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: `Visitor ${INQUIRIES - 1}`, exact: true })
      .click();
    const box = page.getByLabel(t('inbox.answer.text'));
    await expect(box).toHaveValue(new RegExp(`Visitor ${INQUIRIES - 1}`));
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(box).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(SIZES[language]);
    await expect(box).toBeInViewport({ ratio: 1 });
    await expectNoBarriers(page);

    if (language === 'en') await box.focus();
    const started = Date.now();
    for (let number = INQUIRIES - 1; number > 0; number -= 1) {
      const before = leadIn(page);
      if (language === 'ar') await button(page, language, 'desk.send-next').click();
      else await page.keyboard.press('Control+Enter');
      await expect(box).toHaveValue(new RegExp(`Visitor ${number - 1}\\b`));
      expect(leadIn(page)).toBeLessThan(before);
      await expect(button(page, language, number > 1 ? 'desk.send-next' : 'inbox.answer.send')).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    const last = leadIn(page);
    await box.fill(`Own words ${word}`);
    await button(page, language, 'inbox.answer.send').click();
    test.info().annotations.push({ type: 'desk', description: `${INQUIRIES} answers, ${INQUIRIES} taps, ${Date.now() - started} ms` });

    // Taken back while it waits: the words stand in the box again without a question, and the message is as it was.
    await button(page, language, 'action.undo').click();
    await expectStatus(staff, last, 'new');
    await expect(box).toHaveValue(`Own words ${word}`);
    await expect(button(page, language, 'kept.restore')).toHaveCount(0);
    const found = await staff.request.get(`/api/en/inbox?status=answered&search=${word}`);
    expect(((await found.json()) as { total: number }).total).toBe(INQUIRIES - 1);

    await page.goto(address(language, `/dashboard/inbox/${last}?search=${word}`));
    await hydrated(page);
    await expect(page.getByRole('link', { name: t('desk.previous'), exact: true })).toBeVisible();
    if (language === 'ar') await swipe(page, -120);
    else await page.keyboard.press('k');
    await expect.poll(() => leadIn(page)).toBeGreaterThan(last);
    await expect(page.getByRole('link', { name: t('desk.next'), exact: true })).toBeVisible();
    if (language === 'ar') await swipe(page, 120);
    else await page.keyboard.press('j');
    await expect.poll(() => leadIn(page)).toBe(last);
    await context.close();
    await staff.leave();
  });

  test(`in ${language}: a view is saved, messages are changed together and undone, and a prepared answer is written`, async ({
    browser,
    playwright,
    baseURL,
  }) => {
    const staff = await signIn(playwright, baseURL);
    const word = `many${language}${Math.random().toString(36).slice(2, 8)}`;
    const number = `+9665${Math.random().toString().slice(2, 10)}`;
    const fields = { name: 'Mona Example', number, email: `${word}@example.com`, message: word };
    for (const part of [1, 2])
      await staff.request.post('/api/en/email/send-email-sa', {
        data: { kind: 'contact', fields: { ...fields, message: `${word} ${part}` } },
        headers: newVisitor(),
      });
    const context = await browser.newContext({ baseURL: baseURL!, viewport: SIZES[language], hasTouch: language === 'ar' });
    const page = await context.newPage();
    await enter(page, staff, language, `/dashboard/inbox?search=${word}`);
    const rows = page.locator('main li').filter({ hasText: word });
    await expect(rows).toHaveCount(2);
    await expect(page.locator('select[name=kind]')).toBeVisible({ visible: language === 'en' });

    await button(page, language, 'desk.views.save').click();
    await page.getByLabel(t('desk.views.name')).fill(word);
    await button(page, language, 'desk.views.save.yes').click();
    const view = page.getByRole('navigation', { name: t('desk.views') }).getByRole('link', { name: new RegExp(word) });
    await expect(view).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: say(language, 'desk.views.remove', { name: `\u2068${word}\u2069` }) }).click();
    await expect(view).toHaveCount(0);
    await button(page, language, 'action.undo').click();
    await expect(view).toHaveAttribute('aria-current', 'true');

    await page.getByLabel(t('desk.choose.all')).check();
    await page
      .getByRole('group', { name: say(language, 'content.selected', { count: 2 }) })
      .getByLabel(t('inbox.status'))
      .selectOption('in-progress');
    await expectNoBarriers(page);
    await confirmMany(page, language, 'change', ['Mona Example', 'Mona Example']);
    await expect(rows.filter({ hasText: t('inbox.status.in-progress') })).toHaveCount(2);
    // What is so already is told, and nothing is sent.
    await page.getByLabel(t('desk.choose.all')).check();
    await page
      .getByRole('group', { name: say(language, 'content.selected', { count: 2 }) })
      .getByLabel(t('inbox.status'))
      .selectOption('in-progress');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('content.change.nothing'));
    await expect(dialog).toContainText(say(language, 'many.already', { count: 2 }));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await button(page, language, 'action.undo').click();
    await expect(rows.filter({ hasText: t('inbox.status.new') })).toHaveCount(2);

    await page.getByRole('main').getByRole('link', { name: 'Mona Example' }).first().click();
    await button(page, language, 'desk.person.merge').click();
    await expect(button(page, language, 'desk.person.separate')).toBeVisible();
    // A prepared answer takes nothing away from whoever has written already.
    const box = page.getByRole('textbox', { name: t('inbox.answer.text'), exact: true });
    const replies = page.locator('[name=template]');
    await replies.selectOption('');
    await box.fill(word);
    await replies.selectOption({ index: 1 });
    await expect(box).not.toHaveValue(word);
    await replies.selectOption('');
    await expect(box).toHaveValue(word);
    await box.fill('');
    await page.getByLabel(t('desk.reminder')).fill('2049-05-01');
    await button(page, language, 'desk.reminder.set').click();
    await expect(button(page, language, 'desk.reminder.remove')).toBeVisible();
    await expectNoBarriers(page);

    await page.goto(address(language, '/dashboard/templates?add'));
    await hydrated(page);
    const sheet = page.getByRole('dialog');
    await sheet.locator('[name=name_ar]').fill(word);
    await sheet.locator('[name=text_ar]').fill('مرحبًا {الاسم}');
    await button(sheet, language, 'action.save').click();
    await expect(sheet.getByText('{signature}').last()).toBeVisible();
    await sheet.locator('[name=text_ar]').fill('مرحبًا {name}');
    await button(sheet, language, 'action.save').click();
    await expect(page.getByRole('cell', { name: new RegExp(word) }).first()).toBeVisible();
    await page.getByRole('button', { name: `${t('action.delete')}: ${word}` }).click();
    await expect(page.getByRole('cell', { name: new RegExp(word) })).toHaveCount(0);
    await context.close();
    await staff.leave();
  });
}

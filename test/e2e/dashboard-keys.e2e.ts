import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { AREAS } from '#content/roles.ts';
import { WEBHOOK_EVENTS } from '#store/webhooks/events.ts';
import { ADMINISTRATOR, button, enter, expectMessage, say } from './dashboard.ts';
import { letConfirmationsEnd } from './own-database.ts';
import { widerThanTheScreen } from './reach.ts';
import { signIn } from './staff.ts';
import { address, expectNoBarriers, hydrated, newMark, turn } from './visit.ts';
import { isSigned, startReceiver } from './webhook-receiver.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** N-L8: fifty of them are no more than seven screens of a phone. */
async function expectShortRows(page: Page): Promise<void> {
  const rows = page.locator('main tbody tr');
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.reduce((sum, height) => sum + height, 0) / heights.length).toBeLessThanOrEqual(110);
}

/** Browsers refuse it over plain http, in frames and where somebody said so. */
async function letClipboard(page: Page, what: 'take' | 'refuse'): Promise<void> {
  await page.evaluate((wanted) => {
    const writeText = () => (wanted === 'take' ? Promise.resolve() : Promise.reject(new DOMException('no', 'NotAllowedError')));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  }, what);
}

for (const language of turn(0))
  test(`${language}: on a phone a key for a program is made, shown once, used and ended`, async ({ page, playwright, baseURL }) => {
    const staff = await signIn(playwright, baseURL);
    const name = `CRM ${newMark()}`;
    await enter(page, staff, language, '/dashboard/keys');
    await button(page, language, 'keys.add').click();
    await expect(page.getByLabel(say(language, 'keys.name'))).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(say(language, 'keys.name')).fill(name);
    await page.getByLabel(AREAS.leads[language]).selectOption('read');
    await button(page, language, 'keys.add').click();
    const dialog = page.getByRole('dialog', { name: say(language, 'keys.secret.title') });
    const token = (await dialog.locator('bdi').textContent())!;
    await letClipboard(page, 'refuse');
    await button(dialog, language, 'keys.secret.copy').click();
    await expect(dialog.getByText(say(language, 'keys.secret.by-hand'))).toBeVisible();
    await letClipboard(page, 'take');
    await button(dialog, language, 'keys.secret.copy').click();
    await expect(dialog.getByText(say(language, 'keys.secret.copied'))).toBeVisible();
    expect(await widerThanTheScreen(page)).toEqual([]);
    const headers = { authorization: `Bearer ${token}` };
    const program = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: headers });
    expect((await program.get('/api/en/inbox')).status()).toBe(200);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('body')).not.toContainText(token);
    expect(await widerThanTheScreen(page)).toEqual([]);

    const row = page.getByRole('row', { name });
    await expect(row).toContainText(say(language, 'keys.works'));
    await row.getByRole('button').click();
    await button(page.getByRole('dialog'), language, 'keys.end').click();
    await expect(row).toContainText(say(language, 'keys.ended'));
    expect((await program.get('/api/en/inbox')).status()).toBe(401);
    await program.dispose();
    await staff.leave();
  });

for (const language of turn(1))
  test(`${language}: on a phone a webhook is added, tested, and told again what it did not take`, async ({ page, playwright, baseURL }) => {
    const staff = await signIn(playwright, baseURL);
    const crm = await startReceiver('content.published');
    const name = `CRM ${newMark()}`;
    await enter(page, staff, language, '/dashboard/webhooks');
    await page.getByLabel(say(language, 'webhooks.name')).fill(name);
    await page.getByLabel(say(language, 'webhooks.url')).fill('ftp://example.com');
    await page.getByLabel(WEBHOOK_EVENTS['content.published'].label[language]).check();
    await button(page, language, 'webhooks.add').click();
    await expect(page.getByLabel(say(language, 'webhooks.url'))).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(say(language, 'webhooks.url')).fill(crm.url);
    await button(page, language, 'webhooks.add').click();
    const shown = page.getByRole('dialog', { name: say(language, 'webhooks.secret.title') });
    const secret = (await shown.locator('bdi').textContent())!;
    expect(await widerThanTheScreen(page)).toEqual([]);
    await button(shown, language, 'action.close').first().click();

    await page.getByRole('button', { name: `${say(language, 'webhooks.test')}: ${name}` }).click();
    await expectMessage(page, '204');
    expect(crm.told('test').map((told) => isSigned(told, secret))).toEqual([true]);

    await staff.add('products', { en: { name: newMark() } });
    await expect.poll(() => crm.told('content.published').length).toBe(1);
    await page.getByRole('link', { name: `${say(language, 'webhooks.log')}: ${name}` }).click();
    const delivery = page.getByRole('row', { name: 'content.published' });
    await expect(delivery).toContainText('503');
    await expect(page.locator('body')).not.toContainText(secret);
    expect(await widerThanTheScreen(page)).toEqual([]);
    await expectNoBarriers(page);
    await delivery.getByRole('button').click();
    await expect.poll(() => crm.told('content.published').length).toBe(2);
    const [first, second] = crm.told('content.published');
    expect([second?.delivery, second && isSigned(second, secret)]).toEqual([first?.delivery, true]);
    await page.reload();
    await hydrated(page);
    await expect(delivery).toContainText(say(language, 'webhooks.state.done'));

    await page.getByRole('button', { name: `${say(language, 'webhooks.remove')}: ${name}` }).click();
    await button(page.getByRole('dialog'), language, 'webhooks.remove').click();
    await expect(page.getByText(name)).toHaveCount(0);
    await crm.stop();
    await staff.leave();
  });

for (const language of turn(0))
  test(`${language}: on a phone the log is searched, and taken along after the password is said again`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const staff = await signIn(playwright, baseURL);
    const [name, other] = [newMark(), newMark()];
    await staff.add('products', { en: { name } });
    await staff.add('products', { en: { name: other } });
    for (const path of ['/dashboard/history', '/dashboard/log']) {
      await enter(page, staff, language, path);
      expect(await widerThanTheScreen(page)).toEqual([]);
      await expectShortRows(page);
    }
    const filter = page.getByRole('search');
    await filter.getByLabel(say(language, 'log.search')).fill(name);
    await filter.getByLabel(say(language, 'log.search')).press('Enter');
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(say(language, 'history.action.create'));
    await expect(rows).toContainText(name);
    // All but the words is folded away, and said to count where it does.
    await expect(filter.getByLabel(say(language, 'log.action'))).toBeHidden();
    await button(filter, language, 'desk.filters').click();
    await filter.getByLabel(say(language, 'log.action')).selectOption('update');
    await expect(page.getByText(say(language, 'history.none'))).toBeVisible();
    await expect(filter.getByRole('button', { name: say(language, 'desk.filters.count', { count: 1 }) })).toBeVisible();
    await filter.getByLabel(say(language, 'log.action')).selectOption('create');
    await expect(rows).toHaveCount(1);
    await expectNoBarriers(page);

    letConfirmationsEnd();
    await page
      .getByRole('main')
      .getByRole('link', { name: say(language, 'table.export'), exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: say(language, 'confirm.title') });
    await dialog.getByLabel(say(language, 'login.password')).fill(ADMINISTRATOR.password);
    expect(await widerThanTheScreen(page)).toEqual([]);
    const begun = page.waitForEvent('download');
    await button(dialog, language, 'confirm.submit').click();
    const file = await begun;
    expect(file.suggestedFilename()).toBe('lamha-log.csv');
    const table = readFileSync(await file.path(), 'utf8');
    expect([table.includes(name), table.includes(other)]).toEqual([true, false]);
    await page.goto(address(language, '/dashboard/history'));
    await hydrated(page);
    await expectShortRows(page);
    await staff.leave();
  });

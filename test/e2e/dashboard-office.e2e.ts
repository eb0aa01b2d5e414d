import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { dashboardTexts, type DashboardKey } from '#i18n/messages/dashboard.ts';
import { ROLES } from '#content/roles.ts';
import { fill } from '#i18n/translate.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { mailedLink } from './own-database.ts';
import { widerThanTheScreen } from './reach.ts';
import { signIn } from './staff.ts';
import { address, expectNoBarriers, hydrated, newVisitor, visit, type Language, turn } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const PASSWORD = 'only for these journeys';
const PHONE = { width: 390, height: 844 };

function messagesOf(language: Language) {
  return (key: DashboardKey, values: Readonly<Record<string, string | number>> = {}) =>
    fill(language, dashboardTexts[language][key], values);
}

async function enter(page: Page, language: Language, path: string): Promise<string[]> {
  const headers = newVisitor();
  expect((await page.request.post('/api/auth/login', { data: { username: 'admin', password: PASSWORD }, headers })).status()).toBe(200);
  return visit(page, language, `/dashboard/${path}`);
}

async function go(page: Page, language: Language, path: string): Promise<void> {
  await page.goto(address(language, `/dashboard/${path}`));
  await hydrated(page);
}

async function chosen(file: File): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

for (const language of turn(1)) {
  const t = messagesOf(language);

  test(`${language}: a picture is uploaded, described, cropped, replaced and deleted in the media library`, async ({ page }) => {
    proves('4-12');
    const complaints = await enter(page, language, 'media');
    const name = `Lobby ${language} ${Date.now()}`;
    await page.getByLabel(t('media.upload')).setInputFiles(await chosen(await sampleFile('image', name)));
    await expect(page.getByText(t('media.uploaded', { count: 1 }))).toBeVisible();
    await page.getByLabel(t('media.search')).fill(name);
    await page.getByRole('button', { name: `${name}.png` }).click();
    const sheet = page.getByRole('dialog', { name: `${name}.png` });
    await sheet.getByLabel(`${t('media.alt')} · ${t('language.en')}`).fill('A lobby');
    await sheet.getByLabel(`${t('media.alt')} · ${t('language.ar')}`).fill('بهو');
    await sheet.getByRole('button', { name: t('media.focal.at', { x: 50, y: 50 }) }).press('ArrowRight');
    await expect(sheet.getByRole('button', { name: t('media.focal.at', { x: 55, y: 50 }) })).toBeFocused();
    await sheet.getByRole('button', { name: t('action.save') }).click();
    await expect(page.getByRole('status').filter({ hasText: language === 'en' ? 'File updated' : 'الملف' })).toBeVisible();
    await expectNoBarriers(page);
    const before = new URL(page.url()).searchParams.get('file');
    await sheet.getByLabel(t('media.replace')).setInputFiles(await chosen(await sampleFile('image', 'another')));
    await expect.poll(() => new URL(page.url()).searchParams.get('file')).not.toBe(before);
    const replaced = page.getByRole('dialog', { name: `${name}.png` });
    await expect(replaced.getByLabel(`${t('media.alt')} · ${t('language.ar')}`)).toHaveValue('بهو');
    await expect(replaced.getByRole('button', { name: t('media.focal.at', { x: 55, y: 50 }) })).toBeVisible();
    await replaced.getByRole('button', { name: t('media.delete') }).click();
    await page
      .getByRole('dialog', { name: t('media.delete.question') })
      .getByRole('button', { name: t('media.delete') })
      .click();
    await expect(replaced).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test(`4-16, 4-17, 4-34, 4-36, ${language}: what was deleted comes back, and history, links and searches tell what happened`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const staff = await signIn(playwright, baseURL);
    const title = `Short-lived ${language} ${Date.now()}`;
    const id = await staff.add('products', { en: { name: title }, ar: { name: `${title} عربي` } });
    const shown = language === 'en' ? title : `${title} عربي`;
    await staff.add('homeslider', { en: { title: `Card ${title}`, link: `/product/${id}` } }, { create: '/add' });
    await staff.remove('products', id);
    await staff.request.post(`/api/${language}/searches`, { data: { query: `qqzzx ${language === 'ar' ? 'ضظذغ' : 'wvvk'}` } });

    const complaints = await enter(page, language, 'trash');
    await page.getByRole('button', { name: t('trash.empty') }).click();
    const asked = page.getByRole('dialog');
    await expect(asked.getByRole('listitem').filter({ hasText: shown })).toHaveCount(1);
    await asked.getByRole('button', { name: t('action.cancel') }).click();
    await page
      .getByRole('row', { name: shown })
      .getByRole('button', { name: t('trash.restore') })
      .click();
    await expect(page.getByRole('row', { name: shown })).toBeHidden();
    expect((await page.request.get(`/api/en/products/${id}`)).status()).toBe(200);

    await go(page, language, 'history?collection=products');
    const row = page.getByRole('row').filter({ hasText: shown });
    await expect(row.filter({ hasText: t('history.action.restore') })).toContainText('admin');
    const wide = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    // Fifty of them are a list of four screens and not of ten.
    expect((await row.first().boundingBox())!.height).toBeLessThan(90);
    await page.setViewportSize(wide);
    await row
      .filter({ hasText: t('history.action.update') })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(t('content.history.version', { version: 1 }));
    await page.request.delete(`/api/en/products/${id}`);
    await go(page, language, 'history?collection=products');
    await row
      .filter({ hasText: t('history.action.delete') })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(t('content.history.trashed'));
    await expect(page.getByRole('dialog').getByRole('link', { name: t('content.history.trash') })).toBeVisible();

    await go(page, language, 'links');
    const broken = page.getByRole('row').filter({ hasText: `/product/${id}` });
    await expect(broken).toContainText(t('links.problem.no-record'));
    await broken.getByRole('link', { name: t('links.repair') }).click();
    await expect(page.getByRole('dialog')).toContainText(t('language.ar'));

    await go(page, language, 'searches');
    const missed = page.getByRole('row', { name: `qqzzx ${language === 'ar' ? 'ضظذغ' : 'wvvk'}` });
    await missed.getByRole('button', { name: t('searches.forget') }).click();
    await expect(missed).toBeHidden();
    expect(complaints).toEqual([]);
    await staff.leave();
  });

  test(`4-37, 4-38, ${language}: a backup is made and proven, and a sheet is checked before it changes anything`, async ({ page }) => {
    await enter(page, language, 'backup');
    const existing = ((await (await page.request.get('/api/en/backups')).json()) as unknown[]).length;
    await page.getByRole('button', { name: t('backup.make') }).click();
    const newest = page.getByRole('row').nth(1);
    await expect(page.getByRole('row')).toHaveCount(existing + 2, { timeout: 90_000 }); // the head of the table, and the new one
    await expect(page.getByRole('status').filter({ hasText: t('backup.done.make') })).toBeVisible();
    const begun = page.waitForResponse((answer) => answer.url().endsWith('/verify'));
    await newest.getByRole('button', { name: t('backup.verify') }).click();
    expect((await begun).status()).toBe(202);
    await page.reload();
    await expect(newest.getByText(t('backup.unverified'))).toBeHidden({ timeout: 90_000 });
    const download = page.waitForEvent('download');
    await newest.getByRole('link', { name: t('backup.download') }).click();
    expect((await download).suggestedFilename()).toMatch(/^lamha-.*\.tar\.gz$/);

    // Everything is brought back by test/api/backups.test.ts; here other journeys go on.
    await newest.getByRole('button', { name: t('backup.whole') }).click();
    const whole = page.getByRole('dialog');
    await expect(whole).toContainText(t('backup.version'));
    await whole.getByRole('textbox').fill('٢٠٠١-٠١-٠١');
    await whole.getByRole('button', { name: t('backup.whole.go') }).click();
    await expect(whole).toContainText(t('backup.whole.wrong'));
    await whole.getByRole('button', { name: t('action.cancel') }).click();

    await go(page, language, 'exchange');
    const sheet = page.waitForEvent('download');
    await page.getByLabel(t('exchange.scope'), { exact: true }).selectOption({ index: 1 });
    await page.getByRole('button', { name: t('exchange.download') }).click();
    expect((await sheet).suggestedFilename()).toBe('lamha-categories.csv');
    const name = `Sheet ${language} ${Date.now()}`;
    const choose = (text: string) =>
      page.getByLabel(t('exchange.file')).setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose('collection,id,name.en\nnothing,,x\n');
    await expect(page.getByRole('row', { name: /collection/ })).toBeVisible();
    await choose(`collection,id,name.en,name.ar\nproducts,,${name},${name} عربي\n`);
    await expect(page.getByText(t('exchange.counts', { created: 1, changed: 0, unchanged: 0 }))).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: t('exchange.apply', { count: 1 }) }).click();
    await expect(page.getByText(t('exchange.counts', { created: 1, changed: 0, unchanged: 0 }))).toBeHidden();
    const found = (await (await page.request.get(`/api/en/products/search/${encodeURIComponent(name)}`)).json()) as { id: number }[];
    expect(found).toHaveLength(1);
    await page.request.delete(`/api/en/products/${found[0]!.id}`);
  });

  test(`${language}: a colleague is invited as an editor, changes the password, becomes a reader and is disabled`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const username = `sara-${language}-${Date.now()}`;
    await page.setViewportSize(PHONE);
    await enter(page, language, 'users');
    expect(await widerThanTheScreen(page)).toEqual([]);
    await page.getByLabel(t('users.name')).fill('x');
    await page.getByLabel(t('users.email')).fill(`${username}@example.com`);
    await page.getByRole('button', { name: t('users.add') }).click();
    await expect(page.getByLabel(t('users.name'))).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(t('users.name')).fill(username);
    await page.getByRole('button', { name: t('users.add') }).click();
    await expect(page.getByRole('row', { name: username })).toContainText(t('users.invited'));

    const own = await browser.newContext({ viewport: PHONE, ...(baseURL && { baseURL }), extraHTTPHeaders: newVisitor() });
    const other = await own.newPage();
    const password = 'chosen behind the link';
    await other.goto(mailedLink(`${username}@example.com`));
    await hydrated(other);
    await other.getByLabel(t('account.next')).fill(password);
    await other.locator('button[type=submit]').click();
    await expect(other.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
    expect((await other.request.post('/api/auth/login', { data: { username, password } })).status()).toBe(200);
    await visit(other, language, '/dashboard/account');
    const type = async (current: string, next: string, again = next) => {
      await other.getByLabel(t('account.current')).first().fill(current);
      await other.getByLabel(t('account.next'), { exact: true }).fill(next);
      await other.getByLabel(t('account.again')).fill(again);
      await other.getByRole('button', { name: t('account.password') }).click();
    };
    await type(password, 'four quite unrelated words', 'other words');
    await expect(other.getByText(t('account.again.wrong'))).toBeVisible();
    await type('not this one at all', 'four quite unrelated words');
    await expect(other.getByLabel(t('account.current')).first()).toHaveAttribute('aria-invalid', 'true');
    await type(password, 'four quite unrelated words');
    await expect(other.getByLabel(t('account.current')).first()).toHaveValue('');
    await other.getByRole('button', { name: t('account.sessions.end') }).click();
    proves('4-01');
    await expect(other.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();

    const made = await other.request.post('/api/en/products', { multipart: { name: username } });
    expect((await other.request.delete(`/api/en/products/${((await made.json()) as { id: number }).id}`)).status()).toBe(200);

    await page.getByRole('button', { name: `${t('users.role.change')}: ${username}` }).click();
    await page.getByRole('dialog').getByLabel(t('users.role'), { exact: true }).selectOption('reader');
    expect(await widerThanTheScreen(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('action.save') })
      .click();
    await expect(page.getByRole('row', { name: username })).toContainText(ROLES.reader.label[language]);
    expect((await other.request.post('/api/en/products', { multipart: { name: username } })).status()).toBe(403);

    await page.getByRole('button', { name: `${t('users.disable')}: ${username}` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('users.disable') })
      .click();
    proves('4-02');
    await expect(page.getByRole('row', { name: username })).toContainText(t('users.disabled'));
    expect((await other.request.get('/api/auth/me')).status()).toBe(401);
    await own.close();
  });

  test(`4-08, 4-10, 4-26, ${language}: settings are changed in both languages, seen on the site and taken back from their history`, async ({
    page,
  }) => {
    const complaints = await enter(page, language, 'settings');
    await page
      .getByRole('main')
      .getByRole('link', { name: language === 'en' ? /^Office/ : /^المكتب/ })
      .click();
    const field = page.locator(`textarea[name="address_${language}"]`);
    const before = await field.inputValue();
    const street = `Street ${Date.now()}`;
    await field.fill(street);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('status').filter({ hasText: /\S/ }).last()).toBeVisible();
    const visitor = await page.context().newPage();
    await visit(visitor, language, '/about');
    await expect(visitor.getByRole('contentinfo')).toContainText(street);
    await page.getByRole('button', { name: t('content.history') }).click();
    const versions = page.getByRole('dialog');
    await expect(versions.getByRole('cell', { name: street })).toBeVisible();
    await versions
      .getByRole('button', { name: t('content.history.restore') })
      .first()
      .click();
    await expect
      .poll(async () => ((await (await page.request.get(`/api/${language}/settings/office`)).json()) as { address: string }).address)
      .toBe(before);
    expect(complaints).toEqual([]);
  });

  test(`4-15, ${language}: staff preview a hidden product as it will be, and nobody else can`, async ({
    page,
    playwright,
    baseURL,
    browser,
  }) => {
    proves('4-15');
    const staff = await signIn(playwright, baseURL);
    const title = `Draft ${Date.now()}`;
    const id = await staff.add('products', { en: { name: title, published_en: '0', published_ar: '0' } });
    await enter(page, language, 'help');
    const hidden = address(language, `/product/${id}`);
    const preview = await page.goto(`${hidden}?preview=1`);
    expect([preview?.status(), preview?.headers()['x-robots-tag'], preview?.headers()['cache-control']]).toEqual([
      200,
      'noindex',
      'private, no-store',
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('complementary').filter({ hasText: language === 'en' ? 'Preview' : 'معاينة' })).toBeVisible();
    await expectNoBarriers(page);
    await hydrated(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: language === 'en' ? 'About Us' : 'من نحن' })
      .first()
      .click();
    await page.waitForURL(`**${address(language, '/about')}?preview=1`);
    const bar = page.getByRole('complementary').filter({ hasText: language === 'en' ? 'Preview' : 'معاينة' });
    await bar.getByRole('link').click();
    await page.waitForURL(`**${address(language, '/about')}`);
    await expect(bar).toHaveCount(0);
    const stranger = await browser.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: newVisitor() });
    expect((await stranger.request.get(`${hidden}?preview=1`)).status()).toBe(404);
    expect((await page.request.get(hidden)).status()).toBe(404);
    await stranger.close();
    await staff.leave();
  });
}

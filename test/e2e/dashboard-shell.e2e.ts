import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { TAB_GROUPS } from '#app/dashboard/tabs.ts';
import type { DashboardKey } from '#i18n/messages/dashboard.ts';
import { ADMINISTRATOR, addressOf, button, enter, expectMessage, say, signInOnScreen, textInput } from './dashboard.ts';
import { signIn, type Staff } from './staff.ts';
import { address, hydrated, type Language, LANGUAGES, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const WRONG: Record<Language, string> = { en: 'Wrong username or password', ar: 'اسم المستخدم أو كلمة المرور غير صحيحة' };
const SPECIFIED_TABS = [
  'Banners',
  'Categories',
  'Sub Categories',
  'Products',
  'Projects',
  'Single Projects',
  'Community',
  'Community Blogs',
];

let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

const flag = () => localStorage.getItem('isLoggedIn');

for (const language of LANGUAGES) {
  test(`a stranger meets the sign-in at any address and goes on to it (${language})`, async ({ page }) => {
    const complaints = await visit(page, language, '/dashboard/products?text=Glow');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(language, 'login.title'));
    if (language === 'en') await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
    proves('R-02');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await signInOnScreen(page, language, { username: 'admin', password: 'not the password' });
    proves('R-10', 'AA-16', 'AB-25');
    await expect(page.getByRole('alert')).toHaveText(WRONG[language]);
    proves('R-11');
    expect(await page.evaluate(flag)).toBeNull();
    expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
    await expect(page.getByLabel(say(language, 'login.username'))).toHaveValue('admin');
    await signInOnScreen(page, language, ADMINISTRATOR);
    await expect(page.getByRole('navigation', { name: say(language, 'shell.screens') })).toBeVisible();
    expect(addressOf(page)).toBe(address(language, '/dashboard/products?text=Glow'));
    expect(await page.evaluate(flag)).toBe('true');
  });

  test(`signing in at the front door leads to the categories (${language})`, async ({ page }) => {
    proves('R-09');
    await visit(page, language, '/dashboard');
    await signInOnScreen(page, language, ADMINISTRATOR);
    await page.waitForURL(`**${address(language, '/dashboard/categories')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(flag)).toBe('true');
  });

  test(`the tabs stand in their order and the language switch keeps the place (${language})`, async ({ page }) => {
    const other = language === 'ar' ? 'en' : 'ar';
    await page.context().addCookies((await staff.request.storageState()).cookies);
    await page.goto(address(language, '/dashboard/hero-banners?text=a'));
    await hydrated(page);
    const tabs = page.getByRole('navigation', { name: say(language, 'shell.screens') }).getByRole('link');
    const labels = TAB_GROUPS.flatMap(({ tabs }) => tabs.map(({ label }) => say(language, label)));
    const shown = await tabs.locator('span').allTextContents();
    expect(shown).toEqual([say(language, 'shell.tab.overview'), ...labels]);
    if (language === 'en') expect(shown.filter((tab) => SPECIFIED_TABS.includes(tab))).toEqual(SPECIFIED_TABS);
    await button(page, language, 'shell.other-language').click();
    await page.waitForURL(`**${address(other, '/dashboard/hero-banners?text=a')}`);
    await hydrated(page);
    proves('R-11');
    await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');
    proves('R-05');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(other);
    await expect(page.getByRole('searchbox')).toHaveValue('a');

    // On a phone the menu begins below the bar and scrolls to its end.
    const desk = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 700 });
    await button(page, other, 'shell.menu').click();
    const menu = page.getByRole('navigation', { name: say(other, 'shell.screens') });
    const bar = (await page.getByRole('banner').boundingBox())!;
    expect((await menu.getByRole('link').first().boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
    await menu.getByRole('button').last().scrollIntoViewIfNeeded();
    await expect(menu.getByRole('button').last()).toBeInViewport();
    await button(page, other, 'shell.menu').click();
    await page.setViewportSize(desk);

    // Folded, the bar has the screens that this browser opened, from then on too.
    const screens = page.getByRole('navigation', { name: say(other, 'shell.screens') });
    const tab = (key: DashboardKey) => screens.getByRole('link', { name: say(other, key), exact: true });
    await button(screens, other, 'shell.screens.fold').click();
    await expect(tab('shell.tab.users')).toHaveCount(0);
    await page.goto(address(other, '/dashboard/log'));
    await hydrated(page);
    await expect(tab('shell.tab.users')).toHaveCount(0);
    await expect(tab('shell.tab.log')).toBeVisible();

    // A screen is found however its name is typed, and every key is told.
    await page.keyboard.press('Control+k');
    const finder = page.getByRole('dialog');
    await expect(finder.getByText(say(other, 'finder.none'))).toHaveCount(0); // nothing was asked yet
    await finder.getByRole('combobox').fill(other === 'ar' ? 'الاعدادات' : 'SETTings');
    await expect(finder.getByRole('option').first()).toContainText(say(other, 'shell.tab.settings'));
    // By what people call it too; nothing of the list lies over anything or beyond the dialog.
    await finder.getByRole('combobox').fill(other === 'ar' ? 'سلة المهملات' : 'recycle bin');
    await expect(finder.getByRole('option').first()).toContainText(say(other, 'shell.tab.trash'));
    await finder.getByRole('combobox').fill(other === 'ar' ? 'كلمة السر' : 'password');
    await expect(finder.getByRole('option').first()).toContainText(say(other, 'finder.action.password'));
    await finder.getByRole('combobox').fill(other === 'ar' ? 'تعديل الاعدادات' : 'change SETTings');
    await expect(finder.getByRole('option').first()).toContainText(say(other, 'shell.tab.settings'));
    // Whoever types what to do is offered to do it.
    await finder.getByRole('combobox').fill(other === 'ar' ? 'اضافة مشاريع' : 'add projects');
    const adds = say(other, 'finder.action.add', { place: say(other, 'shell.tab.projects') });
    await expect(finder.getByRole('option').first()).toContainText(adds);
    await finder.getByRole('combobox').fill(other === 'ar' ? 'تعديل الاعدادات' : 'change SETTings');
    await expect(finder.getByRole('option').first()).toContainText(say(other, 'shell.tab.settings'));
    expect(await finder.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false);
    expect(
      await finder.getByRole('option').evaluateAll((rows) => rows.filter((row) => row.scrollHeight > row.clientHeight + 1).length),
    ).toBe(0);
    await finder.getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(other, 'settings.title'));
    await expect(tab('shell.tab.settings')).toBeVisible();
    // Enter waits for what the last letters find, and opens nothing that was found for fewer of them.
    await page.keyboard.press('Control+k');
    const box = finder.getByRole('combobox');
    await box.fill('GlowMate');
    await expect(finder.getByRole('option').first()).toContainText('GlowMate');
    await page.route('**/dashboard/find*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await box.fill('webhoks');
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(other, 'webhooks.title'));
    await page.unroute('**/dashboard/find*');
    // An action goes to the field that it begins with.
    await page.keyboard.press('Control+k');
    await finder.getByRole('combobox').fill(other === 'ar' ? 'مفتاح جديد' : 'new key');
    await finder.getByRole('option', { name: say(other, 'finder.action.key') }).click();
    await expect(page.getByRole('textbox', { name: say(other, 'keys.name') })).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    for (const key of ['?', '؟']) {
      // No keyboard of the test has the Arabic one.
      await page.evaluate((pressed) => dispatchEvent(new KeyboardEvent('keydown', { key: pressed })), key);
      await expect(page.getByRole('dialog')).toContainText(say(other, 'finder.key.neighbours'));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await button(screens, other, 'shell.screens.unfold').click();
    await expect(tab('shell.tab.users')).toBeVisible();
  });

  test(`logging out asks first and only then forgets who one is (${language})`, async ({ page }) => {
    await visit(page, language, '/dashboard/categories');
    await signInOnScreen(page, language, ADMINISTRATOR);
    await expect(page.getByRole('navigation', { name: say(language, 'shell.screens') })).toBeVisible();
    await hydrated(page);
    await button(page, language, 'shell.logout').click();
    const question = page.getByRole('dialog', { name: say(language, 'shell.logout.question') });
    await expect(question).toBeVisible();
    proves('AB-43');
    if (language === 'en') await expect(question).toContainText('Are you sure you want to logout?');
    await button(question, language, 'action.cancel').click();
    await expect(question).toBeHidden();
    proves('R-07');
    expect(await page.evaluate(flag)).toBe('true');
    expect((await page.request.get('/api/auth/me')).status()).toBe(200);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: say(language, 'finder.title') }).fill(language === 'ar' ? 'خروج' : 'sign out');
    await page.getByRole('option', { name: say(language, 'finder.action.sign-out') }).click();
    await button(question, language, 'shell.logout').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(language, 'login.title'));
    expect(await page.evaluate(flag)).toBeNull();
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);
    expect(addressOf(page)).toBe(address(language, '/dashboard/categories'));
  });

  test(`an address nobody has keeps the tabs, says so and leads back (${language})`, async ({ page }) => {
    for (const path of ['/dashboard/no-such-screen', '/dashboard/products?edit=999999', '/dashboard/product/999999']) {
      await enter(page, staff, language, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(language, 'failed.missing.title'));
      await expect(page.getByRole('link', { name: say(language, 'shell.tab.categories'), exact: true })).toBeVisible();
      const back = page.getByRole('main').getByRole('link', { name: say(language, 'failed.back') });
      await expect(back).toHaveAttribute('href', address(language, '/dashboard'));
    }
  });

  test(`a session that ends while one types loses nothing (${language})`, async ({ page }) => {
    const title = `Kept ${language} ${test.info().workerIndex}`;
    await enter(page, staff, language, '/dashboard/hero-banners?add');
    const sheet = page.getByRole('dialog');
    await textInput(sheet, 'title', 'en').fill(title);
    await textInput(sheet, 'title', 'ar').fill(`محفوظ ${title}`);
    await page.context().clearCookies();
    await button(sheet, language, 'action.add').click();
    const again = page.getByRole('dialog', { name: say(language, 'login.expired.title') });
    await expect(again).toBeVisible();
    proves('3-88');
    expect(await page.evaluate(flag)).toBeNull();
    await expect(textInput(sheet, 'title', 'en')).toHaveValue(title);
    await signInOnScreen(page, language, ADMINISTRATOR);
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: language === 'en' ? title : `محفوظ ${title}` })).toBeVisible();
    await button(page, language, 'action.close').click();
    await page.getByRole('button', { name: `${say(language, 'action.delete')}: ${language === 'en' ? title : `محفوظ ${title}`}` }).click();
    await expectMessage(page, title);
  });

  test(`when the server fails the text stays and the failure is said (${language})`, async ({ page }) => {
    await enter(page, staff, language, '/dashboard/hero-banners?add');
    const sheet = page.getByRole('dialog');
    await textInput(sheet, 'title', 'en').fill('Unlucky');
    for (const fail of ['gone', 'busy'] as const) {
      await page.route('**/api/**', (route) =>
        fail === 'gone' ? route.abort() : route.fulfill({ status: 503, json: { success: false, message: 'busy', errors: {} } }),
      );
      await button(sheet, language, 'action.add').click();
      const alert = sheet.getByRole('alert').filter({ hasText: say(language, 'failed.item.create') });
      proves('3-91', 'AB-46');
      await expect(alert).toBeVisible();
      await expect(alert).toContainText(fail === 'gone' ? say(language, 'state.offline') : 'busy');
      await expect(textInput(sheet, 'title', 'en')).toHaveValue('Unlucky');
      await page.unroute('**/api/**');
    }
    await page.keyboard.press('Escape');
    await button(page.getByRole('dialog'), language, 'content.unsaved.leave').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`in ${language}: a screen that cannot be loaded leaves the one there is, says so and is tried again`, async ({ page }) => {
    proves('4-30', '3-126');
    const title = page.getByRole('heading', { level: 1 });
    const manage = (en: string, ar: string) => say(language, 'content.manage', { label: language === 'en' ? en : ar });
    const products = page.getByRole('link', { name: say(language, 'shell.tab.products'), exact: true });
    const said = (key: DashboardKey) => page.getByRole('alert').filter({ hasText: say(language, key) });
    await enter(page, staff, language, '/dashboard/categories?text=a');
    let position = 0;
    for (const fail of ['busy', 'gone'] as const) {
      await page.route('**/dashboard/products*', (route) => (fail === 'gone' ? route.abort() : route.fulfill({ status: 503, body: '' })));
      await products.click();
      await expect(said(fail === 'gone' ? 'state.offline' : 'failed.load')).toBeVisible();
      if (language === 'en' && fail === 'busy') await expect(page.getByRole('alert')).toContainText('Failed to load. Try again');
      await expect(title).toHaveText(manage('Categories', 'الفئات'));
      expect(addressOf(page)).toBe(address(language, '/dashboard/categories?text=a'));
      if (fail === 'gone') expect(await page.evaluate(() => scrollY)).toBe(position);
      position = await page.evaluate(() => {
        scrollTo({ top: 100, behavior: 'instant' });
        return scrollY;
      });
      await page.unroute('**/dashboard/products*');
    }
    await button(said('state.offline'), language, 'action.retry').click();
    await expect(title).toHaveText(manage('Products', 'المنتجات'));
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.route('**/dashboard/categories*', (route) => route.abort());
    await page.goBack();
    await expect(said('state.offline')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/products$/);
    await expect(title).toHaveText(manage('Products', 'المنتجات'));
    await page.unroute('**/dashboard/categories*');
    await page.goBack();
    await expect(title).toHaveText(manage('Categories', 'الفئات'));

    await page.goto(address(language, '/dashboard/settings/site'));
    await hydrated(page);
    const textInput = page.locator('form textarea, form input[type=text]').first();
    await textInput.fill('Not lost by it');
    const leave = button(page.getByRole('dialog'), language, 'content.unsaved.leave');
    await page.route('**/dashboard/products*', (route) => route.abort());
    await products.click();
    await leave.click();
    await expect(said('state.offline')).toBeVisible();
    await expect(textInput).toHaveValue('Not lost by it');
    expect(addressOf(page)).toBe(address(language, '/dashboard/settings/site'));
    await page.unroute('**/dashboard/products*');
    await button(said('state.offline'), language, 'action.retry').click();
    await leave.click();
    await expect(title).toHaveText(manage('Products', 'المنتجات'));
  });
}

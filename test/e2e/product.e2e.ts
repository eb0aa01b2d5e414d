import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { film, picture, sheet, signIn, type Staff } from './staff.ts';
import { squash } from '#test/site/html.ts';
import { withMotion } from './stop-clock.ts';
import { address, DESK, expectNoBarriers, hydrated, LANGUAGES, listed, newVisitor, structuredData, turn, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

// The machine that runs this may be busy; axe alone can take ten seconds.
let staff: Staff;
let own: number;
let documented: number;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
  own = await staff.add('products', {
    en: { name: 'Trial P9', headline: 'OK', description: 'A wall for trying.', image: await picture(), banner: film() },
    ar: { name: 'تجربة P9', headline: 'جدار للتجربة', description: 'جدار نجرّب به.' },
  });
  documented = await staff.add('products', { en: { name: 'Trial P8', specsheet: await sheet() }, ar: { name: 'تجربة P8' } });
  const story = { title: 'Under the lens', text: 'Light passes.', path: '/projects' };
  await staff.add('productssectionthree', { en: { ...story, icon: film() } }, { parent: own });
  await staff.add('productssectionfive', { en: { ...story, icon: await picture() } }, { parent: own });
  await staff.add('productssectionten', { en: { ...story, icon: film() } }, { parent: own });
});
test.afterAll(() => staff.leave());

const TEXTS = {
  en: {
    inquire: 'Get Inquiry',
    name: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    send: 'Send inquiry',
    sending: 'Sending...',
    sent: 'Inquiry sent successfully!',
    failed: 'Failed to send inquiry',
    unreached: 'An error occurred while sending your inquiry.',
    wrongPhone: 'Please enter a valid phone number.',
    close: 'Close',
    parameters: 'Technical Parameters',
    loading: 'Loading video...',
    about: 'Trial P9',
  },
  ar: {
    inquire: 'استفسر عن المنتج',
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    send: 'أرسل الاستفسار',
    sending: 'جارٍ الإرسال…',
    sent: 'أُرسل استفسارك بنجاح!',
    failed: 'تعذّر إرسال الاستفسار',
    unreached: 'حدث خطأ أثناء إرسال استفسارك.',
    wrongPhone: 'أدخل رقم هاتف صحيحًا.',
    close: 'إغلاق',
    parameters: 'المواصفات الفنية',
    loading: 'جارٍ تحميل الفيديو…',
    about: 'تجربة P9',
  },
} as const;

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`in ${language}: a product tells its stories`, async ({ page, request }) => {
    await page.setViewportSize(DESK);
    const complaints = await visit(page, language, '/product/2');
    const main = page.locator('main');
    const product = (await (await request.get(`/api/${language}/products/2`)).json()) as Record<string, string>;
    proves('G-01');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product['name']!);
    await expect(main.getByText(product['description']!, { exact: true }).first()).toBeVisible();
    await expect(main.locator(`[src="/uploads/${product['banner']}"]`).first()).toBeAttached();
    proves('RES-19');
    expect(product['headline']!.length).toBeGreaterThan(2);
    await expect(main.getByText(product['headline']!, { exact: true })).toBeVisible();
    const letters = squash((await main.textContent()) ?? '');
    const texts = async (section: string) => listed(request, language, `/productssection${section}/category/2`);
    for (const section of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'nine', 'ten']) {
      const items = await texts(section);
      proves('G-05');
      expect(items.length, section).toBeGreaterThan(0);
      for (const { title, text } of items) {
        proves('G-06');
        for (const texts of [title, text]) expect(letters, `${section}: ${title}`).toContain(squash(texts!));
      }
    }
    proves('3-71');
    expect((await request.get(`/api/${language}/productssectioneight/category/2`)).status()).toBe(404);
    const partWith = async (section: string) => {
      const heading = page.getByRole('heading', { name: (await texts(section))[0]!['title']!, exact: true });
      return main.locator('section').filter({ has: heading }).first();
    };
    proves('G-07');
    await expect((await partWith('one')).getByRole('article')).toHaveCount((await texts('one')).length);
    proves('G-10');
    const blocks = await texts('four');
    await expect((await partWith('four')).getByRole('heading', { level: 3 })).toHaveText(blocks.map(({ title }) => title!));
    await expect((await partWith('four')).locator('img, svg')).not.toHaveCount(0);
    proves('G-11');
    await expect((await partWith('five')).locator('[aria-roledescription=carousel] li:not([data-copy])')).toHaveCount(
      (await texts('five')).length,
    );
    proves('G-12');
    await expect(await partWith('seven')).toHaveAttribute('data-tone', 'dark');
    await expect((await partWith('seven')).locator('img, video')).not.toHaveCount(0);
    proves('G-13');
    await expect((await partWith('nine')).locator('[aria-roledescription=carousel] li:not([data-copy])')).toHaveCount(
      (await texts('nine')).length,
    );
    proves('G-15');
    const questions = (await texts('six')).map(({ title }) => title!);
    await expect(main.locator('details > summary').filter({ hasText: questions[0]! })).toHaveText(questions[0]!);
    proves('3-72');
    for (const question of questions) await expect(main.locator('details > summary').filter({ hasText: question })).toHaveCount(1);

    const rows = await listed(request, language, '/productssectiontwo/category/2');
    const sides = await Promise.all(
      rows.slice(0, 2).map(({ title }) =>
        main
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { level: 2, name: title! }) })
          .evaluate((row) => row.querySelector('img')!.getBoundingClientRect().x > row.querySelector('h2')!.getBoundingClientRect().x),
      ),
    );
    proves('G-08');
    expect(sides).toEqual(language === 'ar' ? [true, false] : [false, true]);

    const data = await structuredData(page);
    expect(data.get('Product')).toMatchObject({ name: product['name'], brand: { '@type': 'Brand' } });
    proves('4-44');
    expect(data.get('BreadcrumbList')!['itemListElement']).toHaveLength(4);
    const trail = page
      .getByRole('navigation')
      .filter({ has: page.locator('[aria-current="page"]') })
      .last();
    for (const [index, kind] of ['', '/one-category/', '/sub-category/'].entries())
      await expect(trail.getByRole('link').nth(index)).toHaveAttribute('href', new RegExp(`^${address(language, kind)}`));
    expect(data.get('FAQPage')).toBeDefined();
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: films loop, videos open in a player, a row that fits has no arrows`, async ({ page }) => {
    const complaints = await visit(page, language, `/product/${own}`);
    proves('G-04');
    await expect(page.getByText('OK', { exact: true })).toHaveCount(0);
    proves('AA-14');
    await expect(page.getByText('OK', { exact: true })).toHaveCount(0);
    if (language === 'ar') await expect(page.getByText('جدار للتجربة')).toBeVisible();
    const loops = page.locator('main video[loop]');
    proves('G-09');
    await expect(loops).toHaveCount(2);
    for (const loop of await loops.all()) {
      await expect(loop).toHaveJSProperty('muted', true);
      await expect(loop).toHaveJSProperty('loop', true);
    }
    const row = page.locator('main [aria-roledescription="carousel"]');
    await expect(row.getByRole('listitem')).toHaveCount(1);
    await expect(row.getByRole('button')).toHaveCount(0);
    proves('3-78');
    await expect(page.getByRole('link', { name: texts.parameters })).toHaveCount(0);
    await page.goto(address(language, `/product/${documented}`));
    proves('G-03');
    await expect(page.getByRole('link', { name: texts.parameters })).toHaveAttribute('href', /^\/uploads\/\w+\.pdf$/);

    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.goto(address(language, `/product/${own}`));
    await page.route('**/uploads/*.webm', async (route) => {
      await held;
      await route.continue();
    });
    // Before the page is awake the link leads to the film itself.
    await hydrated(page);
    const opener = page.locator('main a[aria-haspopup="dialog"]');
    await opener.click();
    proves('AB-22');
    await expect(page.getByText(texts.loading)).toBeVisible();
    proves('G-14');
    await expect(page.getByRole('dialog').locator('video[controls]')).toBeAttached();
    release();
    await expect(page.getByText(texts.loading)).toHaveCount(0);
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: the film of a product plays by itself, and waits for whoever wants no motion`, async ({ page }) => {
    const film = page.locator('main video').first();
    await visit(page, language, `/product/${own}`);
    await expect(film).toHaveJSProperty('paused', true);
    await withMotion(page);
    await page.reload();
    await expect(film).toHaveJSProperty('paused', false);
  });

  test(`in ${language}: an inquiry is sent`, async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await page.clock.install();
    await visit(page, language, `/product/${own}`);
    const button = page.getByRole('button', { name: texts.inquire });
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCount(0);
    await button.press('Enter');
    proves('G-02');
    await expect(dialog).toBeVisible();
    proves('3-122');
    await expect(dialog.getByRole('heading')).toContainText(texts.about);
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    proves('G-21');
    await dialog.getByRole('button', { name: texts.close }).click();
    await expect(dialog).toBeHidden();
    await page.mouse.move(5, 450); // away from the bar, whose panel would open below the pointer
    await button.click();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await button.click();

    const field = (name: string) => dialog.getByRole('textbox', { name });
    await expect(field(texts.name)).toBeFocused();
    proves('G-16');
    for (const name of [texts.name, texts.email, texts.phone]) await expect(field(name)).toBeVisible();
    await expect(dialog.locator('button[type=submit]')).toHaveText(texts.send);
    proves('AA-03');
    await expect(field(texts.email)).toHaveAttribute('type', 'email');
    await expect(field(texts.phone)).toHaveAttribute('type', 'tel');
    for (const name of [texts.name, texts.email, texts.phone]) await expect(field(name)).toHaveAttribute('required', '');
    await field(texts.name).fill('نورة Noura');
    await page.mouse.click(5, 5); // a slip beside the dialog costs nothing that was typed
    await expect(dialog).toBeHidden();
    await button.click();
    await expect(field(texts.name)).toHaveValue('نورة Noura');
    await field(texts.email).fill('noura@example.com');
    await field(texts.phone).fill('call me');
    await dialog.getByRole('button', { name: texts.send }).click();
    await expect(dialog.getByText(texts.wrongPhone)).toBeVisible();
    await expect(field(texts.phone)).toBeFocused();
    await expect(field(texts.name)).toHaveValue('نورة Noura');
    await field(texts.phone).fill('+966 50 000 0000');
    await page.clock.pauseAt(Date.now() + 3_600_000);

    const posts = '**/email/send-email-*';
    await page.route(posts, (route) => route.abort());
    await dialog.getByRole('button', { name: texts.send }).click();
    proves('AB-07');
    await expect(dialog.getByRole('alert')).toHaveText(texts.unreached);
    await page.unroute(posts);
    await page.route(posts, (route) => route.fulfill({ status: 503, json: { success: false, message: '', errors: {} } }));
    await dialog.getByRole('button', { name: texts.send }).click();
    proves('G-20');
    await expect(dialog.getByRole('alert')).toHaveText(texts.failed);
    proves('AB-06');
    await expect(dialog.getByRole('alert')).toHaveText(texts.failed);
    await expect(field(texts.phone)).toHaveValue('+966 50 000 0000');
    await page.unroute(posts);

    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let sent: unknown;
    await page.route(posts, async (route) => {
      sent = route.request().postDataJSON();
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: texts.send }).click();
    proves('G-18');
    await expect(dialog.getByRole('button', { name: texts.sending })).toBeDisabled();
    proves('AB-21');
    await expect(dialog.locator('button[type=submit]')).toHaveText(texts.sending);
    release();
    proves('AB-05');
    await expect(page.getByRole('status').filter({ hasText: texts.sent })).toBeVisible();
    proves('G-19');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: texts.sent })).toBeVisible();
    proves('G-17');
    expect(sent).toMatchObject({ subject: expect.stringMatching(/^Inquiry for .*P9/) });
    for (const part of ['نورة Noura', 'noura@example.com', '+966 50 000 0000'])
      expect(sent).toMatchObject({ message: expect.stringContaining(part) });
    proves('3-52');
    await page.clock.runFor(4900);
    await expect(page.getByText(texts.sent)).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText(texts.sent)).toHaveCount(0);
  });

  test(`in ${language}: an inquiry reaches the company without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }), extraHTTPHeaders: newVisitor() });
    const page = await context.newPage();
    await page.goto(address(language, `/product/${own}`));
    await page.locator('main').getByRole('link', { name: texts.inquire }).click();
    await page.getByRole('textbox', { name: texts.name }).fill('Omar');
    await page.locator('#inquiry').getByRole('textbox', { name: texts.email }).fill('omar@example.com');
    await page.getByRole('textbox', { name: texts.phone }).fill('12');
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.wrongPhone)).toBeVisible();
    await expect(page.getByRole('textbox', { name: texts.name })).toHaveValue('Omar');
    await page.getByRole('textbox', { name: texts.phone }).fill('٠٥٠٠٠٠٠٠٠٠');
    await page.getByRole('button', { name: texts.send }).click();
    await expect(page.getByText(texts.sent)).toBeVisible();
    await context.close();
  });
}

const SCREEN = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const WIDE = { width: 1920, height: 1080 };

/** What is seen before anything is scrolled: the whole name, in the upper half a picture that tells what it is, and of a product its bar with price and action. */
function firstScreen(page: Page) {
  return page.evaluate(() => {
    const inSight = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    };
    const whole = (element: Element | null) => element === null || inSight(element) >= Math.floor(element.getBoundingClientRect().height);
    // It stands at the foot of the screen, its name begins where the page does, and no price runs under the choice of a size.
    const isClear = () => {
      const bar = document.querySelector('[data-at-foot]');
      if (!bar) return true;
      const [price, ...others] = ['[data-sized="price"] strong', 'select', '[data-opens]'].flatMap((one) => {
        const box = [...bar.querySelectorAll(one)].find((element) => element.checkVisibility())?.getBoundingClientRect();
        return box ? [box] : [];
      });
      const line = bar.firstElementChild!;
      const [from, name] = [line.getBoundingClientRect(), line.firstElementChild!.getBoundingClientRect()];
      const indent = document.dir === 'rtl' ? from.right - name.right : name.left - from.left;
      const isApart = (box: DOMRect) => !price || box.right <= price.left || box.left >= price.right;
      return (
        price !== undefined &&
        (name.width <= 1 || Math.abs(indent - parseFloat(getComputedStyle(line).paddingInlineStart)) < 2) &&
        others.every(isApart) &&
        [price, ...others].every(({ left, right, bottom }) => left >= 0 && right <= innerWidth && bottom <= innerHeight)
      );
    };
    const pictures = [...document.querySelectorAll('main img, main video')].filter((one) => one.getBoundingClientRect().width > 200);
    return {
      name: whole(document.querySelector('h1')),
      picture: pictures.some((one) => one.getBoundingClientRect().top < innerHeight / 2 && inSight(one) > innerHeight / 5),
      bar: isClear(),
    };
  });
}

function wholeHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    // What was never seen has a height somebody guessed.
    for (const part of document.querySelectorAll<HTMLElement>('body *')) part.style.contentVisibility = 'visible';
    return document.documentElement.scrollHeight;
  });
}

/** How much of the first picture lies under the bar that waits at the foot of the screen. */
function coveredByBar(): number {
  const edge = (element: Element | null, side: 'top' | 'bottom') => Math.round(element?.getBoundingClientRect()[side] ?? 0);
  const picture = document.querySelector('main picture, main video');
  return edge(picture, 'bottom') - edge(document.querySelector('[data-at-foot]'), 'top');
}

for (const language of LANGUAGES)
  test(`in ${language}: a product, a category and a family are read in ten screens, from bar to footer`, async ({ page }) => {
    await page.setViewportSize(SCREEN);
    for (const path of [
      '/product/2',
      '/product/5',
      '/product/15',
      '/product/28',
      '/one-category/1',
      '/one-category/2',
      '/one-category/6',
      '/sub-category/9',
    ]) {
      await visit(page, language, path);
      for (const screen of [PHONE, TABLET, WIDE, SCREEN]) {
        await page.setViewportSize(screen);
        await expect.poll(() => firstScreen(page), path).toEqual({ name: true, picture: true, bar: true });
      }
      expect(await wholeHeight(page), path).toBeLessThanOrEqual(10 * SCREEN.height);
      if (path.startsWith('/product/'))
        expect(await page.evaluate(coveredByBar), `${path}: pixels of its picture under its bar`).toBeLessThanOrEqual(0);
      await page.setViewportSize(PHONE);
      expect(await wholeHeight(page), `${path} on a phone`).toBeLessThanOrEqual(15 * PHONE.height);
    }
  });

for (const language of turn(0))
  test(`in ${language}: one button is amber on a first screen`, async ({ page }) => {
    await page.setViewportSize(SCREEN);
    for (const path of [
      '/',
      '/products',
      '/search?q=55',
      '/wall?product=2&columns=6&rows=6',
      '/product/15',
      '/one-category/1',
      '/the-vision',
      '/no-such-page',
    ]) {
      await visit(page, language, path);
      const amber = () =>
        page
          .locator('[data-look="light"]:visible')
          .evaluateAll((buttons) => buttons.filter((one) => one.getBoundingClientRect().top < innerHeight).length);
      await expect.poll(amber, path).toBe(1);
    }
  });

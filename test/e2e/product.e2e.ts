import { expect, test } from '@playwright/test';
import { film, picture, sheet, signIn, type Staff } from './staff.ts';
import { address, DESK, expectNoBarriers, hydrated, LANGUAGES, listed, newVisitor, structuredData, visit } from './visit.ts';

// The machine that runs this may be busy; axe alone can take ten seconds.
test.setTimeout(90_000);

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

const WORDS = {
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
  },
  ar: {
    inquire: 'استفسر عن المنتج',
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    phone: 'رقم الهاتف',
    send: 'أرسل الاستفسار',
    sending: 'جارٍ الإرسال...',
    sent: 'أُرسل استفسارك بنجاح!',
    failed: 'تعذّر إرسال الاستفسار',
    unreached: 'حدث خطأ أثناء إرسال استفسارك.',
    wrongPhone: 'أدخل رقم هاتف صحيحًا.',
    close: 'إغلاق',
    parameters: 'المواصفات الفنية',
    loading: 'جارٍ تحميل الفيديو...',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`G-01 G-05 G-06 G-07 G-08 G-10 G-11 G-12 G-13 G-15 RES-19 3-71 3-72 3-77 4-44 in ${language}: a product tells its stories`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(DESK);
    const complaints = await visit(page, language, '/product/2');
    const main = page.locator('main');
    const product = (await (await request.get(`/api/${language}/products/2`)).json()) as Record<string, string>;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product['name']!);
    await expect(main.getByText(product['headline']!, { exact: true })).toBeVisible();
    for (const section of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'nine', 'ten'])
      for (const { title } of await listed(request, language, `/productssection${section}/category/2`))
        await expect(main.getByText(title!.split(' ')[0]!).first(), `${section}: ${title}`).toBeAttached();
    expect((await request.get(`/api/${language}/productssectioneight/category/2`)).status()).toBe(404);

    const rows = await listed(request, language, '/productssectiontwo/category/2');
    const sides = await Promise.all(
      rows.slice(0, 2).map(({ title }) =>
        main
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { level: 2, name: title! }) })
          .evaluate((row) => row.querySelector('img')!.getBoundingClientRect().x > row.querySelector('h2')!.getBoundingClientRect().x),
      ),
    );
    expect(sides).toEqual(language === 'ar' ? [true, false] : [false, true]);
    await expect(main.locator('details').first()).toHaveAttribute('open', '');

    const data = await structuredData(page);
    expect(data.get('Product')).toMatchObject({ name: product['name'], brand: { '@type': 'Brand' } });
    expect(data.get('BreadcrumbList')!['itemListElement']).toHaveLength(4);
    expect(data.get('FAQPage')).toBeDefined();
    expect(complaints).toEqual([]);
  });

  test(`G-03 G-04 G-09 G-14 AA-14 AB-22 3-78 3-131 in ${language}: films loop, videos open in a player, a row that fits has no arrows`, async ({
    page,
  }) => {
    const complaints = await visit(page, language, `/product/${own}`);
    await expect(page.getByText('OK', { exact: true })).toHaveCount(0);
    if (language === 'ar') await expect(page.getByText('جدار للتجربة')).toBeVisible();
    const loops = page.locator('main video');
    await expect(loops).toHaveCount(2);
    for (const loop of await loops.all()) {
      await expect(loop).toHaveJSProperty('muted', true);
      await expect(loop).toHaveJSProperty('loop', true);
    }
    const row = page.locator('main [aria-roledescription="carousel"]');
    await expect(row.getByRole('listitem')).toHaveCount(1);
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: words.parameters })).toHaveCount(0);
    await page.goto(address(language, `/product/${documented}`));
    await expect(page.getByRole('link', { name: words.parameters })).toHaveAttribute('href', /^\/uploads\/\w+\.pdf$/);

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
    await expect(page.getByText(words.loading)).toBeVisible();
    release();
    await expect(page.getByText(words.loading)).toHaveCount(0);
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
    expect(complaints).toEqual([]);
  });

  test(`G-02 G-16 G-17 G-18 G-19 G-20 G-21 AA-03 AB-05 AB-06 AB-07 AB-21 3-52 in ${language}: an inquiry is sent`, async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await visit(page, language, `/product/${own}`);
    const button = page.getByRole('button', { name: words.inquire });
    const dialog = page.getByRole('dialog');
    await button.press('Enter');
    await expect(dialog).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(dialog).toBeHidden();
    await button.click();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await button.click();

    const field = (name: string) => dialog.getByRole('textbox', { name });
    await expect(field(words.name)).toBeFocused();
    await expect(field(words.email)).toHaveAttribute('type', 'email');
    await expect(field(words.phone)).toHaveAttribute('type', 'tel');
    for (const name of [words.name, words.email, words.phone]) await expect(field(name)).toHaveAttribute('required', '');
    await field(words.name).fill('نورة Noura');
    await field(words.email).fill('noura@example.com');
    await field(words.phone).fill('call me');
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog.getByText(words.wrongPhone)).toBeVisible();
    await expect(field(words.phone)).toBeFocused();
    await expect(field(words.name)).toHaveValue('نورة Noura');
    await field(words.phone).fill('+966 50 000 0000');

    const posts = (url: URL) => url.pathname.includes(`/product/${own}`);
    await page.route(posts, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words.unreached);
    await page.unroute(posts);
    await page.route(posts, async (route) => {
      const answer = await route.fetch({ method: 'POST', postData: 'name=x' });
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"invalid"', '"failed"') });
    });
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog.getByRole('alert')).toHaveText(words.failed);
    await expect(field(words.phone)).toHaveValue('+966 50 000 0000');
    await page.unroute(posts);

    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(posts, async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog.getByRole('button', { name: words.sending })).toBeDisabled();
    release();
    await expect(page.getByRole('status').filter({ hasText: words.sent })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.sent)).toHaveCount(0, { timeout: 9000 });
  });

  test(`G-17 AA-03 in ${language}: an inquiry reaches the company without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }), extraHTTPHeaders: newVisitor() });
    const page = await context.newPage();
    await page.goto(address(language, `/product/${own}`));
    await page.locator('main').getByRole('link', { name: words.inquire }).click();
    await page.getByRole('textbox', { name: words.name }).fill('Omar');
    await page.locator('#inquiry').getByRole('textbox', { name: words.email }).fill('omar@example.com');
    await page.getByRole('textbox', { name: words.phone }).fill('12');
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.wrongPhone)).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.name })).toHaveValue('Omar');
    await page.getByRole('textbox', { name: words.phone }).fill('٠٥٠٠٠٠٠٠٠٠');
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.sent)).toBeVisible();
    await context.close();
  });
}

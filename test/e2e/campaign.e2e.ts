import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { signIn } from './staff.ts';
import { textsOf } from './overlays.ts';
import { stopClock } from './stop-clock.ts';
import { address, DESK, expectNoBarriers, hydrated, type Language, newVisitor, visit, turn } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const TOOLS = ['site.nav.shortlist', 'site.nav.search', 'site.nav.menu'] as const;
const TEXTS = {
  en: {
    toggle: /العربية/,
    slides: 'The series in pictures',
    slide: (number: number) => `Slide ${number}`,
    next: 'Next',
    previous: 'Previous',
    download: 'Download Spec',
    quote: 'Get Quote',
    call: 'Get Call',
    whatsapp: /WhatsApp/,
    name: 'Name',
    phone: 'Phone',
    message: 'Which size, and for which room?',
    sent: 'Thank you. We will be in touch within one working day.',
    country: 'Country',
    rooms: [/home theat(?:re|er)s/i, /classrooms/i, /boardrooms/i],
  },
  ar: {
    toggle: /EN/,
    slides: 'السلسلة في صور',
    slide: (number: number) => `الشريحة ${number}`,
    next: 'التالي',
    previous: 'السابق',
    download: 'حمّل المواصفات',
    quote: 'اطلب عرض سعر',
    call: 'اطلب اتصالًا',
    whatsapp: /واتساب/,
    name: 'الاسم',
    phone: 'الهاتف',
    message: 'أي مقاس، ولأي غرفة؟',
    sent: 'شكرًا لك. نتواصل معك خلال يوم عمل.',
    country: 'الدولة',
    rooms: [/السينما المنزلية|للسينما المنزلية/, /قاعات الدراسة/, /مجالس الإدارة/],
  },
} as const;

type Campaign = Record<'specsheet' | 'gallery_heading' | 'gallery_text' | 'about_text' | 'whatsapp_message', string> & {
  slides: Record<'title' | 'description' | 'image', string>[];
};

async function settingsOf(page: Page, language: Language) {
  return (await (await page.request.get(`/api/${language}/settings`)).json()) as { campaign: Campaign; site: { logo: string } } & Record<
    string,
    { whatsapp: string }
  >;
}

for (const language of turn(1)) {
  const texts = TEXTS[language];
  const other = language === 'ar' ? 'en' : 'ar';
  const block = (page: Page) => page.locator('main > div[lang]:visible');

  test(`in ${language}: the blocks change their language, nothing else does`, async ({ page }) => {
    const complaints = await visit(page, language, '/the-vision');
    const { site } = await settingsOf(page, language);
    // By keyboard as by eye: what the page asks for, its language, then the tools of the site.
    await page.keyboard.press('Tab');
    for (const name of [texts.quote, texts.toggle, ...TOOLS.map((tool) => textsOf(language)[tool])]) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
    }
    proves('O-01');
    await expect(block(page).locator(`img[src="/uploads/${site.logo}"]`).first()).toBeVisible();
    let isBack = false;
    for (const now of [language, other, language] as const) {
      const { campaign } = await settingsOf(page, now);
      proves('O-02');
      await expect(block(page)).toHaveAttribute('dir', now === 'ar' ? 'rtl' : 'ltr');
      await expect(block(page).locator('[data-toggles-campaign]')).toHaveText(now === 'ar' ? 'EN' : 'العربية');
      await expect(block(page).locator('[data-toggles-campaign]')).toHaveAccessibleName(now === 'ar' ? 'EN English' : 'العربية');
      expect(await page.evaluate(() => 'isOldPage' in window)).toBe(isBack);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(campaign.slides[0]!.title);
      proves('O-10');
      await expect(page.getByRole('link', { name: TEXTS[now].download })).toHaveAttribute('href', `/uploads/${campaign.specsheet}`);
      proves('O-11');
      for (const fact of ['115', '147', '178', '231', '295', 'GOB', 'IR', '4K', ...TEXTS[now].rooms])
        await expect(block(page)).toContainText(fact);
      proves('AC-24');
      await expect(block(page).locator('li[data-size]')).toHaveText(['115″', '147″', '178″', '231″', '295″']);
      proves('3-18');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(language);
      await expectNoBarriers(page);
      await page.evaluate(() => Object.assign(window, { isOldPage: true }));
      isBack = true;
      await block(page).getByRole('button', { name: TEXTS[now].toggle }).click();
    }
    const shown = (await settingsOf(page, other)).campaign;
    proves('O-09');
    await expect(block(page).getByRole('heading', { level: 2, name: shown.gallery_heading })).toBeVisible();
    await expect(block(page)).toContainText(shown.gallery_text);
    const gallery = block(page).locator('section').first().locator('li img');
    await expect(gallery).toHaveCount(4);
    for (const image of await gallery.all()) await expect(image).toHaveAttribute('loading', 'lazy');
    expect((await settingsOf(page, 'ar')).campaign.specsheet).not.toBe((await settingsOf(page, 'en')).campaign.specsheet);
    proves('O-08');
    for (const [index, { title, description, image }] of shown.slides.entries()) {
      const slide = block(page).locator('[aria-roledescription=slide]').nth(index);
      await expect(slide).toContainText(title);
      await expect(slide).toContainText(description);
      await expect(slide.locator('img')).toHaveAttribute('src', `/uploads/${image}`);
      await expect(slide.locator('article')).toHaveCSS('background-image', /linear-gradient/);
    }
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: three slides, every four seconds`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await stopClock(page);
    await visit(page, language, '/the-vision');
    const slider = page.getByRole('group', { name: texts.slides });
    const dot = (number: number) => slider.getByRole('button', { name: texts.slide(number) });
    await page.mouse.move(0, 0);
    proves('AC-02');
    await page.clock.runFor(3900);
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(100);
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    proves('O-03');
    for (const number of [3, 1]) {
      await page.clock.runFor(4000);
      await expect(dot(number)).toHaveAttribute('aria-current', 'true');
    }
    await expect(slider.locator('[aria-roledescription=slide]')).toHaveCount(3);
    proves('O-06');
    await slider.hover({ position: { x: 20, y: 20 } });
    await page.clock.runFor(9000);
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await dot(3).click();
    proves('O-05');
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await slider.getByRole('button', { name: texts.next }).click();
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await slider.getByRole('button', { name: texts.previous }).click();
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await page.setViewportSize({ width: 390, height: 800 });
    proves('O-04');
    await expect(slider.getByRole('button', { name: texts.next })).toBeHidden();
    await expect(dot(1)).toBeVisible();

    await page.route('**/uploads/**', (route) => route.abort());
    await page.reload();
    await hydrated(page);
    await expect(slider.locator('[data-current] h2')).toBeVisible();
    proves('O-07');
    await expect(slider.locator('[data-current] img')).toHaveCount(0);
    proves('AB-19');
    await expect(slider.locator('[data-current] h2')).toBeVisible();
    await expect(slider.locator('[data-current]').getByRole('alert')).toHaveCount(0);
    await expect(slider.locator('[data-current] img')).toHaveCount(0);
  });

  test(`in ${language}: one panel at a time, and our own forms arrive`, async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await visit(page, language, '/the-vision');
    const button = (name: string) => block(page).getByRole('button', { name, exact: true });
    const form = (name: string) => block(page).getByRole('form', { name });
    proves('O-12');
    for (const name of [texts.quote, texts.call]) await expect(button(name)).toBeVisible();
    await expect(block(page).getByRole('link', { name: texts.whatsapp })).toBeVisible();
    proves('O-14');
    await expect(form(texts.quote)).toBeHidden();
    await button(texts.quote).click();
    await expect(form(texts.quote)).toBeVisible();
    await button(texts.call).click();
    await expect(form(texts.quote)).toBeHidden();
    await form(texts.call).getByRole('button').click();
    await expect(form(texts.call).getByLabel(texts.name)).toBeFocused();
    await expectNoBarriers(page);
    await form(texts.call).getByLabel(texts.name).fill('Sami Example');
    await form(texts.call).getByLabel(texts.phone).fill('+966 50 000 0000');
    await form(texts.call).getByRole('button').click();
    proves('3-116');
    await expect(form(texts.call).getByRole('status')).toHaveText(texts.sent);
    await button(texts.call).click();
    proves('O-14');
    await expect(form(texts.call)).toBeHidden();

    const settings = await settingsOf(page, language);
    for (const country of ['ae', 'sa'] as const) {
      await page.getByLabel(texts.country).selectOption(country);
      const link = block(page).getByRole('link', { name: texts.whatsapp });
      proves('O-15');
      await expect(link).toHaveAttribute('target', '_blank');
      const chat = new URL((await link.getAttribute('href'))!);
      expect(chat.pathname).toBe(`/${settings[`contact-${country}`]!.whatsapp.replaceAll(/\D/g, '')}`);
      proves('3-26');
      expect(chat.searchParams.get('text')).toBe(settings.campaign.whatsapp_message);
      expect(chat.searchParams.get('text')).toMatch(/^[\x20-\x7e]+$/);
    }
  });
}

test('outside forms and measuring load from settings, here only, and after consent', async ({ page, playwright, baseURL }) => {
  const staff = await signIn(playwright, baseURL);
  const put = (values: Record<string, string>) => staff.request.put('/api/en/settings/campaign', { multipart: values });
  const outside: string[] = [];
  await page.route(/^https:/, (route) => {
    outside.push(route.request().url());
    return route.fulfill({ body: '', contentType: route.request().resourceType() === 'document' ? 'text/html' : 'text/javascript' });
  });
  try {
    expect(
      (
        await put({
          pixel_id: '000000',
          analytics_id: 'G-EXAMPLE',
          quote_form: 'https://forms.example.com/quote',
          call_form: 'https://forms.example.com/call',
        })
      ).ok(),
    ).toBe(true);
    const complaints = await visit(page, 'en', '/the-vision');
    expect(outside).toEqual([]);
    await page.getByRole('button', { name: 'Get Quote', exact: true }).click();
    proves('O-13');
    await expect(page.locator('main iframe')).toHaveAttribute('src', 'https://forms.example.com/quote');
    await page.getByRole('button', { name: 'Get Call', exact: true }).click();
    await expect(page.locator('main iframe')).toHaveAttribute('src', 'https://forms.example.com/call');
    await page.getByRole('button', { name: 'Get Call', exact: true }).click();
    await expect(page.locator('main iframe')).toHaveCount(0);
    await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
    await page.reload();
    await hydrated(page);
    await expect.poll(() => outside.filter((url) => /fbevents\.js|gtag\/js\?id=G-EXAMPLE/.test(url)).length).toBe(2);
    const configured = await page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: unknown[] }).dataLayer));
    proves('O-16');
    expect(configured).toContain('"page_path":"the-vision"');
    outside.length = 0;
    await page.goto(address('en', '/about'));
    await hydrated(page);
    proves('3-115');
    expect(outside).toEqual([]);
    // Our own preparation of the visitor is not allowed inside the outside form.
    expect(complaints.filter((complaint) => !complaint.includes("'localStorage'"))).toEqual([]);
  } finally {
    await put({ pixel_id: '', analytics_id: '', quote_form: '', call_form: '' });
    await staff.leave();
  }
});

test('3-114: the campaign starts no timer of three seconds of its own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const waits: unknown[] = [];
    Object.assign(window, { waits });
    for (const name of ['setTimeout', 'setInterval'] as const) {
      const original = window[name] as (...call: unknown[]) => unknown;
      Object.assign(window, {
        [name]: (...call: unknown[]) => {
          waits.push(call[1]);
          return original(...call);
        },
      });
    }
  });
  const waits = () => page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  await visit(page, 'en', '/about');
  const elsewhere = await waits();
  await visit(page, 'en', '/the-vision');
  // One that is wanted is seen: its slides move every four seconds. That of every page keeps it from staying hidden.
  await expect.poll(waits).toContain(4000);
  proves('3-114');
  expect((await waits()).filter((wait) => wait === 3000)).toEqual(elsewhere.filter((wait) => wait === 3000));
});

import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { stopClock } from './stop-clock.ts';
import { address, expectNoBarriers, LANGUAGES, newVisitor, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const TEXTS = {
  en: {
    title: 'Get in Touch',
    name: 'Name',
    number: 'Number',
    email: 'E-mail (optional)',
    message: 'Message',
    send: 'Send message',
    sending: 'Sending...',
    all: 'All fields are required.',
    failed: '❌ Failed to send message. Please try again.',
    sent: '✅ Thank you for reaching out',
    wrongPhone: 'Please enter a valid phone number.',
    whatsapp: 'Chat on WhatsApp',
    showMap: 'Show the map',
    country: 'Country',
  },
  ar: {
    title: 'لنتحدث',
    name: 'الاسم',
    number: 'رقم الهاتف',
    email: 'البريد الإلكتروني (اختياري)',
    message: 'الرسالة',
    send: 'أرسل الرسالة',
    sending: 'جارٍ الإرسال…',
    all: 'جميع الحقول مطلوبة.',
    failed: '❌ تعذّر إرسال الرسالة. أعد المحاولة.',
    sent: '✅ شكرًا لتواصلك معنا',
    wrongPhone: 'أدخل رقم هاتف صحيحًا.',
    whatsapp: 'راسلنا على واتساب',
    showMap: 'اعرض الخريطة',
    country: 'الدولة',
  },
} as const;

type Contact = { phone: string; email: string; whatsapp: string; whatsapp_message: string; map_embed: string };

for (const language of LANGUAGES) {
  const texts = TEXTS[language];
  const form = (page: Page) => page.locator('main form');
  const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

  async function fill(page: Page) {
    await field(page, texts.name).fill('Sami Example');
    await field(page, texts.number).fill('+٩٦٦ ٥٠ ٠٠٠ ٠٠٠٠');
    await field(page, texts.message).fill(`A wall, please. ${Math.random()}`);
  }

  test(`in ${language}: how to reach us, by country`, async ({ page, request }) => {
    const foreign: string[] = [];
    page.on('request', (sent) => !sent.url().startsWith('http://127.0.0.1') && !sent.url().startsWith('data:') && foreign.push(sent.url()));
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ body: '<title>map</title>', contentType: 'text/html' }),
    );
    const complaints = await visit(page, language, '/contact');
    const settings = (await (await request.get(`/api/${language}/settings`)).json()) as Record<string, Contact>;
    proves('K-01');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    for (const label of [texts.name, texts.number, texts.message]) await expect(field(page, label)).toBeVisible();
    const main = page.locator('main');
    for (const [country, group] of [
      ['sa', 'contact-sa'],
      ['ae', 'contact-ae'],
    ] as const) {
      const { phone, email, whatsapp, whatsapp_message } = settings[group]!;
      await page.getByLabel(texts.country).selectOption(country);
      const office = main.locator(`[data-office="${country}"]`);
      await expect(office.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
      proves('K-03');
      await expect(office.locator('a[href^="tel:"]')).toHaveAttribute('href', `tel:${phone.replaceAll(/[^+\d]/g, '')}`);
      await expect(office.locator('a[href^="mailto:"]')).toHaveAttribute('href', `mailto:${email}`);
      proves('K-05');
      await expect(page.locator('footer a[href^="tel:"]:visible')).toHaveText(phone);
      await expect(page.locator('footer a[href^="mailto:"]:visible')).toHaveText(email);
      const chat = new URL((await office.getByRole('link', { name: texts.whatsapp }).getAttribute('href'))!);
      proves('K-02');
      expect(chat.pathname).toBe(`/${whatsapp.replaceAll(/\D/g, '')}`);
      expect(chat.searchParams.get('text')).toBe(whatsapp_message);
    }
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
    await main.getByRole('button', { name: texts.showMap }).click();
    proves('K-04');
    await expect(main.locator('iframe')).toHaveAttribute('src', settings['contact-ae']!.map_embed);
    // The other office is one press away, and everything follows.
    await main.locator('[data-office="sa"]').getByRole('button').click();
    await expect(page.getByLabel(texts.country)).toHaveValue('sa');
    await expect(main.locator('[data-office="ae"]').getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    await expect(main.locator('iframe')).toHaveAttribute('src', settings['contact-sa']!.map_embed);
    proves('3-48');
    await expect(field(page, texts.email)).not.toHaveAttribute('required');
    await expectNoBarriers(page);
  });

  test(`in ${language}: what is wrong is said and what was typed stays`, async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await visit(page, language, '/contact');
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await field(page, texts.name).fill('Sami Example');
    await form(page).getByRole('button').click();
    proves('AB-08');
    await expect(form(page).getByRole('alert')).toHaveText(texts.all);
    await expect(field(page, texts.number)).toBeFocused();
    proves('K-10');
    expect(posts).toEqual([]);
    proves('AA-02');
    for (const empty of [texts.name, texts.number, texts.message]) {
      await fill(page);
      await field(page, empty).fill(' ');
      await form(page).getByRole('button').click();
      await expect(form(page).getByRole('alert')).toHaveText(texts.all);
    }
    expect(posts).toEqual([]);
    await expectNoBarriers(page);

    await fill(page);
    await expect(form(page).getByRole('alert')).toBeEmpty();
    await field(page, texts.number).fill('no number');
    await form(page).getByRole('button').click();
    await expect(form(page).getByText(texts.wrongPhone)).toBeVisible();
    await expect(field(page, texts.name)).toHaveValue('Sami Example');

    await fill(page);
    await page.route('**/email/send-email-*', (route) => route.abort());
    await form(page).getByRole('button').click();
    proves('K-09');
    await expect(form(page).getByRole('alert')).toHaveText(texts.failed);
    proves('AB-09');
    expect(TEXTS.en.failed).toBe('❌ Failed to send message. Please try again.');
    proves('3-51');
    await expect(field(page, texts.name)).toHaveValue('Sami Example');
    await field(page, texts.name).pressSequentially('!');
    await expect(form(page).getByRole('alert')).toBeEmpty();
  });

  test(`in ${language}: a message arrives`, async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await stopClock(page);
    await visit(page, language, '/contact');
    await fill(page);
    await page.clock.runFor(10_000); // nobody fills it in at once
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    let sent: unknown;
    await page.route('**/email/send-email-*', async (route) => {
      sent = route.request().postDataJSON();
      await opened;
      await route.continue();
    });
    proves('K-07');
    await expect(form(page).getByRole('button')).toHaveText(texts.send);
    await form(page).getByRole('button').click();
    await expect(form(page).getByRole('button')).toBeDisabled();
    await expect(form(page).getByRole('button')).toHaveText(texts.sending);
    open();
    await expect(form(page).getByRole('status')).toHaveText(texts.sent);
    proves('K-06');
    expect(sent).toMatchObject({ subject: 'New Contact from Sami Example', message: expect.stringContaining('A wall, please.') });
    proves('AB-10');
    await expect(form(page).getByRole('status')).toHaveText(texts.sent);
    proves('K-08');
    await expect(field(page, texts.message)).toHaveValue('');
    await page.clock.runFor(2900);
    await expect(form(page).getByRole('status')).toHaveText(texts.sent);
    proves('AC-15');
    await page.clock.runFor(200);
    await expect(form(page).getByRole('status')).toBeEmpty();
  });

  test(`in ${language}: the form works without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, extraHTTPHeaders: newVisitor() });
    const page = await context.newPage();
    await page.goto(address(language, '/contact'));
    await field(page, texts.name).fill('Sami Example');
    await form(page).getByRole('button').click();
    await expect(form(page).getByRole('alert')).toHaveText(texts.all);
    await expect(field(page, texts.name)).toHaveValue('Sami Example');
    await fill(page);
    await form(page).getByRole('button').click();
    await expect(form(page).getByRole('status')).toHaveText(texts.sent);
    await expect(field(page, texts.name)).toHaveValue('');
    await context.close();
  });
}

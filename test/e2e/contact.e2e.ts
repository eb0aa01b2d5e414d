import { expect, type Page, test } from '@playwright/test';
import { address, expectNoBarriers, LANGUAGES, newVisitor, visit } from './visit.ts';

test.setTimeout(90_000);

const WORDS = {
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
    sending: 'جارٍ الإرسال...',
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
  const words = WORDS[language];
  const form = (page: Page) => page.locator('main form');
  const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

  async function fill(page: Page) {
    await field(page, words.name).fill('Sami Example');
    await field(page, words.number).fill('+٩٦٦ ٥٠ ٠٠٠ ٠٠٠٠');
    await field(page, words.message).fill(`A wall, please. ${Math.random()}`);
  }

  test(`A-23 K-01 to K-05 Q-08 AC-22 3-48 3-121 in ${language}: how to reach us, by country`, async ({ page, request }) => {
    const foreign: string[] = [];
    page.on('request', (sent) => !sent.url().startsWith('http://127.0.0.1') && !sent.url().startsWith('data:') && foreign.push(sent.url()));
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ body: '<title>map</title>', contentType: 'text/html' }),
    );
    const complaints = await visit(page, language, '/contact');
    const settings = (await (await request.get(`/api/${language}/settings`)).json()) as Record<string, Contact>;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    const main = page.locator('main');
    for (const [country, group] of [
      ['sa', 'contact-sa'],
      ['ae', 'contact-ae'],
    ] as const) {
      const { phone, email, whatsapp, whatsapp_message } = settings[group]!;
      await page.getByLabel(words.country).selectOption(country);
      await expect(main.locator('a[href^="tel:"]:visible')).toHaveAttribute('href', `tel:${phone.replaceAll(/[^+\d]/g, '')}`);
      await expect(main.locator('a[href^="mailto:"]:visible')).toHaveAttribute('href', `mailto:${email}`);
      await expect(page.locator('footer a[href^="tel:"]:visible')).toHaveText(phone);
      const chat = new URL((await main.getByRole('link', { name: words.whatsapp }).getAttribute('href'))!);
      expect(chat.pathname).toBe(`/${whatsapp.replaceAll(/\D/g, '')}`);
      expect(chat.searchParams.get('text')).toBe(whatsapp_message);
    }
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
    await main.getByRole('button', { name: words.showMap }).click();
    await expect(main.locator('iframe')).toHaveAttribute('src', settings['contact-ae']!.map_embed);
    await page.getByLabel(words.country).selectOption('sa');
    await expect(main.locator('iframe')).toHaveAttribute('src', settings['contact-sa']!.map_embed);
    await expect(field(page, words.email)).not.toHaveAttribute('required');
    await expectNoBarriers(page);
  });

  test(`K-07 K-09 K-10 AA-02 AB-08 AB-09 3-42 3-51 in ${language}: what is wrong is said and what was typed stays`, async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await visit(page, language, '/contact');
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await field(page, words.name).fill('Sami Example');
    await form(page).getByRole('button').click();
    await expect(form(page).getByRole('alert')).toHaveText(words.all);
    await expect(field(page, words.number)).toBeFocused();
    expect(posts).toEqual([]);
    await expectNoBarriers(page);

    await fill(page);
    await expect(form(page).getByRole('alert')).toBeEmpty();
    await field(page, words.number).fill('no number');
    await form(page).getByRole('button').click();
    await expect(form(page).getByText(words.wrongPhone)).toBeVisible();
    await expect(field(page, words.name)).toHaveValue('Sami Example');

    await fill(page);
    await page.route('**/contact.data*', (route) => route.abort());
    await form(page).getByRole('button').click();
    await expect(form(page).getByRole('alert')).toHaveText(words.failed);
    await expect(field(page, words.name)).toHaveValue('Sami Example');
    await field(page, words.name).pressSequentially('!');
    await expect(form(page).getByRole('alert')).toBeEmpty();
  });

  test(`K-06 K-07 K-08 AB-10 AC-15 3-50 in ${language}: a message arrives`, async ({ page }) => {
    await page.setExtraHTTPHeaders(newVisitor());
    await visit(page, language, '/contact');
    await fill(page);
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    await page.route('**/contact.data*', async (route) => {
      await opened;
      await route.continue();
    });
    await form(page).getByRole('button').click();
    await expect(form(page).getByRole('button')).toBeDisabled();
    await expect(form(page).getByRole('button')).toHaveText(words.sending);
    open();
    await expect(form(page).getByRole('status')).toHaveText(words.sent);
    const shownAt = Date.now();
    await expect(field(page, words.message)).toHaveValue('');
    await expect(form(page).getByRole('status')).toBeEmpty();
    expect(Date.now() - shownAt).toBeGreaterThan(2500);
    expect(Date.now() - shownAt).toBeLessThan(5000);
  });

  test(`K-08 K-10 in ${language}: the form works without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, extraHTTPHeaders: newVisitor() });
    const page = await context.newPage();
    await page.goto(address(language, '/contact'));
    await field(page, words.name).fill('Sami Example');
    await form(page).getByRole('button').click();
    await expect(form(page).getByRole('alert')).toHaveText(words.all);
    await expect(field(page, words.name)).toHaveValue('Sami Example');
    await fill(page);
    await form(page).getByRole('button').click();
    await expect(form(page).getByRole('status')).toHaveText(words.sent);
    await expect(field(page, words.name)).toHaveValue('');
    await context.close();
  });
}

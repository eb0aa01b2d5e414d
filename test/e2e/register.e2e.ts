import { expect, type Page, test } from '@playwright/test';
import { PROJECT_INQUIRY } from '#test/rig/project-inquiry.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { enter, say } from './dashboard.ts';
import { fill } from './hands.ts';
import { signIn, type Staff } from './staff.ts';
import { address, expectNoBarriers, LANGUAGES, listed, newVisitor, visit } from './visit.ts';

test.setTimeout(120_000);

const WORDS = {
  en: {
    form: 'Project inquiry',
    send: 'Send inquiry',
    sending: 'Sending...',
    sent: 'Your project inquiry has been sent successfully!',
    unreached: 'An error occurred while sending your inquiry.',
    past: 'Please choose today or a later day.',
    wrongFile: 'Please choose a PDF or a picture (JPEG, PNG, WebP).',
    largeFile: 'Please choose a file of at most 10 MB.',
    remove: 'Remove the file',
    again: 'Please choose \u2068المخطط brief.pdf\u2069 again.',
    projects: 'Explore Our Projects',
    blogs: 'Explore Our Blogs',
    intro: 'Intro video',
    skip: 'Skip',
    country: 'Country',
    budgets: (currency: string) => ['Choose', `50-100k ${currency}`, `100-250k ${currency}`, `250k+ ${currency}`, 'Decide Later'],
  },
  ar: {
    form: 'طلب مشروع',
    send: 'أرسل الطلب',
    sending: 'جارٍ الإرسال...',
    sent: 'أُرسل طلب مشروعك بنجاح!',
    unreached: 'حدث خطأ أثناء إرسال طلبك.',
    past: 'اختر تاريخ اليوم أو ما بعده.',
    wrongFile: 'اختر ملف PDF أو صورة (JPEG أو PNG أو WebP).',
    largeFile: 'اختر ملفًا لا يتجاوز حجمه 10 ميغابايت.',
    remove: 'أزل الملف',
    again: 'اختر الملف \u2068المخطط brief.pdf\u2069 من جديد.',
    projects: 'استكشف مشاريعنا',
    blogs: 'استكشف مدوناتنا',
    intro: 'فيديو افتتاحي',
    skip: 'تخطَّ',
    country: 'الدولة',
    budgets: (currency: string) => {
      const name = currency === 'AED' ? 'درهم' : 'ريال';
      return ['اختر', `من 50 إلى 100 ألف ${name}`, `من 100 إلى 250 ألف ${name}`, `أكثر من 250 ألف ${name}`, 'يُحدَّد لاحقًا'];
    },
  },
} as const;

const form = (page: Page) => page.locator('main form');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

async function fillIn(page: Page, changes: Partial<Record<keyof typeof PROJECT_INQUIRY, string>> = {}) {
  for (const [name, value] of Object.entries({ ...PROJECT_INQUIRY, ...changes })) await fill(field(page, name), value);
}

/** Somebody who has seen the intro already. */
async function open(page: Page, language: (typeof LANGUAGES)[number]) {
  await page.setExtraHTTPHeaders(newVisitor());
  await page.addInitScript(() => sessionStorage.setItem('register-intro-seen', '1'));
  return visit(page, language, '/register');
}

const BRIEF = 'المخطط brief.pdf';

async function brief() {
  const file = await sampleFile('pdf');
  return { name: BRIEF, mimeType: file.type, buffer: Buffer.from(await file.bytes()) };
}

type Lead = { id: number; file: { name: string } | null };

async function newestFile({ request }: Staff): Promise<Lead> {
  const { leads } = (await (await request.get('/api/en/inbox?kind=project&per_page=1')).json()) as { leads: Lead[] };
  return (await request.get(`/api/en/inbox/${leads[0]!.id}`)).json() as Promise<Lead>;
}

async function expectInInbox(page: Page, staff: Staff, language: (typeof LANGUAGES)[number]): Promise<void> {
  const { id } = await newestFile(staff);
  await enter(page, staff, language, `/dashboard/inbox/${id}`);
  const panel = page.getByRole('region', { name: say(language, 'inbox.file'), exact: true });
  await expect(panel.getByText(BRIEF)).toBeVisible();
  await expect(panel.getByText(say(language, 'inbox.file.pdf'))).toBeVisible();
  await expectNoBarriers(page);
  const download = page.waitForEvent('download');
  await panel.getByRole('link', { name: say(language, 'inbox.file.download') }).click();
  expect((await download).suggestedFilename()).toBe(BRIEF);
  await staff.leave();
}

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`M-03 M-04 M-08 M-09 Q-09 AA-04 to AA-09 RES-12 3-68 3-69 3-122 AC-20 in ${language}: the page and its fields`, async ({
    page,
    request,
  }) => {
    const complaints = await open(page, language);
    await expect(page.getByRole('form', { name: words.form })).toBeVisible();
    const groups = form(page).getByRole('group');
    await expect(groups).toHaveCount(3);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await groups.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().x))).size)).toBe(3);
    for (const name of Object.keys(PROJECT_INQUIRY)) await expect(field(page, name)).toHaveAttribute('required', '');
    for (const name of ['website', 'specs', 'attachment']) await expect(field(page, name)).not.toHaveAttribute('required');
    for (const [name, type] of Object.entries({ email: 'email', phone: 'tel', website: 'url', startDate: 'date' }))
      await expect(field(page, name)).toHaveAttribute('type', type);
    const values = (name: string) =>
      field(page, name)
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(await values('projectType')).toEqual([
      '',
      'Visual Solutions',
      'LED Installation',
      'Customized Monitors',
      'Event Setup',
      'Other',
    ]);
    expect(await values('timeline')).toEqual(['', '1-3 months', '3-6 months', '6+ months']);
    expect(await values('decisionMaker')).toEqual(['', 'Yes', 'No']);
    expect(await values('stage')).toEqual(['', 'Initial Inquiry', 'Shortlisting Vendors', 'Final Decision']);
    for (const [country, currency] of [
      ['ae', 'AED'],
      ['sa', 'SAR'],
    ] as const) {
      await page.getByLabel(words.country).selectOption(country);
      await expect(field(page, 'budget').locator('option')).toHaveText(words.budgets(currency));
      expect(await values('budget')).toEqual(['', `50-100k ${currency}`, `100-250k ${currency}`, `250k+ ${currency}`, 'Decide Later']);
    }
    const texts = (
      (await (await request.get(`/api/${language}/settings`)).json()) as Record<
        string,
        { strengths: { title: string }[]; excellence_title: string }
      >
    )['register']!;
    for (const { title } of texts.strengths) await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: texts.excellence_title })).toBeVisible();
    for (const [heading, path] of [
      [words.projects, '/singleproject'],
      [words.blogs, '/projectblogs'],
    ] as const) {
      const first = (await listed(request, language, path)).slice(0, 3);
      await expect(page.getByRole('region', { name: heading }).getByRole('heading', { level: 3 })).toHaveText(
        first.map((item) => item['title']!),
      );
    }
    expect(complaints).toEqual([]);
  });

  test(`M-05 M-06 M-07 AB-11 AB-13 3-43 3-50 3-70 4-46 in ${language}: what is wrong is said, and an inquiry arrives with its file`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    await open(page, language);
    const button = form(page).locator('button[type=submit]');
    await button.click();
    await expect(field(page, 'fullName')).toBeFocused();
    await expect(field(page, 'stage')).toHaveAttribute('aria-invalid', 'true');
    await fillIn(page, { startDate: '2020-01-01' });
    await button.click();
    await expect(form(page).getByText(words.past)).toBeVisible();
    await expect(field(page, 'startDate')).toBeFocused();
    await expect(field(page, 'fullName')).toHaveValue(PROJECT_INQUIRY.fullName);
    await expectNoBarriers(page);

    await field(page, 'startDate').fill(PROJECT_INQUIRY.startDate);
    const file = field(page, 'attachment');
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await button.click();
    await expect(form(page).getByText(words.wrongFile)).toBeVisible();
    await expect(file).toBeFocused();
    await file.setInputFiles({ name: 'film.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_000_001) });
    await button.click();
    await expect(form(page).getByText(words.largeFile)).toBeVisible();
    await form(page).getByRole('button', { name: words.remove }).click();
    await expect(file).toHaveValue('');
    await expect(file).toBeFocused();
    // Called a PDF by its sender; only the server looks inside.
    await file.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') });
    await button.click();
    await expect(form(page).getByText(words.wrongFile)).toBeVisible();
    await expect(field(page, 'fullName')).toHaveValue(PROJECT_INQUIRY.fullName);
    await file.setInputFiles(await brief());
    await expect(form(page).getByText(BRIEF)).toBeVisible();
    await expectNoBarriers(page);
    await page.route('**/register.data*', (route) => route.abort());
    await button.click();
    await expect(form(page).getByRole('alert')).toHaveText(words.unreached);
    await page.unroute('**/register.data*');

    const refused = await page.request.post(address(language, '/register'), { form: { ...PROJECT_INQUIRY, phone: 'no number' } });
    expect(refused.status()).toBe(400);

    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/register.data*', async (route) => {
      await released;
      await route.continue();
    });
    await button.click();
    await expect(button).toBeDisabled();
    await expect(button).toHaveText(words.sending);
    release();
    await expect(form(page).getByRole('status')).toHaveText(words.sent);
    await expect(field(page, 'fullName')).toHaveValue('');
    await expect(file).toHaveValue('');
    await expect(form(page).getByText(BRIEF)).toHaveCount(0);
    await expectInInbox(page, await signIn(playwright, baseURL), language);
  });

  test(`M-07 AA-04 4-46 in ${language}: the form works without scripts, file included`, async ({ browser, baseURL, playwright }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, extraHTTPHeaders: newVisitor() });
    const page = await context.newPage();
    await page.goto(address(language, '/register'));
    await fillIn(page, { email: 'nobody' });
    await field(page, 'attachment').setInputFiles(await brief());
    await form(page).locator('button[type=submit]').click();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'companyName')).toHaveValue(PROJECT_INQUIRY.companyName);
    await expect(field(page, 'stage')).toHaveValue(PROJECT_INQUIRY.stage);
    await expect(form(page).getByText(words.again)).toBeVisible();
    await field(page, 'email').fill(PROJECT_INQUIRY.email);
    await field(page, 'attachment').setInputFiles({ name: 'film.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_000_001) });
    await form(page).locator('button[type=submit]').click();
    await expect(form(page).getByText(words.largeFile)).toBeVisible();
    await expect(field(page, 'stage')).toHaveValue(PROJECT_INQUIRY.stage);
    await field(page, 'attachment').setInputFiles(await brief());
    await form(page).locator('button[type=submit]').click();
    await expect(form(page).getByRole('status')).toHaveText(words.sent);
    const staff = await signIn(playwright, baseURL);
    expect(await newestFile(staff)).toMatchObject({ file: { name: BRIEF } });
    await staff.leave();
    await context.close();
  });

  test(`M-01 M-02 AC-16 3-67 in ${language}: the intro plays once and gives way`, async ({ page }) => {
    const intro = page.getByRole('dialog', { name: words.intro });
    await page.route('**/*.mp4', (route) => route.abort());
    await visit(page, language, '/register');
    await expect(intro).toHaveCount(0); // a film that fails does not stand in the way
    expect(await page.evaluate(() => sessionStorage.getItem('register-intro-seen'))).toBe('1');
    await page.evaluate(() => sessionStorage.removeItem('register-intro-seen'));
    await page.unroute('**/*.mp4');
    await page.route('**/*.mp4', () => {}); // never answers
    await page.clock.install();
    await page.reload();
    await expect(intro).toBeVisible();
    await expect(intro.getByRole('status')).not.toBeEmpty();
    await expectNoBarriers(page);
    await page.clock.runFor(6100);
    await page.clock.runFor(900);
    await expect(intro).toHaveCount(0);
    await page.evaluate(() => sessionStorage.removeItem('register-intro-seen'));
    await page.reload();
    await intro.getByRole('button', { name: words.skip }).click();
    await page.clock.runFor(900);
    await expect(intro).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => sessionStorage.removeItem('register-intro-seen'));
    await page.reload();
    await expect(page.getByRole('form', { name: words.form })).toBeVisible();
    await expect(intro).toHaveCount(0);
  });
}

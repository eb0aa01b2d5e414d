import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { PROJECT_INQUIRY } from '#test/rig/project-inquiry.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { enter, say } from './dashboard.ts';
import { fill } from './keyboard.ts';
import { signIn, type Staff } from './staff.ts';
import { stopClock, withMotion } from './stop-clock.ts';
import { address, expectNoBarriers, type Language, listed, newVisitor, turn, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const LABELS = {
  en: {
    form: 'Project inquiry',
    send: 'Send inquiry',
    sending: 'Sending...',
    sent: 'Your project inquiry has been sent successfully!',
    failed: 'Failed to send inquiry, please try again.',
    unreached: 'An error occurred while sending your inquiry.',
    past: 'Please choose today or a later day.',
    wrongFile: 'Please choose a PDF or a picture (JPEG, PNG, WebP).',
    largeFile: 'Please choose a file of at most 10 MB.',
    remove: 'Remove the file',
    again: 'Please choose \u2068المخطط brief.pdf\u2069 again.',
    hidden: 'What you type stays on this device until you send it',
    projects: 'Explore Our Projects',
    blogs: 'Explore Our Blogs',
    intro: 'Intro video',
    skip: 'Skip',
    loading: 'Preparing your project space…',
    country: 'Country',
    budgets: (currency: string) => ['Choose', `50-100k ${currency}`, `100-250k ${currency}`, `250k+ ${currency}`, 'Decide Later'],
  },
  ar: {
    form: 'طلب مشروع',
    send: 'أرسل الطلب',
    sending: 'جارٍ الإرسال…',
    sent: 'أُرسل طلب مشروعك بنجاح!',
    failed: 'تعذّر إرسال الطلب، أعد المحاولة.',
    unreached: 'حدث خطأ أثناء إرسال طلبك.',
    past: 'اختر تاريخ اليوم أو ما بعده.',
    wrongFile: 'اختر ملف PDF أو صورة (JPEG أو PNG أو WebP).',
    largeFile: 'اختر ملفًا لا يتجاوز حجمه 10 ميغابايت.',
    remove: 'أزل الملف',
    again: 'اختر الملف \u2068المخطط brief.pdf\u2069 من جديد.',
    hidden: 'يبقى ما تكتبه محفوظًا على جهازك حتى ترسله',
    projects: 'استكشف مشاريعنا',
    blogs: 'استكشف المدونة',
    intro: 'فيديو افتتاحي',
    skip: 'تخطَّ',
    loading: 'نُعِدّ مساحة مشروعك…',
    country: 'الدولة',
    budgets: (currency: string) => {
      const name = currency === 'AED' ? 'درهم' : 'ريال';
      return ['اختر', `من 50 إلى 100 ألف ${name}`, `من 100 إلى 250 ألف ${name}`, `أكثر من 250 ألف ${name}`, 'يُحدَّد لاحقًا'];
    },
  },
} as const;

const FIELDS = [
  'fullName',
  'companyName',
  'jobTitle',
  'email',
  'phone',
  'website',
  'projectName',
  'location',
  'startDate',
  'projectType',
  'budget',
  'timeline',
  'description',
  'specs',
  'decisionMaker',
  'stage',
];

const form = (page: Page) => page.locator('main form');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

async function fillIn(page: Page, changes: Partial<Record<keyof typeof PROJECT_INQUIRY, string>> = {}) {
  for (const [name, value] of Object.entries({ ...PROJECT_INQUIRY, ...changes })) await fill(field(page, name), value);
}

/** Somebody who has seen the intro already. */
async function open(page: Page, language: Language) {
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

async function expectInInbox(page: Page, staff: Staff, language: Language): Promise<void> {
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

for (const language of turn(0)) {
  const labels = LABELS[language];

  test(`in ${language}: the page and its fields`, async ({ page, request }) => {
    const complaints = await open(page, language);
    proves('3-122');
    await expect(page.getByRole('form', { name: labels.form })).toBeVisible();
    const groups = form(page).getByRole('group');
    await expect(groups).toHaveCount(3);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await groups.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().x))).size)).toBe(3);
    proves('M-03');
    for (const name of FIELDS) await expect(field(page, name)).toBeVisible();
    expect(await groups.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().x))).size)).toBe(3);
    proves('M-04');
    await expect(form(page).locator('[required]')).toHaveCount(14);
    proves('AA-04');
    expect(Object.keys(PROJECT_INQUIRY).toSorted()).toEqual(FIELDS.filter((name) => !['website', 'specs'].includes(name)).toSorted());
    for (const name of Object.keys(PROJECT_INQUIRY)) await expect(field(page, name)).toHaveAttribute('required', '');
    for (const name of ['website', 'specs', 'attachment']) await expect(field(page, name)).not.toHaveAttribute('required');
    for (const [name, type] of Object.entries({ email: 'email', phone: 'tel', website: 'url', startDate: 'date' }))
      await expect(field(page, name)).toHaveAttribute('type', type);
    const values = (name: string) =>
      field(page, name)
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    proves('AA-05');
    expect(await values('projectType')).toEqual([
      '',
      'Visual Solutions',
      'LED Installation',
      'Customized Monitors',
      'Event Setup',
      'Other',
    ]);
    proves('AA-07');
    expect(await values('timeline')).toEqual(['', '1-3 months', '3-6 months', '6+ months']);
    proves('AA-08');
    expect(await values('decisionMaker')).toEqual(['', 'Yes', 'No']);
    proves('AA-09');
    expect(await values('stage')).toEqual(['', 'Initial Inquiry', 'Shortlisting Vendors', 'Final Decision']);
    for (const [country, currency] of [
      ['ae', 'AED'],
      ['sa', 'SAR'],
    ] as const) {
      await page.getByLabel(labels.country).selectOption(country);
      proves('3-69');
      await expect(field(page, 'budget').locator('option')).toHaveText(labels.budgets(currency));
      proves('AA-06');
      expect(await values('budget')).toEqual(['', `50-100k ${currency}`, `100-250k ${currency}`, `250k+ ${currency}`, 'Decide Later']);
      proves('Q-09');
      expect((await values('budget')).filter((value) => value.endsWith(currency))).toHaveLength(3);
    }
    const texts = (
      (await (await request.get(`/api/${language}/settings`)).json()) as Record<
        string,
        { strengths: { title: string }[]; excellence_title: string }
      >
    )['register']!;
    proves('M-08');
    for (const { title } of texts.strengths) await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: texts.excellence_title })).toBeVisible();
    for (const [heading, path] of [
      [labels.projects, '/singleproject'],
      [labels.blogs, '/projectblogs'],
    ] as const) {
      const first = (await listed(request, language, path)).slice(0, 3);
      const titles = page.getByRole('region', { name: heading }).getByRole('heading', { level: 3 });
      proves('M-09');
      await expect(titles).toHaveCount(3);
      proves('RES-12');
      await expect(titles).toHaveText(first.map((item) => item['title']!));
      proves('AC-20');
      await expect(titles).toHaveCount(3);
      proves('3-68');
      expect(first).toHaveLength(3);
      await expect(titles.first()).toHaveText(first[0]!['title']!);
      proves('I-11');
      for (const item of first)
        expect(item).toMatchObject({
          title: expect.any(String),
          text: expect.any(String),
          path: expect.any(String),
          icon: expect.any(String),
        });
    }
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: what is wrong is said, and an inquiry arrives with its file`, async ({ page, playwright, baseURL }) => {
    await open(page, language);
    const button = form(page).locator('button[type=submit]');
    await button.click();
    await expect(field(page, 'fullName')).toBeFocused();
    await expect(field(page, 'stage')).toHaveAttribute('aria-invalid', 'true');
    await fillIn(page, { startDate: '2020-01-01' });
    await button.click();
    proves('3-70');
    await expect(form(page).getByText(labels.past)).toBeVisible();
    await expect(field(page, 'startDate')).toBeFocused();
    await expect(field(page, 'fullName')).toHaveValue(PROJECT_INQUIRY.fullName);
    await expectNoBarriers(page);

    await field(page, 'startDate').fill(PROJECT_INQUIRY.startDate);
    const file = field(page, 'attachment');
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await button.click();
    await expect(form(page).getByText(labels.wrongFile)).toBeVisible();
    await expect(file).toBeFocused();
    await file.setInputFiles({ name: 'film.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_000_001) });
    await button.click();
    await expect(form(page).getByText(labels.largeFile)).toBeVisible();
    await form(page).getByRole('button', { name: labels.remove }).click();
    await expect(file).toHaveValue('');
    await expect(file).toBeFocused();
    // Called a PDF by its sender; only the server looks inside.
    await file.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') });
    await button.click();
    await expect(form(page).getByText(labels.wrongFile)).toBeVisible();
    await expect(field(page, 'fullName')).toHaveValue(PROJECT_INQUIRY.fullName);
    await file.setInputFiles(await brief());
    await expect(form(page).getByText(BRIEF)).toBeVisible();
    await expectNoBarriers(page);
    await page.route('**/api/*/send-email', (route) => route.abort());
    await button.click();
    proves('AB-13');
    await expect(form(page).getByRole('alert')).toHaveText(labels.unreached);
    await page.unroute('**/api/*/send-email');
    await page.route('**/api/*/send-email', (route) => route.fulfill({ status: 503, json: { success: false, message: '', errors: {} } }));
    await button.click();
    proves('M-07');
    await expect(form(page).getByRole('alert')).toHaveText(labels.failed);
    await page.unroute('**/api/*/send-email');

    const refused = await page.request.post(address(language, '/register'), { form: { ...PROJECT_INQUIRY, phone: 'no number' } });
    expect(refused.status()).toBe(400);

    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const calls: string[] = [];
    let body = '';
    await page.route('**/api/*/send-email', async (route) => {
      calls.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
      body = String(route.request().postDataBuffer());
      await released;
      await route.continue();
    });
    await button.click();
    await expect(button).toBeDisabled();
    await expect(button).toHaveText(labels.sending);
    proves('3-43');
    expect(calls).toEqual([`POST /api/${language}/send-email`]);
    proves('M-05');
    expect(body).toContain(`Project inquiry: ${PROJECT_INQUIRY.projectName} from ${PROJECT_INQUIRY.fullName}`);
    expect(body).toContain(`fullName: ${PROJECT_INQUIRY.fullName}`);
    release();
    proves('M-07');
    await expect(form(page).getByRole('status')).toHaveText(labels.sent);
    proves('AB-11');
    await expect(form(page).getByRole('status')).toHaveText(labels.sent);
    proves('M-06');
    await expect(field(page, 'fullName')).toHaveValue('');
    await expect(button).toBeEnabled();
    await expect(file).toHaveValue('');
    await expect(form(page).getByText(BRIEF)).toHaveCount(0);
    await expectInInbox(page, await signIn(playwright, baseURL), language);
  });

  test(`in ${language}: what was typed outlives a reload and a crash, until it is sent`, async ({ page, context }) => {
    await open(page, language);
    await fillIn(page);
    await expect(form(page).getByText(labels.hidden)).toBeVisible();
    await page.reload();
    await expect(field(page, 'fullName')).toHaveValue(PROJECT_INQUIRY.fullName);
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await open(again, language);
    for (const [name, value] of Object.entries(PROJECT_INQUIRY)) await expect(field(again, name)).toHaveValue(value);
    await form(again).locator('button[type=submit]').click();
    await expect(form(again).getByRole('status')).toHaveText(labels.sent);
    await again.reload();
    await expect(field(again, 'fullName')).toHaveValue('');
  });

  test(`in ${language}: where the device keeps nothing, the form does not say that it does`, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('refused', 'QuotaExceededError');
      };
    });
    await open(page, language);
    await field(page, 'fullName').fill('Sara');
    await field(page, 'companyName').fill('Lamha');
    await expect(form(page).getByText(labels.hidden)).toBeHidden();
  });

  test(`in ${language}: the form works without scripts, file included`, async ({ browser, baseURL, playwright }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL!, extraHTTPHeaders: newVisitor() });
    const page = await context.newPage();
    await page.goto(address(language, '/register'));
    // What was sent before word for word is the same inquiry.
    await fillIn(page, { email: 'nobody', companyName: 'Without scripts' });
    await field(page, 'attachment').setInputFiles(await brief());
    await form(page).locator('button[type=submit]').click();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'companyName')).toHaveValue('Without scripts');
    await expect(field(page, 'stage')).toHaveValue(PROJECT_INQUIRY.stage);
    await expect(form(page).getByText(labels.again)).toBeVisible();
    await field(page, 'email').fill(PROJECT_INQUIRY.email);
    await field(page, 'attachment').setInputFiles({ name: 'film.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_000_001) });
    await form(page).locator('button[type=submit]').click();
    await expect(form(page).getByText(labels.largeFile)).toBeVisible();
    await expect(field(page, 'stage')).toHaveValue(PROJECT_INQUIRY.stage);
    await field(page, 'attachment').setInputFiles(await brief());
    await form(page).locator('button[type=submit]').click();
    await expect(form(page).getByRole('status')).toHaveText(labels.sent);
    const staff = await signIn(playwright, baseURL);
    expect(await newestFile(staff)).toMatchObject({ file: { name: BRIEF } });
    await staff.leave();
    await context.close();
  });

  test(`in ${language}: the intro plays once and gives way`, async ({ page }) => {
    await withMotion(page);
    const intro = page.getByRole('dialog', { name: labels.intro });
    await page.route('**/*.mp4', (route) => route.abort());
    await visit(page, language, '/register');
    await expect(intro).toHaveCount(0); // a film that fails does not stand in the way
    expect(await page.evaluate(() => sessionStorage.getItem('register-intro-seen'))).toBe('1');
    await page.evaluate(() => sessionStorage.removeItem('register-intro-seen'));
    await page.unroute('**/*.mp4');
    await page.route('**/*.mp4', () => {}); // never answers
    await page.reload();
    await expect(intro).toBeVisible();
    await expect(intro.getByRole('status')).not.toBeEmpty();
    await expectNoBarriers(page);
    await stopClock(page);
    await page.evaluate(() => sessionStorage.removeItem('register-intro-seen'));
    await page.reload();
    await expect(intro).toBeVisible();
    proves('3-67');
    await page.clock.runFor(5900);
    await expect(intro).toBeVisible();
    await page.clock.runFor(200);
    await page.clock.runFor(900);
    await expect(intro).toHaveCount(0);
    await page.evaluate(() => sessionStorage.removeItem('register-intro-seen'));
    await page.reload();
    await intro.getByRole('button', { name: labels.skip }).click();
    await page.clock.runFor(900);
    await expect(intro).toHaveCount(0);
    await page.evaluate(() => sessionStorage.removeItem('register-intro-seen'));
    await page.reload();
    proves('M-01');
    await expect(intro.getByRole('status')).toHaveText(labels.loading);
    await expect(intro.locator('video')).toHaveJSProperty('muted', true);
    await intro.locator('video').dispatchEvent('ended');
    await expect(intro).toHaveCSS('opacity', '0');
    proves('AC-16');
    await page.clock.runFor(799);
    await expect(intro).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(intro).toHaveCount(0);
    proves('M-02');
    await expect(page.locator('[data-intro]')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => sessionStorage.removeItem('register-intro-seen'));
    await page.reload();
    await expect(page.getByRole('form', { name: labels.form })).toBeVisible();
    await expect(intro).toHaveCount(0);
  });
}

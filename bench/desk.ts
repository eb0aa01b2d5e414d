import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { LOCALES } from '#i18n/locales.ts';
import { dashboardTexts } from '#i18n/messages/dashboard.ts';
import type { Language } from '#i18n/translate.ts';
import { report } from './report.ts';
import { PASSWORD, startSite } from './site.ts';

/**
 * `node bench/desk.ts 40`, after `npm run build`: so many inquiries that a prepared answer fits, answered from the list one by one, as
 * everybody had to, and by going on from one to the next. The seconds are those of the machine; nobody reads or types in them.
 */
const INQUIRIES = Number(process.argv[2] ?? 40);
const SCREENS = [
  { language: 'ar', what: 'phone, Arabic', size: { width: 390, height: 844 } },
  { language: 'en', what: 'desk, English', size: { width: 1440, height: 900 } },
] as const;
type Answered = { taps: number; scrolls: number; seconds: number };

const dataDir = await mkdtemp(join(tmpdir(), 'lamha-desk-'));
const site = await startSite(dataDir, { TRUST_PROXY: '1' });
const { CHROMIUM_PATH } = process.env;
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ args, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) });

let visitors = 0;

async function seed(context: BrowserContext, language: Language, word: string): Promise<void> {
  for (let number = 0; number < INQUIRIES; number += 1) {
    visitors += 1;
    const fields = { product: `${word} ${number}`, name: `Visitor ${number}`, email: `${word}${number}@example.com`, phone: '0550000000' };
    const sent = await context.request.post(`${site.url}/api/${language}/email/send-email-sa`, {
      data: { kind: 'product', lang: language, fields },
      headers: { 'x-forwarded-for': `198.18.${visitors >> 8}.${visitors & 255}` },
    });
    if (!sent.ok()) throw new Error(`an inquiry was answered with ${sent.status()}`);
  }
}

/** Counts what a hand does, and how often the page had to be moved to reach what is tapped. */
function handOn(page: Page) {
  const done = { taps: 0, scrolls: 0 };
  return {
    done,
    async tap(role: 'link' | 'button', name: string) {
      const target = page.getByRole('main').getByRole(role, { name, exact: true }).first();
      await target.waitFor();
      const isInSight = await target.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
      if (!isInSight) done.scrolls += 1;
      done.taps += 1;
      await target.click();
    },
  };
}

async function answer(context: BrowserContext, language: Language, way: 'one by one' | 'on and on'): Promise<Answered> {
  const texts = dashboardTexts[language];
  const word = `desk${language}${way.replaceAll(' ', '')}`;
  await seed(context, language, word);
  const page = await context.newPage();
  const { done, tap } = handOn(page);
  const isReady = (number: number) =>
    page.waitForFunction(
      (name) => [...document.querySelectorAll('textarea')].some(({ value }) => new RegExp(`${name}\\b`).test(value)),
      `Visitor ${number}`,
    );
  await page.goto(`${site.url}${LOCALES[language].prefix}/dashboard/inbox?status=new&search=${word}`);
  await page.waitForLoadState('networkidle');
  const began = performance.now();
  if (way === 'on and on') await tap('link', `Visitor ${INQUIRIES - 1}`);
  for (let number = INQUIRIES - 1; number >= 0; number -= 1) {
    if (way === 'one by one') await tap('link', `Visitor ${number}`);
    await isReady(number);
    const button = texts[way === 'on and on' && number > 0 ? 'desk.send-next' : 'inbox.answer.send'];
    await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), tap('button', button)]);
    if (way === 'on and on') continue;
    await tap('link', texts['inbox.back']);
    await page.waitForURL(/\/inbox\?/);
  }
  const seconds = (performance.now() - began) / 1000;
  await page.close();
  return { ...done, seconds };
}

const rows: string[] = [];
for (const { language, what, size } of SCREENS) {
  const context = await browser.newContext({ viewport: size, hasTouch: size.width < 500 });
  await context.request.post(`${site.url}/api/auth/login`, { data: { username: 'admin', password: PASSWORD } });
  for (const way of ['one by one', 'on and on'] as const) {
    const { taps, scrolls, seconds } = await answer(context, language, way);
    rows.push(`| ${what} | ${way} | ${taps} | ${scrolls} | ${seconds.toFixed(1)} |`);
  }
  await context.close();
}
await browser.close();
await site.stop();
await rm(dataDir, { recursive: true });

await report('desk', [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/desk.ts ${INQUIRIES}\`: Node ${process.version}, ${cpus().length} cores shared with whatever else ran (load average ${(loadavg()[0] ?? 0).toFixed(1)} at the end), SQLite, the demo company and its prepared answers. Seconds of the machine for all of them; nobody reads or types.`,
  '',
  '| | answered | taps | scrolls | seconds |',
  '| --- | --- | --- | --- | --- |',
  ...rows,
]);

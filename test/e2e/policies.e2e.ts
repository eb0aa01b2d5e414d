import { expect, test } from '@playwright/test';
import { address, LANGUAGES, visit } from './visit.ts';

test.setTimeout(90_000);

const WORDS = {
  en: {
    updated: 'Last updated: 6 August 2024',
    topics: [/collect/, /use/, /share/, /protect/, /rights/, /Changes/],
    short: 'Short Version',
    full: 'Full Version',
    numbers: [
      /7 calendar days/,
      /24 hours/,
      /up to 15%/,
      /15%[^.]*shipping/,
      /5 working days/,
      /2 business days/,
      /12\s*(?:–|to)\s*24 months/,
    ],
    facts: [
      /inspect/i,
      /manufactur/i,
      /misuse|unauthori[sz]ed/i,
      /seal/i,
      /custom-made/i,
      /[Dd]iscounted/,
      /[Ll]arge projects/,
      /specification/,
      /wrong item/i,
      /invoice/,
      /photo/i,
      /free/i,
    ],
    country: 'Country',
  },
  ar: {
    updated: 'آخر تحديث: 6 August 2024',
    topics: [/نجمع/, /نستخدم/, /نشارك/, /نحمي/, /حقوق/, /التعديلات/],
    short: 'النسخة المختصرة',
    full: 'النسخة الكاملة',
    numbers: [/7 أيام/, /24 ساعة/, /15%/, /5 أيام عمل/, /يومَي عمل/, /12/, /24 شهر/],
    facts: [/فحص/, /التصنيع|تصنيع/, /سوء/, /أختام|ختم/, /خصيص|الطلب/, /المخفّضة/, /المشاريع الكبيرة/, /مواصفات/, /فاتورة/, /صور/, /مجان/],
    country: 'الدولة',
  },
} as const;

type Contact = { phone: string; email: string };

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`N-01 N-02 AC-23 3-24 3-118 in ${language}: the privacy policy has its date and its six topics`, async ({ page }) => {
    const complaints = await visit(page, language, '/privacy-policy');
    const main = page.locator('main');
    await expect(main.locator('p').filter({ has: page.locator('time') })).toHaveText(words.updated);
    await expect(main.locator('time')).toHaveAttribute('datetime', '2024-08-06');
    const topics = main.locator('h2[id]');
    await expect(topics).toHaveText([...words.topics]);
    const contents = main.getByRole('navigation').getByRole('link');
    await expect(contents).toHaveCount(6);
    await contents.last().click();
    await expect(topics.last()).toBeInViewport();
    expect(complaints).toEqual([]);
  });

  test(`N-03 to N-18 AC-29 3-119 3-120 in ${language}: the return policy says every fact, with the contacts of the country`, async ({
    page,
    request,
  }) => {
    const complaints = await visit(page, language, '/return-policy');
    const main = page.locator('main');
    await expect(main.getByRole('heading', { level: 2, name: words.short })).toBeVisible();
    const full = main.getByRole('region', { name: words.full });
    for (const fact of [...words.numbers, ...words.facts]) await expect(full).toContainText(fact);
    const settings = (await (await request.get(`/api/${language}/settings`)).json()) as Record<string, Contact>;
    for (const [country, group] of [
      ['ae', 'contact-ae'],
      ['sa', 'contact-sa'],
    ] as const) {
      const { email, phone } = settings[group]!;
      await page.getByLabel(words.country).selectOption(country);
      const mails = await main.locator('a[href^="mailto:"]:visible').allTextContents();
      expect(new Set(mails)).toEqual(new Set([email]));
      const calls = await main.locator('a[href^="tel:"]:visible').allTextContents();
      expect(new Set(calls)).toEqual(new Set([phone]));
    }
    expect(complaints).toEqual([]);
  });

  test(`N-04 in ${language}: without scripts both countries are named`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto(address(language, '/return-policy'));
    expect(new Set(await page.locator('main a[href^="mailto:"]:visible').allTextContents()).size).toBe(2);
    await context.close();
  });
}

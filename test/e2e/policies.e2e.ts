import { expect, type Locator } from '@playwright/test';
import { test } from './journey.ts';
import { address, LANGUAGES, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

const TEXTS = {
  en: {
    updated: 'Last updated: 6 August 2024',
    topics: [/collect/, /use/, /share/, /protect/, /rights/, /Changes/],
    short: 'Short Version',
    full: 'Full Version',
    inShort: [/7 calendar days/, /24 hours/, /15% plus shipping/, /12–24 months/, /Custom-made/],
    country: 'Country',
  },
  ar: {
    updated: 'آخر تحديث: 6 August 2024',
    topics: [/نجمع/, /نستخدم/, /نشارك/, /نحمي/, /حقوق/, /التعديلات/],
    short: 'النسخة المختصرة',
    full: 'النسخة الكاملة',
    inShort: [/7 أيام تقويمية/, /24 ساعة/, /15% إضافة إلى تكلفة الشحن/, /من 12 إلى 24 شهرًا/, /حسب الطلب/],
    country: 'الدولة',
  },
} as const;

/** What the full version must say, fact by fact. */
const FACTS = [
  { row: 'N-05', facts: { en: [/within 7 calendar days from the date of delivery/], ar: [/خلال 7 أيام تقويمية من تاريخ التسليم/] } },
  {
    row: 'N-06',
    facts: { en: [/Damage must be reported within 24 hours of delivery, with evidence/], ar: [/خلال 24 ساعة من التسليم مع ما يثبته/] },
  },
  {
    row: 'N-07',
    facts: {
      en: [/restocking fee of up to 15% applies if the return is not the company's error/],
      ar: [/يصل إلى 15% إذا لم يكن الإرجاع بسبب خطأ من الشركة/],
    },
  },
  {
    row: 'N-08',
    facts: { en: [/Customer error: 15% of the value plus shipping/], ar: [/خطأ من العميل: 15% من القيمة إضافة إلى تكلفة الشحن/] },
  },
  { row: 'N-09', facts: { en: [/Company error: the return is free/], ar: [/خطأ من الشركة: الإرجاع مجاني/] } },
  { row: 'N-10', facts: { en: [/credit note is issued within 5 working days/], ar: [/إشعار دائن خلال 5 أيام عمل/] } },
  { row: 'N-11', facts: { en: [/respond to a return request within 2 business days/], ar: [/نرد على طلب الإرجاع خلال يومَي عمل/] } },
  { row: 'N-12', facts: { en: [/technical inspection is required before the return is accepted/], ar: [/فحص فني قبل قبول الإرجاع/] } },
  {
    row: 'N-13',
    facts: { en: [/12–24 months/, /covers manufacturing defects only/], ar: [/من 12 إلى 24 شهرًا/, /ويغطي عيوب التصنيع فقط/] },
  },
  {
    row: 'N-14',
    facts: {
      en: [
        /misuse or by unauthorised installation/,
        /warranty seals have been removed/,
        /Custom-made orders/,
        /Used, installed or modified goods/,
      ],
      ar: [/سوء الاستخدام أو من تركيب غير معتمد/, /أزيلت عنها أختام الضمان/, /المصنوعة خصيصًا للعميل/, /المستخدمة أو المركّبة أو المعدّلة/],
    },
  },
  {
    row: 'N-15',
    facts: { en: [/Discounted items are sold as final unless they are defective/], ar: [/المخفّضة بيعها نهائي ما لم تكن معيبة/] },
  },
  { row: 'N-16', facts: { en: [/Large projects may have custom terms/], ar: [/قد تخضع المشاريع الكبيرة لشروط خاصة/] } },
  {
    row: 'N-17',
    facts: {
      en: [
        /does not match the agreed specifications/,
        /manufacturing defect that we have verified/,
        /wrong item was delivered/,
        /damaged in shipping/,
      ],
      ar: [/عدم مطابقة المنتج للمواصفات/, /عيب تصنيع تحققنا منه/, /تسليم منتج غير المنتج المطلوب/, /تضرر المنتج أثناء الشحن/],
    },
  },
  {
    row: 'N-18',
    facts: {
      en: [/Proof of purchase or the invoice/, /Photos/, /The reason for the return/],
      ar: [/إثبات الشراء أو الفاتورة/, /صور للمنتج/, /سبب الإرجاع/],
    },
  },
  {
    row: 'AC-29',
    facts: {
      en: [
        /7 calendar days/,
        /24 hours/,
        /up to 15%/,
        /15% of the value plus shipping/,
        /5 working days/,
        /2 business days/,
        /12–24 months/,
      ],
      ar: [/7 أيام تقويمية/, /24 ساعة/, /يصل إلى 15%/, /15% من القيمة/, /5 أيام عمل/, /يومَي عمل \(2\)/, /من 12 إلى 24 شهرًا/],
    },
  },
  // Printed as given: the sentences overlap, and the days have two names.
  { row: '3-119', facts: { en: [/up to 15%/, /15% of the value plus shipping/], ar: [/يصل إلى 15%/, /15% من القيمة إضافة/] } },
  { row: '3-120', facts: { en: [/5 working days/, /2 business days/], ar: [/5 أيام عمل/, /يومَي عمل/] } },
] as const;

type Contact = { phone: string; email: string };

for (const language of LANGUAGES) {
  const texts = TEXTS[language];

  test(`in ${language}: the privacy policy has its date and its six topics`, async ({ page }) => {
    const complaints = await visit(page, language, '/privacy-policy');
    const main = page.locator('main');
    proves('N-01');
    await expect(main.locator('p').filter({ has: page.locator('time') })).toHaveText(texts.updated);
    await expect(main.locator('time')).toHaveAttribute('datetime', '2024-08-06');
    const topics = main.locator('h2[id]');
    proves('N-02');
    await expect(topics).toHaveText([...texts.topics]);
    const contents = main.getByRole('navigation').getByRole('link');
    await expect(contents).toHaveCount(6);
    await contents.last().click();
    await expect(topics.last()).toBeInViewport();
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: the return policy says every fact, with the contacts of the country`, async ({ page, request }) => {
    const complaints = await visit(page, language, '/return-policy');
    const main = page.locator('main');
    const [short, full] = [texts.short, texts.full].map((name) => main.getByRole('region', { name })) as [Locator, Locator];
    proves('N-03');
    for (const fact of texts.inShort) await expect(short).toContainText(fact);
    expect((await full.innerText()).length).toBeGreaterThan((await short.innerText()).length);
    for (const { row, facts } of FACTS) {
      proves(row);
      for (const fact of facts[language]) await expect(full).toContainText(fact);
    }
    const settings = (await (await request.get(`/api/${language}/settings`)).json()) as Record<string, Contact>;
    for (const [country, group] of [
      ['ae', 'contact-ae'],
      ['sa', 'contact-sa'],
    ] as const) {
      const { email, phone } = settings[group]!;
      await page.getByLabel(texts.country).selectOption(country);
      const mails = await main.locator('a[href^="mailto:"]:visible').allTextContents();
      proves('N-04');
      expect(new Set(mails)).toEqual(new Set([email]));
      const calls = await main.locator('a[href^="tel:"]:visible').allTextContents();
      expect(new Set(calls)).toEqual(new Set([phone]));
    }
    expect(complaints).toEqual([]);
  });

  test(`in ${language}: without scripts both countries are named`, async ({ browser, baseURL }) => {
    proves('N-04');
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto(address(language, '/return-policy'));
    expect(new Set(await page.locator('main a[href^="mailto:"]:visible').allTextContents()).size).toBe(2);
    await context.close();
  });
}

import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { renderMail } from '#api/mail/mail-layout.ts';
import { turn } from './visit.ts';

/** As long as what people really have. */
const ADDRESS = 'noura.alotaibi.procurement.department@subsidiary.example.com';
const CONTENT = {
  ar: { company: 'لمحة للحلول المرئية', title: 'وصل طلبك يا نورة', fact: ['البريد', ADDRESS], label: 'عرض طلبك' },
  en: { company: 'Lamha Visual Solutions', title: 'Your request has arrived, Noura', fact: ['E-mail', ADDRESS], label: 'See your request' },
} as const;

for (const language of turn(1)) {
  test(`a mail in ${language} fits a phone and follows a dark screen`, async ({ page }) => {
    const { company, title, fact, label } = CONTENT[language];
    const action = { label, url: 'https://site.example/x' };
    await page.setViewportSize({ width: 320, height: 700 });
    await page.setContent(renderMail({ language, company, title, paragraphs: [title], facts: [fact], action }).html);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const button = page.getByRole('link', { name: label });
    expect((await button.boundingBox())!.width).toBeGreaterThan(200);
    const heading = page.getByRole('heading', { name: title });
    await expect(heading).toHaveCSS('text-align', language === 'ar' ? 'right' : 'left');
    await expect(heading).toHaveCSS('color', 'rgb(11, 10, 9)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(heading).toHaveCSS('color', 'rgb(246, 241, 232)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 10, 9)');
    await expect(button).toHaveCSS('background-color', 'rgb(255, 178, 36)');
  });
}

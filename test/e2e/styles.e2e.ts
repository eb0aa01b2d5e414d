import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { address, settle, turn } from './visit.ts';

type Compared = { own: number; missing: string[]; inOrder: boolean };

/** The rules the page brought, beside those of all pages: what the page shows, or would when touched, is styled by the same ones. */
function compareRules(page: Page): Promise<Compared> {
  return page.evaluate(async () => {
    type Rule = { selector: string | undefined; text: string };
    const rulesOf = (list: CSSRuleList, within = ''): Rule[] =>
      Array.from(list).flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [{ selector: rule.selectorText, text: within + rule.cssText }];
        if (!(rule instanceof CSSConditionRule)) return [{ selector: undefined, text: within + rule.cssText }];
        return rulesOf(rule.cssRules, `${within}${rule.constructor.name} ${rule.conditionText} `);
      });
    const part = document.querySelector<HTMLStyleElement>('style[data-sheet]')!;
    const own = rulesOf(part.sheet!.cssRules);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await (await fetch(part.dataset['sheet']!)).text());
    const whole = rulesOf(sheet.cssRules);

    const UNTOUCHED =
      /::[\w-]+(?:\([^)]*\))?|:(?:hover|active|focus(?:-visible|-within)?|checked|target|user-invalid|user-valid|modal|popover-open)\b/g;
    const bare = (selector: string) => selector.replaceAll(UNTOUCHED, '').replaceAll(/(^|[\s>+~,(])(?=[\s>+~,)]|$)/g, '$1*');
    const texts = new Set(own.map(({ text }) => text));
    const isPlayed = (text: string) => {
      const name = /@keyframes ([\w-]+)/.exec(text)?.[1];
      return !name || own.some((rule) => rule.text.includes(name));
    };
    const isNeeded = ({ selector, text }: Rule) => (selector ? document.querySelector(bare(selector)) !== null : isPlayed(text));
    const missing = whole.filter((rule) => !texts.has(rule.text) && isNeeded(rule));
    let at = 0;
    for (const { text } of whole) if (own[at]?.text === text) at += 1;
    return { own: own.length, missing: missing.map(({ text }) => text), inOrder: at === own.length };
  });
}

for (const [index, path] of ['/', '/product/15', '/register', '/our-community', '/the-vision', '/nowhere'].entries())
  for (const language of turn(index))
    test(`in ${language}: ${path} brings every style it needs, in its order`, async ({ page }) => {
      const refused: string[] = [];
      page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
      await settle(page, language);
      await page.goto(address(language, path));
      await page.waitForFunction(() => !globalThis.earlyClicks);
      const { own, missing, inOrder } = await compareRules(page);
      expect(own).toBeGreaterThan(100);
      expect(missing).toEqual([]);
      expect(inOrder).toBe(true);
      expect(refused).toEqual([]);
    });

for (const [index, path] of [
  '/',
  '/product/15',
  '/register',
  '/contact',
  '/our-community?blog=1&section=2',
  '/shortlist?products=15',
  '/the-vision',
].entries())
  for (const language of turn(index + 1))
    test(`in ${language}: what scripts show on ${path} is styled by what the page brought`, async ({ page }) => {
      const sheets: string[] = [];
      page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()));
      await settle(page, language);
      await page.goto(address(language, path));
      await page.waitForFunction(() => !globalThis.earlyClicks);
      await page.evaluate(() => {
        for (const island of document.querySelectorAll('[data-island]'))
          island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      });
      await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
      // Forms that were sent empty say what is missing.
      await page.evaluate(() => {
        for (const form of document.querySelectorAll<HTMLFormElement>('[data-island] form[method=post]')) form.requestSubmit();
      });
      await page
        .locator('[data-opens=search]')
        .first()
        .evaluate((button: HTMLElement) => button.click());
      await page.getByRole('searchbox').last().fill('LED');
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      const { missing } = await compareRules(page);
      expect(missing).toEqual([]);
      expect(sheets).toEqual([]);
    });

for (const language of turn(0))
  test(`in ${language}: the pop-up is styled by what the page brought`, async ({ page }) => {
    await page.addInitScript((lang) => {
      localStorage.setItem('lang', lang);
      localStorage.setItem('consent', 'refused');
    }, language);
    await page.goto(address(language, '/about'));
    await expect(page.locator('dialog#pop-up')).toBeVisible();
    const { missing } = await compareRules(page);
    expect(missing).toEqual([]);
  });

import { expect, type Page, type Route } from '@playwright/test';
import { test } from './journey.ts';
import { FORM_JOURNEYS, type FormJourney, say } from './form-journeys.ts';
import { fill, gate, skipToContent, tabTo, typeInto } from './keyboard.ts';
import { setSpamRules } from './staff.ts';
import { address, isWide, type Language, newVisitor, turn, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

/** Journeys are quicker than people; how fast somebody fills in a form is judged elsewhere. */
test.beforeAll(({ playwright, baseURL }) => setSpamRules(playwright, baseURL, { minimum_seconds: 0 }));
test.afterAll(({ playwright, baseURL }) => setSpamRules(playwright, baseURL, { minimum_seconds: 3 }));

/** What can go wrong between a form and the server; each must be said, in the visitor's language. */
const FAILURES = {
  unreached: (route) => route.abort(),
  broken: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }),
  failed: (route) => route.fulfill({ status: 503, json: { success: false, message: '', errors: {} } }),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** A phone, a tablet and a desk take turns; the wide run has every journey on each. */
function screen(turn: number) {
  return isWide ? test.info().project.use.viewport! : { width: [390, 768, 1440][turn % 3]!, height: 900 };
}

async function arrive(page: Page, { path }: FormJourney, language: Language, size: ReturnType<typeof screen>): Promise<void> {
  await page.setViewportSize(size);
  await page.setExtraHTTPHeaders(newVisitor());
  await page.addInitScript(() => sessionStorage.setItem('register-intro-seen', '1'));
  await visit(page, language, path);
}

test('what a failed form says in English is what was specified', () => {
  const failed = (name: string) => say('en', FORM_JOURNEYS[name]!.says.failed);
  proves('AB-12');
  expect(['meeting', 'product', 'contact', 'project'].map(failed)).toEqual([
    'Failed to send your request. Please try again.',
    'Failed to send inquiry',
    '❌ Failed to send message. Please try again.',
    'Failed to send inquiry, please try again.',
  ]);
});

for (const [index, [name, journey]] of Object.entries(FORM_JOURNEYS).entries()) {
  const { says, post, subject, sending = 'site.sending' } = journey;

  for (const language of turn(index)) {
    test(`in ${language}: ${name} fails in every way, says so, keeps the words, and arrives over a slow line`, async ({ page }) => {
      await arrive(page, journey, language, screen(index));
      await journey.open?.(page, language, (target) => target.click());
      const form = journey.form(page, language);
      const button = form.locator('button[type=submit]');
      const fields = journey.fields();
      for (const [field, value] of Object.entries(fields)) await fill(form.locator(`[name="${field}"]`), value);
      for (const [failure, answer] of Object.entries(FAILURES)) {
        await page.route(post, answer);
        await button.click();
        const texts = say(language, failure === 'failed' ? says.failed : says.unreached);
        await expect(form.getByRole('alert').filter({ hasText: texts }), failure).toBeVisible();
        await expect(button).toBeEnabled();
        for (const [field, value] of Object.entries(fields)) await expect(form.locator(`[name="${field}"]`)).toHaveValue(value);
        await page.unroute(post);
      }

      const { opened, open } = gate();
      let posts = 0;
      await page.route(post, async (route) => {
        posts += 1;
        await opened;
        await route.continue();
      });
      await button.click();
      await expect(button).toBeDisabled();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await button.click({ force: true });
      await expect(button).toHaveText(say(language, sending));
      await expect(form.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      const answered = page.waitForResponse(post);
      open();
      await expect(page.getByRole('status').filter({ hasText: say(language, says.sent) })).toBeVisible();
      const answer = await answered;
      expect(posts).toBe(1);
      await expect(page.locator('body')).not.toBeFocused();
      if (!subject) return;
      // The call the specification names, with subject and message, decided by `success`.
      expect(answer.request().postDataJSON()).toMatchObject({ subject: subject(fields), message: expect.stringMatching(/./) });
      expect(await answer.json()).toMatchObject({ success: true });
    });
  }

  for (const language of turn(index + 1)) {
    test(`${name} is sent with the keyboard alone, in ${language}`, async ({ page }) => {
      await arrive(page, journey, language, screen(index + 1));
      await skipToContent(page);
      await journey.open?.(page, language, async (target) => {
        await tabTo(page, target);
        await page.keyboard.press('Space');
      });
      const form = journey.form(page, language);
      for (const [field, value] of Object.entries(journey.fields())) await typeInto(page, form.locator(`[name="${field}"]`), value);
      await tabTo(page, form.locator('button[type=submit]'));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: say(language, says.sent) })).toBeVisible();
    });
  }

  const { plainForm } = journey;
  if (!plainForm) continue; // its own file sends it without scripts, in both languages
  for (const language of turn(index)) {
    test(`${name} is sent without scripts, in ${language}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: baseURL!,
        extraHTTPHeaders: newVisitor(),
        viewport: screen(index + 2),
      });
      const page = await context.newPage();
      await page.goto(address(language, journey.path));
      const form = plainForm(page, language);
      for (const [field, value] of Object.entries(journey.fields())) await fill(form.locator(`[name="${field}"]`), value);
      await form.locator('button[type=submit]').click();
      await expect(page.getByText(say(language, says.sent))).toBeVisible();
      await context.close();
    });
  }
}

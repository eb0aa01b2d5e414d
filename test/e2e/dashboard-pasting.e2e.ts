import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { button, enter, say } from './dashboard.ts';
import { signIn, type Staff } from './staff.ts';
import { hydrated, turn } from './visit.ts';

let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

for (const language of turn(1)) {
  test(`N-M1: the table of specifications guards and keeps what is typed, and names the product (${language})`, async ({ page }) => {
    await enter(page, staff, language, '/dashboard/specifications');
    await expect(page.getByRole('search').locator('[name=group]')).toHaveValue('picture');
    const row = page.getByRole('row').nth(1);
    const product = await row.getByRole('rowheader').innerText();
    const cell = row.locator('input[type=text]').first();
    const before = await cell.inputValue();
    await cell.fill('wrong words');
    await cell.blur();
    await expect(page.getByRole('alert').filter({ hasText: product }).first()).toBeVisible();
    await page
      .getByRole('link', { name: say(language, 'shell.tab.media'), exact: true })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: say(language, 'content.unsaved.question') });
    await button(question, language, 'unsaved.stay').click();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await hydrated(page);
    await button(row, language, 'kept.restore').click();
    await expect(cell).toHaveValue('wrong words');
    await cell.fill(before);
    await cell.blur();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('specifications')))).toBe(false);
    await cell.fill('7');
    await cell.blur();
    await button(page.getByRole('status').filter({ hasText: product }), language, 'action.undo').click();
    await expect(cell).toHaveValue(before);

    // Cells of a spreadsheet are looked at before they are saved, and taken back after it.
    const column = [1, 2].map((line) => page.getByRole('row').nth(line).locator('input[name$=".brightness"]'));
    const values = () => Promise.all(column.map((one) => one.inputValue()));
    const earlier = await values();
    await column[0]!.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/plain', '801\r\n٨٠٢\r\n');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    expect(await values()).toEqual(['801', '٨٠٢']);
    await button(page, language, 'specifications.pasted.save').click();
    await expect(page.getByText(say(language, 'specifications.pasted.saved', { count: 2, rows: 2 }))).toBeVisible();
    await column[0]!.press('ArrowDown');
    await expect(column[1]!).toBeFocused();
    const bar = page.getByRole('group', { name: say(language, 'specifications.pasted'), exact: true });
    await button(bar, language, 'action.undo').click();
    await expect(bar).toHaveCount(0);
    expect(await values()).toEqual(earlier);

    // On a phone every name stays at the edge, in whichever script it is written.
    await page.setViewportSize({ width: 390, height: 844 });
    await column[0]!.focus();
    const edges = await page
      .getByRole('rowheader')
      .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().left)));
    expect(new Set(edges).size).toBe(1);

    // Two rows that are refused are told in one message.
    const names = await Promise.all([1, 2].map((line) => page.getByRole('row').nth(line).getByRole('rowheader').innerText()));
    await column[0]!.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'bright\ndark\n');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    });
    await button(page, language, 'specifications.pasted.save').click();
    const told = page.getByRole('alert').filter({ hasText: names[0]! });
    await expect(told).toContainText(names[1]!);
    await expect(page.getByRole('row').locator('[aria-invalid]')).toHaveCount(2);
    await button(bar, language, 'action.undo').click();
    expect(await values()).toEqual(earlier);
  });

  test(`N-M7: a pasted table stays a table, and Word's bullets become a list (${language})`, async ({ page }) => {
    await enter(page, staff, language, '/dashboard/settings/policies');
    const paper = page.locator('[contenteditable=true]').first();
    const paste = (html: string) =>
      paper.evaluate((element, pasted) => {
        const data = new DataTransfer();
        data.setData('text/html', pasted);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, html);
    await paper.click();
    await page.keyboard.press('ControlOrMeta+a');
    await paste('<table><tr><td>P1.5</td><td>800 cd</td></tr><tr><td>P1.8</td><td>900 cd</td></tr></table><p>After</p>');
    await expect(paper.locator('td')).toHaveText(['P1.5', '800 cd', 'P1.8', '900 cd']);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter'); // a list that is pasted into words joins them
    const bullet = "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Point</p>";
    await paste(bullet + bullet);
    await expect(paper.locator('ul > li')).toHaveText(['Point', 'Point']);
    await expect(page.locator('textarea[hidden]').first()).toHaveValue(/<td[^>]*>.*P1\.5.*<\/td><td[^>]*>.*800 cd/s);
  });
}

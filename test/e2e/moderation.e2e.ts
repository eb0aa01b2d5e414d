import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { enter, expectMessage, say } from './dashboard.ts';
import { signIn, type Staff } from './staff.ts';
import { expectNoBarriers, newMark, newVisitor, turn } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

for (const language of turn(0)) {
  test(`4-21 3-61 in ${language}: one list for all kinds, decided one by one or together, and undone`, async ({ page, request }) => {
    const mark = newMark();
    const write = (author_name: string, content: string) =>
      request.post('/api/en/communityposts/posts', { data: { author_name, content }, headers: newVisitor() });
    const author = `Seller ${language}`;
    await write(author, `Call 050 000 0000 ${mark}`);
    await write('Noura', `Call 050 000 0001 ${mark}`);
    await enter(page, staff, language, `/dashboard/moderation?search=${mark}`);
    const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });
    await expect(cards).toHaveCount(2);
    const first = cards.filter({ hasText: author });
    await expect(first).toContainText(say(language, 'moderation.why.phone-number'));
    await expectNoBarriers(page);

    await first.getByRole('button', { name: `${say(language, 'moderation.to.shown')}: ${author}` }).click();
    await expectMessage(page, say(language, 'moderation.done.shown', { count: 1 }));
    await expect(cards).toHaveCount(1);
    await page
      .getByRole('status')
      .getByRole('button', { name: say(language, 'action.undo') })
      .click();
    await expect(cards).toHaveCount(2);

    await page.getByRole('button', { name: say(language, 'moderation.select.all') }).click();
    const bulk = page.getByRole('group', { name: say(language, 'moderation.selected', { count: 2 }) });
    await bulk.getByLabel(say(language, 'moderation.reason')).selectOption('advertising');
    await bulk.getByRole('button', { name: say(language, 'moderation.to.hidden') }).click();
    const preview = page.getByRole('dialog', { name: say(language, 'moderation.to.hidden') });
    await expect(preview).toContainText(say(language, 'many.hide', { count: 2 }));
    await expect(preview.getByRole('listitem').filter({ hasText: mark })).toHaveCount(2);
    await preview.getByRole('button', { name: say(language, 'many.yes.hide', { count: 2 }) }).click();
    await expect(cards).toHaveCount(0);
    await page
      .getByRole('navigation', { name: say(language, 'moderation.states') })
      .getByRole('link', { name: say(language, 'moderation.state.hidden') })
      .click();
    await expect(cards).toHaveCount(2);
    await expect(first).toContainText(say(language, 'moderation.why.advertising'));

    await first.getByText(say(language, 'moderation.more'), { exact: true }).click();
    await first.getByRole('button', { name: `${say(language, 'moderation.block.name')}: ${author}` }).click();
    const blocks = page
      .getByRole('main')
      .locator('details')
      .filter({ hasText: say(language, 'moderation.blocks.hint') });
    await blocks.locator('summary').click();
    await blocks.getByRole('button', { name: `${say(language, 'moderation.unblock')}: ${author}` }).click();
    await expect(blocks).toHaveCount(0);
  });

  test(`4-23 V19 in ${language}: subscribers are listed, exported and removed`, async ({ page, request }) => {
    proves('4-23');
    const email = `reader-${newMark()}@example.com`;
    await request.post('/api/en/newsletter', { data: { email }, headers: newVisitor() });
    await enter(page, staff, language, `/dashboard/subscribers?search=${email}`);
    const row = page.getByRole('main').getByRole('row').filter({ hasText: email });
    await expect(row).toContainText(say(language, 'subscribers.state.waiting'));
    await expectNoBarriers(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: say(language, 'table.export'), exact: true }).click();
    expect((await download).suggestedFilename()).toBe('subscribers.csv');
    await row.getByRole('button').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(language, 'action.delete') })
      .click();
    await expect(row).toHaveCount(0);
  });

  test(`4-29 P42 in ${language}: a person is found, exported and erased after typing the contact again`, async ({ page, request }) => {
    proves('4-29');
    const email = `canary-${newMark()}@example.com`;
    const fields = { name: 'Canary', number: '0500000000', message: 'Please answer', email };
    await request.post('/api/en/email/send-email-sa', { data: { kind: 'contact', fields }, headers: newVisitor() });
    await request.post('/api/en/newsletter', { data: { email }, headers: newVisitor() });
    await enter(page, staff, language, '/dashboard/privacy');
    const find = page.getByRole('main').getByRole('button', { name: say(language, 'privacy.find'), exact: true });
    const contact = page.getByRole('main').getByLabel(say(language, 'privacy.contact'));
    await contact.fill('nobody');
    await find.click();
    await expect(contact).toHaveAttribute('aria-invalid', 'true');
    await contact.fill(email);
    await find.click();
    const person = page.getByRole('main').locator('section').filter({ hasText: email });
    const certain = person.getByRole('group', { name: say(language, 'privacy.certain') });
    await expect(certain.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(certain.getByRole('checkbox', { name: say(language, 'privacy.part.mails') })).toBeChecked();
    await expect(certain.getByRole('checkbox', { name: say(language, 'inbox.kind.contact') })).toBeChecked();
    await expect(certain.getByRole('checkbox', { name: say(language, 'privacy.part.subscribers') })).toBeChecked();
    await expect(person.getByRole('status')).toHaveText(say(language, 'privacy.ticked', { count: 3 }));
    await expectNoBarriers(page);
    const download = page.waitForEvent('download');
    await person.getByRole('button', { name: say(language, 'privacy.export') }).click();
    expect((await download).suggestedFilename()).toBe('person.json');
    await person.getByRole('button', { name: say(language, 'privacy.erase') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say(language, 'privacy.erase.confirm')).fill('yes');
    await dialog.getByRole('button', { name: say(language, 'privacy.erase') }).click();
    await expect(dialog.getByLabel(say(language, 'privacy.erase.confirm'))).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(say(language, 'privacy.erase.confirm')).fill(email);
    await dialog.getByRole('button', { name: say(language, 'privacy.erase') }).click();
    await expect(person).toHaveCount(0);
    await find.click();
    await expect(page.getByText(say(language, 'privacy.nothing', { contact: `\u2068${email}\u2069` }))).toBeVisible();
  });
}

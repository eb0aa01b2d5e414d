import { expect, type Locator } from '@playwright/test';
import { ADMINISTRATOR, button, expectMessage, say, signInOnScreen } from './dashboard.ts';
import { type Journey, savedMessage, stored } from './manager-journey.ts';

/** A server that answers nothing: the failure is said where one looks, and every word stays. */
export async function failToSave({ page, collection, language }: Journey, form: Locator, action: 'create' | 'update'): Promise<void> {
  const title = form.locator(`[name="${collection.titleField}_${language}"]`);
  const typed = await title.inputValue();
  await whileServerIsGone(page, async () => {
    await button(form, language, action === 'create' ? 'action.add' : 'action.update').click();
    await expect(form.getByRole('alert').filter({ hasText: say(language, `failed.${collection.saved}.${action}`) })).toBeVisible();
  });
  await expect(title).toHaveValue(typed);
}

export async function failToDelete({ page, collection, language }: Journey, press: () => Promise<void>): Promise<void> {
  await whileServerIsGone(page, async () => {
    await press();
    await expectMessage(page, say(language, `failed.${collection.saved}.delete`));
  });
}

async function whileServerIsGone(page: Journey['page'], act: () => Promise<void>): Promise<void> {
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
  await act();
  await page.unroute('**/api/**');
}

/** The session ends while somebody types: they sign in again where they are, and the save goes on. */
export async function saveSignedOut(journey: Journey, form: Locator): Promise<void> {
  const { page, language } = journey;
  await page.context().clearCookies();
  await button(form, language, 'action.update').click();
  await expect(page.getByRole('dialog', { name: say(language, 'login.expired.title') })).toBeVisible();
  await signInOnScreen(page, language, ADMINISTRATOR);
  await expectMessage(page, savedMessage(journey, 'updated'));
}

/** Somebody else saves first: both versions are shown, and one's own is kept. */
export async function saveAfterSomebodyElse(journey: Journey, form: Locator): Promise<void> {
  const { page, language, staff, collection, parent } = journey;
  const { record } = await stored(journey);
  const address = `/api/en/${collection.path}/${collection.calls.updateBy === 'parent' ? parent : record.id}`;
  const theirs = `${String(record[collection.titleField])} theirs`;
  expect((await staff.request.put(address, { data: { [collection.titleField]: theirs } })).status()).toBe(200);
  await button(form, language, 'action.update').click();
  const conflict = form.getByRole('alert', { name: say(language, 'content.conflict') });
  await expect(conflict.getByRole('row').filter({ hasText: theirs })).toBeVisible();
  await button(conflict, language, 'content.conflict.keep-mine').click();
  await expectMessage(page, savedMessage(journey, 'updated'));
}

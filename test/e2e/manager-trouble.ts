import { expect, type Locator } from '@playwright/test';
import { ADMINISTRATOR, button, expectMessage, say, signInOnScreen } from './dashboard.ts';
import { proves } from '#test/requirements/proves.ts';
import { type Journey, savedMessage, stored } from './manager-journey.ts';

/** Screens whose failures the requirements name: the browser logs them, and they are said where one looks. */
const FAILURES = [
  { row: 'S-11', at: ['hero-banners', 'product-banners', 'cards-slider', 'body-slider', 'content-slider'] },
  { row: 'T-25', at: ['categories'] },
  { row: 'U-15', at: ['products'] },
  { row: 'V-06', at: ['sub_category'] },
  { row: 'X-09', at: ['community'] },
  { row: 'Y-07', at: ['single_project'] },
] as const;

function failureAt({ collection }: Journey) {
  const screen = collection.edited.at.replace('/dashboard/', '');
  return FAILURES.find(({ at }) => at.some((one) => one === screen));
}

/** A server that answers nothing: the failure is said where one looks, and every word stays. */
export async function failToSave(journey: Journey, form: Locator, action: 'create' | 'update'): Promise<void> {
  const { page, collection, language } = journey;
  const title = form.locator(`[name="${collection.titleField}_${language}"]`);
  const typed = await title.inputValue();
  await whileServerIsGone(page, async () => {
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await button(form, language, action === 'create' ? 'action.add' : 'action.update').click();
    const failure = failureAt(journey);
    if (failure) proves(failure.row);
    expect((await logged).text()).toContain('Failed to load resource');
    proves('3-91');
    await expect(form.getByRole('alert').filter({ hasText: say(language, `failed.${collection.saved}.${action}`) })).toBeVisible();
  });
  await expect(title).toHaveValue(typed);
}

export async function failToDelete(journey: Journey, press: () => Promise<void>): Promise<void> {
  const { page, collection, language } = journey;
  await whileServerIsGone(page, async () => {
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await press();
    const failure = failureAt(journey);
    if (failure) proves(failure.row);
    expect((await logged).text()).toContain('Failed to load resource');
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

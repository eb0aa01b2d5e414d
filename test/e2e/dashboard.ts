import { expect, type Locator, type Page } from '@playwright/test';
import { type DashboardKey, dashboardTexts } from '#i18n/messages/dashboard.ts';
import { fill } from '#i18n/translate.ts';
import type { Staff } from './staff.ts';
import { type Language, newVisitor, visit } from './visit.ts';

export const ADMINISTRATOR = { username: 'admin', password: 'only for these journeys' };

export function say(language: Language, key: DashboardKey, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(language, dashboardTexts[language][key], values);
}

/** Opens a screen of the dashboard as somebody who is signed in; returns what the browser complained about. */
export async function enter(page: Page, staff: Staff, language: Language, path: string): Promise<string[]> {
  const { cookies } = await staff.request.storageState();
  await page.context().addCookies(cookies);
  return visit(page, language, path);
}

/** Fills in whichever sign-in form is shown. */
export async function signInOnScreen(page: Page, language: Language, { username, password }: typeof ADMINISTRATOR): Promise<void> {
  await page.context().setExtraHTTPHeaders(newVisitor());
  await page.getByLabel(say(language, 'login.username')).fill(username);
  await page.getByLabel(say(language, 'login.password')).fill(password);
  await page.getByRole('button', { name: say(language, 'login.submit'), exact: true }).click();
}

/** A field of the open form in one language. */
export function textInput(form: Locator, name: string, language: Language): Locator {
  return form.locator(`[name="${name}_${language}"]`);
}

export function button(within: Page | Locator, language: Language, key: DashboardKey): Locator {
  return within.getByRole('button', { name: say(language, key), exact: true });
}

/** A change of many is shown before it is made: how many, and the first few by name. */
export async function confirmMany(
  page: Page,
  language: Language,
  what: 'change' | 'delete' | 'publish' | 'hide',
  names: readonly string[],
): Promise<void> {
  const count = names.length;
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say(language, `many.${what}`, { count }));
  await expect(dialog.getByRole('listitem')).toHaveText(names.map((name) => new RegExp(name)));
  await dialog.getByRole('button', { name: say(language, `many.yes.${what}`, { count }), exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

export async function expectMessage(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()).toBeVisible();
}

/** The address as it stands, without origin. */
export function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

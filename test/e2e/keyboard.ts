import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 250;

/** Walks on with Tab, or back with Shift, until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, way: 'on' | 'backwards' = 'on'): Promise<void> {
  await expect(target).toBeVisible();
  const element = await target.elementHandle();
  const key = way === 'on' ? 'Tab' : 'Shift+Tab';
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

/** Past the bar, by the link that is there for it. */
export async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

/** Fills a field with the keys alone; of a choice the first real one is taken. */
export async function typeInto(page: Page, field: Locator, value: string): Promise<void> {
  await tabTo(page, field);
  const kind = await field.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.tagName));
  if (kind === 'SELECT') await page.keyboard.press('ArrowDown');
  else await page.keyboard.type(asTyped(kind, value));
  if (kind === 'date' || kind === 'time') await expect(field).toHaveValue(value);
}

/** Browsers take days and times part by part, here in the order of an English browser. */
function asTyped(kind: string, value: string): string {
  const [year = '', month = '', day = ''] = value.split('-');
  if (kind === 'date') return month + day + year;
  return kind === 'time' ? `${value.replace(':', '')}AM` : value;
}

export async function fill(field: Locator, value: string): Promise<void> {
  const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
  if (isChoice) await field.selectOption(value);
  else await field.fill(value);
}

/** Holds requests back until it is released. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

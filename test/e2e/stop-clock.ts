import { expect, type Locator, type Page } from '@playwright/test';

/** For journeys about what moves; the others ask for no motion (playwright.config.ts). */
export async function withMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** Timers wait for the test, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await withMotion(page);
  await page.clock.install({ time: new Date('2026-11-16T09:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-16T10:00:00Z'));
}

/** Presses a button of a row of cards, whose clock stands still, and looks how long the row is on its way. */
export async function expectGlide(row: Locator, button: Locator, speed: number): Promise<void> {
  const { clock } = row.page();
  const track = row.locator('ul');
  await row.scrollIntoViewIfNeeded();
  // What is far below is enhanced when it comes near: the page's own observer is told before this one.
  await row.evaluate((element) => new Promise<void>((near) => new IntersectionObserver(() => near()).observe(element)));
  await button.click();
  await clock.runFor(speed - 100);
  await expect(track).toHaveAttribute('data-gliding', '');
  await clock.runFor(200);
  await expect(track).not.toHaveAttribute('data-gliding');
}

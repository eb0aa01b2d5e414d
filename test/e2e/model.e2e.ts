import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { siteAr } from '#i18n/messages/site.ar.ts';
import { siteEn } from '#i18n/messages/site.en.ts';
import { turn, visit } from './visit.ts';

const SITE = { en: siteEn, ar: siteAr };
type Viewer = HTMLElement & { getCameraOrbit: () => { theta: number }; toDataURL: () => string };

// A processor that is busy with other things takes its time for light and shadow.
test.use({ drawsSlowly: true });

for (const language of turn(0)) {
  const t = SITE[language];

  test(`in ${language}, on a phone: a model is loaded when it is asked for, drawn, turned with keys and closed`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    const complaints = await visit(page, language, '/product/2');
    const open = page.getByText(t['site.ownPlace.view'], { exact: true });
    await open.scrollIntoViewIfNeeded();
    expect(asked.filter((url) => url.includes('model'))).toEqual([]);
    await open.click();

    // Nothing is drawn below the edge of the screen, and the sections above get their heights only now.
    await page.locator('iframe[src*="/model/2"]').scrollIntoViewIfNeeded();
    const frame = page.frameLocator('iframe[src*="/model/2"]');
    const picture = frame.getByRole('img');
    await expect(frame.locator('main')).toHaveAttribute('data-state', 'shown', { timeout: 0 });
    await expect(picture).toHaveAccessibleName(new RegExp(t['site.ownPlace.hint'].slice(0, 20)));
    const viewer = frame.locator('model-viewer');
    // An empty sheet of that size takes a tenth of it.
    expect(await viewer.evaluate((element) => (element as Viewer).toDataURL().length)).toBeGreaterThan(10_000);
    const turned = () => viewer.evaluate((element) => (element as Viewer).getCameraOrbit().theta);
    const before = await turned();
    await picture.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(turned).not.toBeCloseTo(before, 3);

    await page.getByText(t['site.ownPlace.close'], { exact: true }).click();
    await expect(picture).toBeHidden();
    // Reading a picture back is slow, which the driver remarks upon; so is a frame on a busy machine, which the viewer does.
    expect(complaints.filter((text) => !/GL Driver Message|rAF timed out/.test(text))).toEqual([]);
  });
}

import { expect, test } from '@playwright/test';
import { PLACE_GROUPS } from '#app/dashboard/places.ts';
import { allCollections } from '#content/index.ts';
import { button, enter } from './dashboard.ts';
import { signIn, type Staff } from './staff.ts';
import { expectNoBarriers, LANGUAGES } from './visit.ts';

// Long journeys on a machine that may be busy.
test.describe.configure({ timeout: 300_000 });

/** One record of every kind that has a screen of its own. */
const PARENTS = ['categories', 'products', 'sub-categories', 'projects', 'blogs'];

/** Arabic on a phone, English on a desk; EVERY_LANGUAGE=1 looks at both in both. */
const WIDTHS = process.env['EVERY_LANGUAGE'] === '1' ? { ar: [390, 1440], en: [390, 1440] } : { ar: [390], en: [1440] };

let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

/** Every tab, every generated place with something in it, and the forms of each shape. */
async function places(): Promise<string[]> {
  const ids = new Map<string, number>();
  for (const name of PARENTS) {
    const { items } = (await (await staff.request.get(`/api/en/records/${name}?per_page=1`)).json()) as { items: { id: number }[] };
    ids.set(name, items[0]!.id);
  }
  // One open section per screen: sections of one shape are drawn by the same parts.
  const shown = [...new Map(allCollections.map((collection) => [collection.edited.at, collection])).values()];
  const generated = shown.map(({ edited, parent, name }) => {
    const at = edited.at.replace('{id}', String(ids.get(parent ?? '') ?? ''));
    return edited.section ? `${at}?open=${name}` : at;
  });
  const tabs = PLACE_GROUPS.flatMap(({ places: tabsOfGroup }) => tabsOfGroup.map(({ path }) => path));
  return [...new Set(['/dashboard', ...tabs, ...generated])];
}

for (const language of LANGUAGES) {
  for (const width of WIDTHS[language]) {
    test(`no screen of the dashboard puts up a barrier or complains (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of await places()) {
        await test.step(path, async () => {
          const complaints = await enter(page, staff, language, path);
          await expectNoBarriers(page);
          expect(complaints).toEqual([]);
        });
      }
    });

    test(`open forms and their mistakes put up no barrier (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of [
        '/dashboard/hero-banners',
        '/dashboard/products',
        '/dashboard/content-slider',
        '/dashboard/community_blogs?open=side-blogs',
      ]) {
        await enter(page, staff, language, `${path}${path.includes('?') ? '&' : '?'}add`);
        const sheet = page.getByRole('dialog');
        await button(sheet, language, 'action.add').click();
        await expect(sheet.locator('[aria-invalid=true]').first()).toBeFocused();
        await expectNoBarriers(page);
      }
    });
  }
}

import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { settings } from '#content/settings/index.ts';
import { allCollections } from '#content/index.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { button, enter } from './dashboard.ts';
import { outOfReach, titlesUnderPictures, widerThanTheScreen } from './reach.ts';
import { signIn, type Staff } from './staff.ts';
import { address, barriersOn, expectNoBarriers, hydrated, isWide, LANGUAGES, newVisitor, visit } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

// Every screen of the dashboard, one by one.
test.describe.configure({ timeout: isWide ? 1_800_000 : 600_000 });

/** Arabic on a phone, English on a desk; EVERY_LANGUAGE=1 looks at every screen in both at both. */
const WIDTHS = isWide ? { ar: [360, 1440], en: [360, 1440] } : { ar: [360], en: [1440] };
const NARROW = 360;
/** What follows is drawn like what comes first. */
const REPEATED = isWide ? [] : ['[data-record]:nth-of-type(n+4)', 'tbody tr:nth-of-type(n+4)'];
/** A text, a rich text, a screen with more than its form; EVERY_LANGUAGE=1 opens all. */
const GROUPS = settings.filter(({ name }) => isWide || ['site', 'policies', 'mail'].includes(name));
const MISSING = '/dashboard/no-such-screen';

let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

/** An address for every route, each with something in it; a screen of sections with its first section open. */
async function addresses(): Promise<string[]> {
  const idOf = async (collection: string) => {
    const answer = await staff.request.get(`/api/en/records/${collection}?per_page=1`);
    return ((await answer.json()) as { items: { id: number }[] }).items[0]!.id;
  };
  const fill = async (path: string): Promise<string[]> => {
    if (path === '/dashboard/*') return [MISSING];
    if (path === '/dashboard/inbox/:id') return [`/dashboard/inbox/${await newMessage()}`];
    // The demo company has an offer in every state.
    if (path === '/dashboard/offers/:id') return ['/dashboard/offers/1'];
    if (path === '/dashboard/help/:task?') return ['/dashboard/help', '/dashboard/help/undo'];
    if (path === '/dashboard/settings/:group') return GROUPS.map(({ name }) => `/dashboard/settings/${name}`);
    const first = allCollections.find(({ edited }) => edited.at === path.replace(':id', '{id}'));
    const at = first?.parent ? path.replace(':id', String(await idOf(first.parent))) : path;
    return [first?.edited.section ? `${at}?open=${first.name}` : at];
  };
  return (await Promise.all(dashboardRoutes('ar').map(fill))).flat();
}

async function newMessage(): Promise<number> {
  const data = { subject: 'A question', message: 'How large is it?' };
  const sent = await staff.request.post('/api/en/email/send-email-sa', { data, headers: newVisitor() });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { leads } = (await (await staff.request.get('/api/en/inbox')).json()) as { leads: { id: number }[] };
  return leads[0]!.id;
}

for (const language of LANGUAGES) {
  for (const width of WIDTHS[language]) {
    test(`A-11 R-03 4-32 4-33 4-47: no screen of the dashboard violates accessibility rules or complains (${language}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const complaints = await enter(page, staff, language, '/dashboard');
      // Each screen in one of the two, taking turns.
      const own = (await addresses()).filter((_, index) => isWide || index % 2 === LANGUAGES.indexOf(language));
      for (const path of own) {
        await test.step(path, async () => {
          await page.goto(address(language, path));
          await hydrated(page);
          await editorsFilled(page);
          expect.soft(await barriersOn(page, { exclude: REPEATED }), path).toEqual([]);
          expect.soft(await outOfReach(page, { walks: isWide }), path).toEqual([]);
          await page.setViewportSize({ width: NARROW, height: 900 });
          expect.soft(await widerThanTheScreen(page), path).toEqual([]);
          expect.soft(await titlesUnderPictures(page), path).toEqual([]);
          await page.setViewportSize({ width, height: 900 });
          expect.soft(complaints.splice(0).filter((complaint) => path !== MISSING || !complaint.includes('404'))).toEqual([]);
        });
      }
    });

    test(`4-32: open forms and their mistakes violate no accessibility rule, nor does the sign-in (${language}, ${width} px)`, async ({
      page,
    }) => {
      proves('4-32');
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, language, '/dashboard/products');
      await expectNoBarriers(page);
      for (const path of [
        '/dashboard/hero-banners?add',
        '/dashboard/products?add',
        '/dashboard/content-slider?add',
        '/dashboard/community_blogs?open=side-blogs&add',
      ]) {
        await enter(page, staff, language, path);
        const sheet = page.getByRole('dialog');
        await button(sheet, language, 'action.add').click();
        await expect(sheet.locator('[aria-invalid=true]').first()).toBeFocused();
        await expectNoBarriers(page);
        expect(await outOfReach(page, { walks: true }), path).toEqual([]);
        expect(await widerThanTheScreen(page), path).toEqual([]);
      }
    });
  }
}

/** Large editors come later than the rest, and each takes its words in by itself. */
async function editorsFilled(page: Page): Promise<void> {
  await expect(page.locator('div[aria-busy=true]:has(textarea)')).toHaveCount(0);
  await expect.poll(async () => (await page.locator('[contenteditable=true]').count()) - (await page.getByRole('toolbar').count())).toBe(0);
}

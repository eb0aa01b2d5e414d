import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { collections } from '#content/index.ts';
import type { Collection } from '#content/define.ts';
import { addressOf, button, enter, say, textInput } from './dashboard.ts';
import { fillForm, sample } from './fill-form.ts';
import { letReleasesBeDue } from './own-database.ts';
import { signIn, type Staff } from './staff.ts';
import { address, DESK, hydrated, isWide, type Language, LANGUAGES, newMark } from './visit.ts';

// Thirteen forms on a machine that may be busy.
const SCREENS = { ar: { width: 390, height: 844 }, en: DESK } as const;
const SECTIONS: readonly Collection[] = [
  collections.productCards,
  collections.productRows,
  collections.productFilms,
  collections.productHeadlines,
  collections.productSlides,
  collections.productMedia,
  collections.productQuestions,
  collections.productTickets,
  collections.productVideos,
];

type Day = { page: Page; language: Language; tag: string };
const sheetOf = (page: Page) => page.getByRole('dialog').first();

/** Types the name of something new and leaves it as a draft; answers its id. */
async function draft(day: Day, screen: string, look?: (id: number) => Promise<void>): Promise<number> {
  const { page, language, tag } = day;
  await page.goto(address(language, `${screen}?add`));
  await hydrated(page);
  const sheet = sheetOf(page);
  for (const one of LANGUAGES) await textInput(sheet, 'name', one).fill(sample(one, 'name', tag));
  await expect(sheet.getByText(say(language, 'draft.note'))).toBeVisible();
  await expect.poll(() => addressOf(page)).toMatch(/\?edit=\d+$/);
  const id = Number(new URL(page.url()).searchParams.get('edit'));
  await look?.(id);
  await button(sheet, language, 'draft.keep').click();
  await expect(sheet).toHaveCount(0);
  return id;
}

/** The page of something that is being begun stands beside its form, before anything is public; a reload finds what was typed. */
async function lookBeside({ page, language, tag }: Day): Promise<void> {
  const sheet = sheetOf(page);
  await button(sheet, language, 'draft.page.show').click();
  await sheet.getByLabel(say(language, 'language.en'), { exact: true }).check();
  await expect(sheet.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(tag);
  await button(sheet, language, 'draft.page.hide').click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await hydrated(page);
  await expect(textInput(sheet, 'name', 'en')).toHaveValue(sample('en', 'name', tag));
}

async function draftSection(
  { page, language, tag }: Day,
  { name, fields: { title, text, path, icon }, edited }: Collection,
): Promise<void> {
  const label = edited.section![language];
  const head = page.locator(`#section-${name} > button`);
  await head.click();
  await page.getByRole('button', { name: `${say(language, 'action.add')}: ${label}` }).click();
  const sheet = sheetOf(page);
  await fillForm(sheet, { title: title!, text: text!, path: path!, icon: icon! }, tag, language);
  await button(sheet, language, 'draft.keep').click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator(`#body-${name} [data-state=draft]`)).toHaveText(say(language, 'draft.state.draft'));
}

/** From its form, into a release that is begun here or open already. */
async function addToRelease({ page, language, tag }: Day, at: string, isFirst: boolean): Promise<void> {
  await page.goto(address(language, at));
  await hydrated(page);
  const sheet = sheetOf(page);
  await button(sheet, language, 'draft.more').click();
  await button(sheet, language, 'releases.add').click();
  const dialog = page.getByRole('dialog', { name: say(language, 'releases.add.title') });
  await dialog.getByLabel(say(language, 'releases.add.which')).selectOption(isFirst ? '' : { label: tag });
  if (isFirst) await dialog.getByLabel(say(language, 'releases.name')).fill(tag);
  await button(dialog, language, 'releases.add.yes').click();
  await expect(sheet.getByRole('link', { name: say(language, 'releases.in', { name: tag }) })).toBeVisible();
}

/** What a question on the screen of the release asks is answered with yes. */
async function press({ page, language }: Day, what: 'releases.publish' | 'releases.take-back'): Promise<void> {
  await button(page, language, what).click();
  await button(page.getByRole('dialog', { name: say(language, `${what}.question`) }), language, what).click();
}

/** In a minute, as a clock in Riyadh shows it. */
function soonInRiyadh(): string {
  return new Date(Date.now() + 60_000).toLocaleString('sv', { timeZone: 'Asia/Riyadh' }).replace(' ', 'T').slice(0, 16);
}

const statuses = (visitor: APIRequestContext, paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => (await visitor.get(path)).status()));

for (const language of LANGUAGES)
  test(`in ${language}: a first day: a category, a sub-category and a product with nine sections are drafts, looked at, one release, taken back, and public at their time`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const staff: Staff = await signIn(playwright, baseURL);
    const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const tag = newMark().slice(0, 8);
    const day: Day = { page, language, tag };
    await page.setViewportSize(SCREENS[language]);
    await enter(page, staff, language, '/dashboard');
    const category = await draft(day, '/dashboard/categories');
    const below = await draft(day, '/dashboard/sub_category');
    const product = await draft(day, '/dashboard/products', () => lookBeside(day));
    await page.goto(address(language, `/dashboard/product/${product}`));
    await hydrated(page);
    for (const section of SECTIONS) await draftSection(day, section);
    const paths = [`/en/one-category/${category}`, `/en/sub-category/${below}`, `/product/${product}`];
    expect(await statuses(visitor, paths)).toEqual([404, 404, 404]);

    // The nine sections go along with their product.
    await addToRelease(day, `/dashboard/products?edit=${product}`, true);
    await addToRelease(day, `/dashboard/categories?edit=${category}`, false);
    await addToRelease(day, `/dashboard/sub_category?edit=${below}`, false);
    await sheetOf(page)
      .getByRole('link', { name: say(language, 'releases.in', { name: tag }) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tag);
    await expect(page.locator('section[aria-labelledby=items] li')).toHaveCount(3 + SECTIONS.length);
    await expect(page.getByRole('heading', { name: say(language, 'releases.check.problems') })).toHaveCount(0);

    await button(page, language, 'releases.rehearse').click();
    const link = page.getByRole('dialog', { name: say(language, 'releases.rehearse') });
    const token = new URL((await link.locator('bdi').textContent())!.trim()).search;
    await button(link, language, 'action.close').first().click();
    const rehearsed = await (await visitor.get(`/en/product/${product}${token}`)).text();
    expect(rehearsed.split(sample('en', 'title', tag)).length).toBeGreaterThan(SECTIONS.length);
    expect(await statuses(visitor, paths)).toEqual([404, 404, 404]);

    await press(day, 'releases.publish');
    await expect(button(page, language, 'releases.take-back')).toBeVisible();
    expect(await statuses(visitor, paths)).toEqual([200, 200, 200]);
    expect(await (await visitor.get(`/en/product/${product}`)).text()).toContain(sample('en', 'title', tag));
    await press(day, 'releases.take-back');
    await expect(button(page, language, 'releases.publish')).toBeVisible();
    expect(await statuses(visitor, paths)).toEqual([404, 404, 404]);

    await button(page, language, 'releases.time').click();
    const dialog = page.getByRole('dialog', { name: say(language, 'schedule.set.title') });
    await dialog.getByLabel(say(language, 'schedule.time')).fill('2020-01-01T09:00');
    await button(dialog, language, 'schedule.plan').click();
    await expect(dialog.getByLabel(say(language, 'schedule.time'))).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(say(language, 'schedule.time')).fill(soonInRiyadh());
    await button(dialog, language, 'schedule.plan').click();
    await expect(dialog).toBeHidden();
    await page.goto(address(language, '/dashboard/schedule'));
    await hydrated(page);
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('link', { name: tag }) })).toBeVisible();
    expect(await statuses(visitor, paths)).toEqual([404, 404, 404]);
    if (!isWide) letReleasesBeDue();
    await expect.poll(() => statuses(visitor, paths), { timeout: 150_000 }).toEqual([200, 200, 200]);

    await visitor.dispose();
    for (const [path, id] of [
      ['category', category],
      ['sub_category', below],
      ['products', product],
    ] as const)
      await staff.remove(path, id);
    await staff.leave();
  });

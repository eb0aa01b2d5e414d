import { expect } from '@playwright/test';
import { test } from './journey.ts';
import type { Collection } from '#content/define.ts';
import { allCollections } from '#content/index.ts';
import { button, say } from './dashboard.ts';
import { addMinimal, begin, goOnIn, type Journey, seenByVisitors, stored, titleIn } from './manager-journey.ts';
import { editAndReplace, fillAndAdd, refuseEmpty, removeAndUndo } from './manager-steps.ts';
import { signIn, type Staff } from './staff.ts';
import { isWide, LANGUAGES, turn } from './visit.ts';
import { proves } from '#test/requirements/proves.ts';

/** The first of every screen, and one of every other shape; EVERY_LANGUAGE=1 takes every collection. */
const firstOfEach = new Set(new Map(allCollections.toReversed().map(({ edited, name }) => [edited.at, name])).values());
const OTHERS = ['category-heroes', 'category-products', 'category-questions'];
const CHOSEN = allCollections.filter(({ name }) => isWide || OTHERS.includes(name) || firstOfEach.has(name));
/** The first whose form stands over cards, in the page, or in one of several tabs. */
const firstOfShape = new Set(new Map(CHOSEN.toReversed().map(({ maxPerParent, name }) => [Math.min(maxPerParent ?? 0, 2), name])).values());
/** Those that the requirements name, and a section. The others take the same way through the same forms. */
const NAMED = [
  'hero-banners',
  'product-banners',
  'home-cards',
  'body-slides',
  'content-slides',
  'categories',
  'products',
  'sub-categories',
  'blogs',
  'projects',
  'project-crew',
  'category-links',
];
/** Each is added to in one language and changed in the other, taking turns; EVERY_LANGUAGE=1 does both in both. */
const RUNS = CHOSEN.flatMap((collection, index) =>
  turn(index).map((language) => ({
    collection,
    language,
    name: `${collection.name}, ${language} first${NAMED.includes(collection.name) ? '' : ', like the others'}`,
    isDisturbed: isWide || firstOfShape.has(collection.name),
  })),
);

function runsAt(...screens: string[]) {
  return RUNS.filter(({ collection }) => screens.includes(collection.edited.at));
}

let staff: Staff;
test.beforeAll(async ({ playwright, baseURL }) => {
  staff = await signIn(playwright, baseURL);
});
test.afterAll(() => staff.leave());

type Fixtures = { page: Parameters<typeof begin>[0] };

async function run({ page }: Fixtures, subject: Parameters<typeof begin>[2]): Promise<void> {
  const { collection, language } = subject;
  const isList = collection.maxPerParent === undefined;
  const journey = await begin(page, staff, subject);
  await (isList ? addToList(journey) : addInForm(journey));
  await seenByVisitors(journey);
  const draft = isList && subject.isDisturbed ? await beginDraft(journey) : undefined;
  const further = await goOnIn(
    LANGUAGES.find((other) => other !== language)!,
    journey,
  );
  await (isList ? changeInList(further) : changeInForm(further));
  if (draft) await staff.request.delete(draft);
}

const cardOf = ({ page, tag }: Journey) => page.locator('[data-record]').filter({ hasText: tag }).filter({ hasNotText: 'Beside' });

/** Cards with a form over them. */
async function addToList(journey: Journey): Promise<void> {
  const { page, collection, language, parent, tag } = journey;
  const label = (collection.edited.section ?? collection.label)[language];
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: `${say(language, 'action.add')}: ${label}` }).click();
  await refuseEmpty(journey, sheet);
  if (collection.parent) await addMinimal(staff, collection, `Beside ${tag}`, parent);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await fillAndAdd(journey, sheet);
  proves('R-15');
  await expect(sheet).toHaveCount(0);
  proves('3-92');
  await expect(page.locator('html[data-same-page]')).toHaveCount(1);
  proves('R-13');
  await expect(cardOf(journey)).toContainText(titleIn(journey, language));
}

async function changeInList(journey: Journey): Promise<void> {
  const { page, language } = journey;
  const sheet = page.getByRole('dialog').first();
  const card = cardOf(journey);
  const edit = card.getByRole('button', { name: `${say(language, 'action.edit')}:` });
  await editAndReplace(
    journey,
    async () => {
      await edit.click();
      return sheet;
    },
    async () => {
      await expect(sheet).toHaveCount(0);
      await expect(edit).toBeFocused();
    },
  );
  if (journey.isDisturbed) await reorder(journey, card);
  await removeAndUndo(journey, card.getByRole('button', { name: `${say(language, 'action.delete')}:` }), () => expect(card).toHaveCount(0));
}

/** Somebody has begun a record and not published it: it stands in the list and has no place in its order. */
async function beginDraft({ collection, parent }: Journey): Promise<string> {
  const data = { key: crypto.randomUUID(), parent, values: { [`${collection.titleField}_en`]: 'Begun' } };
  const answer = await staff.request.patch(`/api/en/drafts/${collection.name}`, { data });
  const { draft } = (await answer.json()) as { draft: { id: number } };
  return `/api/en/drafts/${collection.name}/${draft.id}`;
}

/** By the arrow keys of the handle, and back by the button; the focus stays where it was and the server knows at once. */
async function reorder(journey: Journey, card: ReturnType<Fixtures['page']['locator']>): Promise<void> {
  const { page, language } = journey;
  const { ids, record } = await stored(journey);
  const position = ids.indexOf(record.id);
  const ordered = page.locator('ul[aria-busy=false]').filter({ has: card }).locator('> li:has([data-handle])');
  const handle = card.locator('[data-handle]');
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(ordered.nth(position - 1)).toHaveAttribute('data-record', String(record.id));
  await expect(handle).toBeFocused();
  await expect.poll(async () => (await stored(journey)).ids.indexOf(record.id)).toBe(position - 1);
  await card.getByRole('button', { name: `${say(language, 'content.move.on')}:` }).click();
  await expect(ordered.nth(position)).toHaveAttribute('data-record', String(record.id));
  await expect.poll(async () => (await stored(journey)).ids).toEqual(ids);
  await expect(handle).toBeFocused();
  if (journey.isDisturbed) await orderForRelease(journey, card, ids);
}

/** An order for a release is in the release, and nowhere else. */
async function orderForRelease({ page, language, tag, ...journey }: Journey, card: ReturnType<Fixtures['page']['locator']>, ids: number[]) {
  await button(page, language, 'releases.order').click();
  await card.getByRole('button', { name: `${say(language, 'content.move.back')}:` }).click();
  await button(page, language, 'releases.add').click();
  const dialog = page.getByRole('dialog', { name: say(language, 'releases.add.title') });
  await dialog.getByLabel(say(language, 'releases.add.which')).selectOption('');
  await dialog.getByLabel(say(language, 'releases.name')).fill(tag);
  await button(dialog, language, 'releases.add.yes').click();
  await expect(button(page, language, 'releases.order')).toBeVisible();
  expect((await stored({ page, language, tag, ...journey })).ids).toEqual(ids);
  const { releases } = (await (await staff.request.get('/api/en/releases')).json()) as { releases: { id: number; name: string }[] };
  const at = `/api/en/releases/${releases.find(({ name }) => name === tag)!.id}`;
  expect(await (await staff.request.get(at)).json()).toMatchObject({ items: [{ about: 'order', collection: journey.collection.name }] });
  await staff.request.delete(at);
}

/** A form in the page itself: the only record of its parent, or one tab of several. */
async function addInForm(journey: Journey): Promise<void> {
  const { page, collection, language, tag } = journey;
  const form = page.locator('form[aria-busy]');
  await refuseEmpty(journey, form);
  await fillAndAdd(journey, form);
  if (collection.maxPerParent === 1) await expect(button(form, language, 'action.add')).toHaveCount(0);
  else await expect(page.getByRole('tab', { selected: true })).toContainText(tag);
  await expect(button(form, language, 'action.update')).toBeFocused();
}

async function changeInForm(journey: Journey): Promise<void> {
  const { page, language } = journey;
  const form = page.locator('form[aria-busy]');
  const add = button(form, language, 'action.add');
  const remove = button(form, language, 'action.delete');
  await editAndReplace(
    journey,
    async () => form,
    () => expect(form).toHaveAttribute('aria-busy', 'false'),
  );
  await removeAndUndo(journey, remove, () => expect(add).toBeVisible());
}

for (const { name, ...subject } of runsAt(
  '/dashboard/hero-banners',
  '/dashboard/product-banners',
  '/dashboard/cards-slider',
  '/dashboard/body-slider',
  '/dashboard/content-slider',
))
  test(`banners and slides are managed (${name})`, ({ page }) => run({ page }, subject));

for (const { name, ...subject } of runsAt('/dashboard/categories'))
  test(`categories are managed (${name})`, ({ page }) => run({ page }, subject));

for (const { name, ...subject } of runsAt('/dashboard/categories/{id}'))
  test(`the panels of a category are managed (${name})`, ({ page }) => run({ page }, subject));

for (const { name, ...subject } of runsAt('/dashboard/products'))
  test(`products are managed (${name})`, ({ page }) => run({ page }, subject));

for (const { name, ...subject } of runsAt('/dashboard/product/{id}'))
  test(`the sections of a product are managed (${name})`, ({ page }) => run({ page }, subject));

for (const { name, ...subject } of runsAt('/dashboard/sub_category', '/dashboard/sub_category/{id}'))
  test(`sub-categories and their sections are managed (${name})`, ({ page }) => run({ page }, subject));

for (const { name, ...subject } of runsAt('/dashboard/projects'))
  test(`the sections of the projects page are managed (${name})`, ({ page }) => run({ page }, subject));

for (const { name, ...subject } of runsAt('/dashboard/community', '/dashboard/community/post/{id}', '/dashboard/community_blogs'))
  test(`blogs, their posts and the side blogs are managed (${name})`, ({ page }) => run({ page }, subject));

for (const { name, ...subject } of runsAt('/dashboard/single_project', '/dashboard/manage_singel_project/{id}'))
  test(`single projects and their sections are managed (${name})`, ({ page }) => run({ page }, subject));

test('every place of the model has its journey', () => {
  const screens = (collections: readonly Collection[]) => new Set(collections.map(({ edited }) => edited.at));
  expect(screens(RUNS.map(({ collection }) => collection))).toEqual(screens(allCollections));
  expect(NAMED.filter((name) => !RUNS.some(({ collection }) => collection.name === name))).toEqual([]);
});

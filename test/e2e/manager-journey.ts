import { expect, type Locator, type Page } from '@playwright/test';
import { PAGES } from '#content/pages.ts';
import type { Collection } from '#content/define.ts';
import { collectionNamed } from '#content/index.ts';
import { type ApiKey, translate } from '#i18n/translate.ts';
import { address, type Language } from './visit.ts';
import { button, enter, expectMessage, say } from './dashboard.ts';
import { fillForm, giveFile, sample } from './fill-form.ts';
import type { Staff } from './staff.ts';

export type Journey = { page: Page; staff: Staff; collection: Collection; language: Language; parent: number; tag: string };

/** A place to edit: a parent that nobody else uses where the collection needs one, and the screen open. */
export async function begin(page: Page, staff: Staff, collection: Collection, language: Language): Promise<Journey> {
  const tag = newTag();
  const parent = collection.parent ? await addMinimal(staff, collectionNamed(collection.parent)!, `Parent ${tag}`) : 0;
  const at = collection.edited.at.replace('{id}', String(parent));
  await enter(page, staff, language, collection.edited.section ? `${at}?open=${collection.name}` : at);
  return { page, staff, collection, language, parent, tag };
}

/** Letters only, and none that make a word. */
function newTag(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) => String.fromCodePoint(97 + (byte % 26))).join('');
}

/** Over the API, with what a record cannot do without. */
export function addMinimal(staff: Staff, { path, calls, fields }: Collection, words: string, parent?: number): Promise<number> {
  const needed = Object.entries(fields).filter(([, field]) => field.required && field.place !== 'file');
  const en = Object.fromEntries(needed.map(([name, field]) => [name, field.kind === 'link' ? '/about' : words]));
  return staff.add(path, { en }, { ...(parent && { parent }), create: calls.create });
}

export function savedMessage({ collection, language }: Journey, what: 'created' | 'updated' | 'deleted'): string {
  return translate(language, `api.saved.${collection.saved}.${what}` as ApiKey);
}

/** What stands in lists as the name of the record. */
export function titleIn({ collection, tag }: Journey, language: Language): string {
  return sample(language, collection.titleField, tag);
}

/** An empty form is refused in words and the first bad field is in focus. */
export async function refuseEmpty({ collection, language }: Journey, form: Locator): Promise<void> {
  await button(form, language, 'action.add').click();
  if (collection.allRequiredTogether)
    await expect(form.getByRole('alert').filter({ hasText: say(language, 'content.all-required') })).toBeVisible();
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
}

export async function fillAndAdd(journey: Journey, form: Locator): Promise<void> {
  await fillForm(form, journey.collection.fields, journey.tag, journey.language);
  await button(form, journey.language, 'action.add').click();
  await expectMessage(journey.page, savedMessage(journey, 'created'));
}

type Stored = Readonly<Record<string, unknown>> & { id: number };

/** The record of this journey as the API has it, and its neighbours. */
export async function stored({ staff, collection, parent, tag }: Journey): Promise<{ record: Stored; ids: number[] }> {
  const query = `parent=${parent}&per_page=100`;
  const answer = await staff.request.get(`/api/en/records/${collection.name}?${query}`);
  const { items } = (await answer.json()) as { items: Stored[] };
  const record = items.find(
    (item) => String(item[collection.titleField]).includes(tag) && !String(item[collection.titleField]).startsWith('Beside'),
  );
  return { record: record!, ids: items.map(({ id }) => id) };
}

/** The change is on the public page in both languages at the next load: here in the browser, there in the page's bytes. */
export async function seenByVisitors(journey: Journey): Promise<void> {
  const { page, collection, language, parent } = journey;
  if (!collection.shown.page) return;
  const id = collection.parent ? parent : (await stored(journey)).record.id;
  const path = publicPath(collection, id);
  const other = language === 'ar' ? 'en' : 'ar';
  const bytes = await (await page.request.get(address(other, path))).text();
  expect(bytes).toContain(titleIn(journey, other));
  const visitor = await page.context().newPage();
  await visitor.goto(address(language, path), { waitUntil: 'domcontentloaded' });
  expect(await visitor.content()).toContain(titleIn(journey, language));
  await visitor.close();
}

function publicPath({ shown, name }: Collection, id: number): string {
  const path = PAGES[shown.page!].replace('/:name?', '').replace(':id', String(id));
  return name === 'blog-sections' ? `${path}?blog=${id}` : path;
}

/** Saves other words (the file stays) and then another file (the words stay). */
export async function editAndReplace(journey: Journey, open: () => Promise<Locator>, close: () => Promise<void>): Promise<void> {
  const { collection, language, page } = journey;
  const files = Object.entries(collection.fields).flatMap(([name, field]) =>
    field.place === 'file' ? [{ name, kind: field.accepts[0]! }] : [],
  );
  const { record: before } = await stored(journey);
  const form = await open();
  const title = form.locator(`[name="${collection.titleField}_${language}"]`);
  await expect(title).toHaveValue(titleIn(journey, language));
  if (files.length > 0) await expect(form.getByText(say(language, 'content.file.change')).first()).toBeVisible();
  await title.fill(`${titleIn(journey, language)} again`);
  await button(form, language, 'action.update').click();
  await expectMessage(page, savedMessage(journey, 'updated'));
  await close();
  const { record: edited } = await stored(journey);
  for (const { name } of files) expect(edited[name], name).toBe(before[name]);
  const [first, ...others] = files;
  if (!first) return;
  const again = await open();
  await expect(title).toHaveValue(`${titleIn(journey, language)} again`);
  await giveFile(again, first.name, first.kind);
  await button(again, language, 'action.update').click();
  await expectMessage(page, savedMessage(journey, 'updated'));
  await close();
  const { record: replaced } = await stored(journey);
  expect(replaced[first.name]).not.toBe(before[first.name]);
  for (const { name } of others) expect(replaced[name], name).toBe(before[name]);
}

/** Deletes, with the question where one is specified, takes it back, and deletes for good. */
export async function removeAndUndo(journey: Journey, remove: Locator, gone: () => Promise<void>): Promise<void> {
  const { page, collection, language } = journey;
  const question = page.getByRole('dialog', { name: say(language, 'content.delete.question') });
  for (const isLast of [false, true]) {
    await remove.click();
    if (!collection.deletesAtOnce) await button(question, language, 'action.delete').click();
    await expect(question).toBeHidden();
    await gone();
    if (isLast) return;
    await button(page.getByRole('status'), language, 'action.undo').click();
    await expectMessage(page, translate(language, 'api.done.restored'));
    await expect(remove).toBeVisible();
  }
}

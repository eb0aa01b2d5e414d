import { expect, type Locator } from '@playwright/test';
import { translate } from '#i18n/translate.ts';
import { button, expectMessage, say } from './dashboard.ts';
import { proves } from '#test/requirements/proves.ts';
import { fillForm, giveFile } from './fill-form.ts';
import { type Journey, savedMessage, stored, titleIn } from './manager-journey.ts';
import { failToDelete, failToSave, saveAfterSomebodyElse, saveSignedOut } from './manager-trouble.ts';

/** Forms that are sent as they are: the server alone says what is missing. */
const UNCHECKED = [
  { rows: ['V-03', 'AA-25'], name: 'sub-categories' },
  { rows: ['X-02', 'AA-25'], name: 'blogs' },
  { rows: ['Y-02', 'AA-25'], name: 'projects' },
  { rows: ['W-04', 'AA-25'], name: 'project-crew' },
  { rows: ['AA-25'], name: 'content-slides' },
] as const;

/** What is deleted without a question; everything else asks first. */
const AT_ONCE = [
  { rows: ['S-10', 'AA-28'], names: ['hero-banners', 'product-banners', 'home-cards', 'body-slides', 'content-slides'] },
  { rows: ['T-03', 'AA-28'], names: ['categories'] },
  { rows: ['U-14', 'AA-28'], names: ['products'] },
] as const;

/** The addresses the managers of the home page send to. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'hero-banners': '/herobanner/add',
  'product-banners': '/productbanner/add',
  'home-cards': '/homeslider/add',
  'body-slides': '/bodyslider/add',
  'content-slides': '/homecontentslider/add',
};

/** An empty form is refused in words and the first bad field is in focus. */
export async function refuseEmpty({ page, collection, language }: Journey, form: Locator): Promise<void> {
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await button(form, language, 'action.add').click();
  const unchecked = UNCHECKED.find(({ name }) => name === collection.name);
  if (unchecked) proves(...unchecked.rows);
  expect((await sent).status()).toBe(422);
  if (collection.allRequiredTogether) expect(say('en', 'content.all-required')).toBe('All fields are required');
  if (collection.allRequiredTogether)
    await expect(form.getByRole('alert').filter({ hasText: say(language, 'content.all-required') })).toBeVisible();
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(form.getByText(say(language, 'content.unsaved'))).toHaveCount(0);
}

export async function fillAndAdd(journey: Journey, form: Locator): Promise<void> {
  await fillForm(form, journey.collection.fields, journey.tag, journey.language);
  await failToSave(journey, form, 'create');
  const sent = journey.page.waitForRequest((request) => request.method() === 'POST');
  await button(form, journey.language, 'action.add').click();
  const address = ADDRESSES[journey.collection.name];
  proves('S-08');
  if (address) expect(new URL((await sent).url()).pathname).toBe(`/api/${journey.language}${address}`);
  await expectMessage(journey.page, savedMessage(journey, 'created'));
}

/** Saves other words (the file stays), and in the first form of a shape then another file (the words stay). */
export async function editAndReplace(journey: Journey, open: () => Promise<Locator>, close: () => Promise<void>): Promise<void> {
  const { collection, language } = journey;
  const files = Object.entries(collection.fields).flatMap(([name, field]) =>
    field.slot === 'file' ? [{ name, kind: field.accepts[0]! }] : [],
  );
  const { record: before } = await stored(journey);
  const form = await open();
  const title = form.locator(`[name="${collection.titleField}_${language}"]`);
  proves('R-14');
  await expect(title).toHaveValue(titleIn(journey, language));
  proves('U-08', 'AB-42');
  if (files.length > 0) await expect(form.getByText(say(language, 'content.file.change')).first()).toBeVisible();
  await title.fill(`${titleIn(journey, language)} again`);
  await failToSave(journey, form, 'update');
  await (journey.isDisturbed ? saveSignedOut(journey, form) : save(journey, form));
  await close();
  const { record: edited } = await stored(journey);
  proves('R-14');
  for (const { name } of files) expect(edited[name], name).toBe(before[name]);
  // What a form does with a file depends on its shape alone.
  if (!journey.isDisturbed) return;
  const [first, ...others] = files;
  const again = await open();
  await expect(title).toHaveValue(`${titleIn(journey, language)} again`);
  if (first) await giveFile(again, first.name, first.kind);
  await saveAfterSomebodyElse(journey, again);
  await close();
  const { record: replaced } = await stored(journey);
  if (first) expect(replaced[first.name]).not.toBe(before[first.name]);
  for (const { name } of others) expect(replaced[name], name).toBe(before[name]);
}

async function save(journey: Journey, form: Locator): Promise<void> {
  await button(form, journey.language, 'action.update').click();
  await expectMessage(journey.page, savedMessage(journey, 'updated'));
}

/** Deletes, with the question where one is specified, takes it back, and deletes for good. */
export async function removeAndUndo(journey: Journey, remove: Locator, gone: () => Promise<void>): Promise<void> {
  const { page, collection, language } = journey;
  const question = page.getByRole('dialog', { name: say(language, 'content.delete.question') });
  const atOnce = AT_ONCE.find(({ names }) => names.some((name) => name === collection.name));
  const press = async () => {
    await remove.click();
    if (!atOnce) {
      proves('T-23');
      await expect(question).toBeVisible();
      proves('3-94', 'AA-27', 'AB-44');
      expect(say('en', 'content.delete.question')).toBe('Are you sure you want to delete this item?');
      await button(question, language, 'action.delete').click();
    }
    if (atOnce) proves(...atOnce.rows);
    await expect(question).toBeHidden();
  };
  await failToDelete(journey, press);
  for (const isLast of [false, true]) {
    await press();
    await gone();
    proves('R-15');
    await expect(remove).toHaveCount(0);
    if (isLast) return;
    await button(page.getByRole('status'), language, 'action.undo').click();
    await expectMessage(page, translate(language, 'api.done.restored'));
    await expect(remove).toBeVisible();
  }
}

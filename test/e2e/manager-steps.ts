import { expect, type Locator } from '@playwright/test';
import { translate } from '#i18n/translate.ts';
import { button, expectMessage, say } from './dashboard.ts';
import { fillForm, giveFile } from './fill-form.ts';
import { type Journey, savedMessage, stored, titleIn } from './manager-journey.ts';
import { failToDelete, failToSave, saveAfterSomebodyElse, saveSignedOut } from './manager-trouble.ts';

/** An empty form is refused in words and the first bad field is in focus. */
export async function refuseEmpty({ collection, language }: Journey, form: Locator): Promise<void> {
  await button(form, language, 'action.add').click();
  if (collection.allRequiredTogether)
    await expect(form.getByRole('alert').filter({ hasText: say(language, 'content.all-required') })).toBeVisible();
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(form.getByText(say(language, 'content.unsaved'))).toHaveCount(0);
}

export async function fillAndAdd(journey: Journey, form: Locator): Promise<void> {
  await fillForm(form, journey.collection.fields, journey.tag, journey.language);
  await failToSave(journey, form, 'create');
  await button(form, journey.language, 'action.add').click();
  await expectMessage(journey.page, savedMessage(journey, 'created'));
}

/** Saves other words over an ended session (the file stays), and then another file over somebody else's words (one's own stay). */
export async function editAndReplace(journey: Journey, open: () => Promise<Locator>, close: () => Promise<void>): Promise<void> {
  const { collection, language } = journey;
  const files = Object.entries(collection.fields).flatMap(([name, field]) =>
    field.place === 'file' ? [{ name, kind: field.accepts[0]! }] : [],
  );
  const { record: before } = await stored(journey);
  const form = await open();
  const title = form.locator(`[name="${collection.titleField}_${language}"]`);
  await expect(title).toHaveValue(titleIn(journey, language));
  if (files.length > 0) await expect(form.getByText(say(language, 'content.file.change')).first()).toBeVisible();
  await title.fill(`${titleIn(journey, language)} again`);
  await failToSave(journey, form, 'update');
  await saveSignedOut(journey, form);
  await close();
  const { record: edited } = await stored(journey);
  for (const { name } of files) expect(edited[name], name).toBe(before[name]);
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

/** Deletes, with the question where one is specified, takes it back, and deletes for good. */
export async function removeAndUndo(journey: Journey, remove: Locator, gone: () => Promise<void>): Promise<void> {
  const { page, collection, language } = journey;
  const question = page.getByRole('dialog', { name: say(language, 'content.delete.question') });
  const press = async () => {
    await remove.click();
    if (!collection.deletesAtOnce) await button(question, language, 'action.delete').click();
    await expect(question).toBeHidden();
  };
  await failToDelete(journey, press);
  for (const isLast of [false, true]) {
    await press();
    await gone();
    if (isLast) return;
    await button(page.getByRole('status'), language, 'action.undo').click();
    await expectMessage(page, translate(language, 'api.done.restored'));
    await expect(remove).toBeVisible();
  }
}

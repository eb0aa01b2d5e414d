import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import type { FileKind } from '#content/fields/file-endings.ts';
import type { AnyField, Fields } from '#content/fields/kinds.ts';
import { isScalar } from '#content/fields/list.ts';
import { FIELD_LABELS } from '#content/labels.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { button, textInput } from './dashboard.ts';
import { type Language, LANGUAGES } from './visit.ts';

/** Letters only: a number in a title is set apart on the page. */
export function sample(language: Language, name: string, tag: string): string {
  return language === 'en' ? `${name} ${tag}` : `نص ${name} ${tag}`;
}

/** Fills every field of an open form, as somebody would: both languages, a row in every list, a file in every file field. */
export async function fillForm(form: Locator, fields: Fields, tag: string, language: Language): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'list') await fillList(form, name, field, tag, language);
    else await fillField(form, name, field, tag);
  }
}

async function fillField(form: Locator, name: string, field: AnyField, tag: string): Promise<void> {
  if (field.slot === 'file') return giveFile(form, name, field.accepts[0]!);
  const input = form.locator(`[name="${name}"]`);
  switch (field.kind) {
    case 'link':
      return input.fill('/about');
    case 'icon':
      return input.fill('tv');
    case 'choice':
      await input.selectOption(Object.keys(field.options)[0]!);
      return undefined;
    case 'flag':
      return form.locator(`[name="${name}"][value="1"]`).check();
    case 'rich-text':
      for (const language of LANGUAGES) await writeRichText(form, name, language, sample(language, name, tag));
      return undefined;
    case 'text':
      for (const language of LANGUAGES) await textInput(form, name, language).fill(sample(language, name, tag));
      return undefined;
    case 'specifications':
      await openFolded(form, `${name}.brightness`);
      return form.locator(`[name="${name}.brightness"]`).fill('600');
    default:
      throw new Error(`no journey fills a field of kind ${field.kind} yet`);
  }
}

/** Groups without a value are folded. */
async function openFolded(form: Locator, name: string): Promise<void> {
  const group = form.locator('details').filter({ has: form.page().locator(`[name="${name}"]`) });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
}

async function fillList(form: Locator, name: string, field: Extract<AnyField, { kind: 'list' }>, tag: string, language: Language) {
  const list = form.getByRole('group', { name: FIELD_LABELS[name]?.[language] ?? name, exact: true });
  await button(list, language, 'content.row.add').click();
  const cells = isScalar(field.item) ? { value: field.item } : field.item;
  for (const [cell, part] of Object.entries(cells)) await fillField(form, `${name}[0].${cell}`, part as AnyField, tag);
}

async function writeRichText(form: Locator, name: string, language: Language, text: string): Promise<void> {
  const side = form.locator(`[data-language="${language}"]`).filter({ has: form.page().locator(`[name="${name}_${language}"]`) });
  await side.locator('[contenteditable=true]').fill(text);
}

/** Uploads a new file into a field and waits until the library has it. */
export async function giveFile(form: Locator, name: string, kind: FileKind): Promise<void> {
  const hidden = form.locator(`input[type=hidden][name="${name}"]`);
  const before = await hidden.inputValue();
  // The same bytes under the same name are the file that is already there.
  const file = await sampleFile(kind, `sample-${kind}-${randomUUID()}`);
  const buffer = Buffer.from(await file.arrayBuffer());
  const group = form.getByRole('group').filter({ has: form.page().locator(`input[type=hidden][name="${name}"]`) });
  await group.last().locator('input[type=file]').setInputFiles({ name: file.name, mimeType: file.type, buffer });
  await expect(hidden).not.toHaveValue(before);
}

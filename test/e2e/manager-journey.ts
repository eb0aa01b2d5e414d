import { expect, type Page } from '@playwright/test';
import { PAGES } from '#content/pages.ts';
import type { Collection } from '#content/define.ts';
import { collectionNamed } from '#content/index.ts';
import { type ApiKey, translate } from '#i18n/translate.ts';
import { address, type Language } from './visit.ts';
import { enter } from './dashboard.ts';
import { sample } from './fill-form.ts';
import type { Staff } from './staff.ts';
import { proves } from '#test/requirements/proves.ts';

export type Journey = {
  page: Page;
  staff: Staff;
  collection: Collection;
  language: Language;
  parent: number;
  tag: string;
  /** Whether the session ends meanwhile, somebody else saves first, files and places change: all that depends on a form's shape alone. */
  isDisturbed: boolean;
};

/** A place to edit: a parent that nobody else uses where the collection needs one, and the screen open. */
export async function begin(
  page: Page,
  staff: Staff,
  { collection, language, isDisturbed }: Pick<Journey, 'collection' | 'language' | 'isDisturbed'>,
): Promise<Journey> {
  const tag = newTag();
  const parent = collection.parent ? await addMinimal(staff, collectionNamed(collection.parent)!, `Parent ${tag}`) : 0;
  await enter(page, staff, language, screenOf(collection, parent));
  return { page, staff, collection, language, parent, tag, isDisturbed };
}

/** The same screen in the other language. */
export async function goOnIn(language: Language, journey: Journey): Promise<Journey> {
  await enter(journey.page, journey.staff, language, screenOf(journey.collection, journey.parent));
  return { ...journey, language };
}

function screenOf({ edited, name }: Collection, parent: number): string {
  const at = edited.at.replace('{id}', String(parent));
  return edited.section ? `${at}?open=${name}` : at;
}

/** Letters only, and none that make a word. */
function newTag(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) => String.fromCodePoint(97 + (byte % 26))).join('');
}

/** Over the API, with what a record cannot do without. */
export function addMinimal(staff: Staff, { path, calls, fields }: Collection, line: string, parent?: number): Promise<number> {
  const needed = Object.entries(fields).filter(([, field]) => field.required && field.slot !== 'file');
  const en = Object.fromEntries(needed.map(([name, field]) => [name, field.kind === 'link' ? '/about' : line]));
  return staff.add(path, { en }, { ...(parent && { parent }), create: calls.create });
}

export function savedMessage({ collection, language }: Journey, what: 'created' | 'updated' | 'deleted'): string {
  return translate(language, `api.saved.${collection.saved}.${what}` as ApiKey);
}

/** What stands in lists as the name of the record. */
export function titleIn({ collection, tag }: Journey, language: Language): string {
  return sample(language, collection.titleField, tag);
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
  const { record, ids } = await stored(journey);
  const id = collection.parent ? parent : record.id;
  // Some pages show only the first few.
  await order(journey, [record.id, ...ids.filter((one) => one !== record.id)]);
  const path = publicPath(collection, id);
  const other = language === 'ar' ? 'en' : 'ar';
  const bytes = await (await page.request.get(address(other, path))).text();
  proves('A-22');
  expect(bytes).toContain(titleIn(journey, other));
  const visitor = await page.context().newPage();
  await visitor.goto(address(language, path), { waitUntil: 'domcontentloaded' });
  expect(await visitor.content()).toContain(titleIn(journey, language));
  await visitor.close();
  await order(journey, ids);
}

async function order({ staff, collection, parent }: Journey, ids: readonly number[]): Promise<void> {
  expect((await staff.request.put(`/api/en/${collection.path}/order`, { data: { parent, ids } })).status()).toBe(200);
}

function publicPath({ shown, name }: Collection, id: number): string {
  const path = PAGES[shown.page!].replace('/:name?', '').replace(':id', String(id));
  return name === 'blog-sections' ? `${path}?blog=${id}` : path;
}

import { expect, test } from 'vitest';
import { settingsGroups } from '#content/settings/index.ts';
import type { Entry } from '#store/entries/entry.ts';
import { tasksBeforeOpening } from './before-opening.ts';

function entry(version: number, shared: object, text: object): Entry {
  return { version, document: { shared, en: text, ar: text } } as Entry;
}

async function statesIn(group: { name: string }, stored: Entry | undefined) {
  const tasks = await tasksBeforeOpening({ entryOf: async ({ name }) => (name === group.name ? stored : undefined) }, 'en');
  return Object.fromEntries(tasks.find(({ group: name }) => name === group.name)?.fields.map(({ name, state }) => [name, state]) ?? []);
}

test('a site without settings is told what is empty and what was chosen for it', async () => {
  expect(await statesIn(settingsGroups.contactSa, undefined)).toMatchObject({ phone: 'empty', address: 'empty', working_days: 'shipped' });
});

test('the values of the demo company count as examples, a company’s own do not', async () => {
  const demo = entry(
    1,
    { phone: '+966 50 000 0000', email: 'riyadh@example.com', whatsapp: '+966 50 000 0000' },
    { address: 'Example Street' },
  );
  expect(await statesIn(settingsGroups.contactSa, demo)).toMatchObject({ phone: 'example', email: 'example', address: 'example' });
  const own = entry(
    2,
    { phone: '+966 11 234 5678', email: 'hello@lamha.test', whatsapp: '+966 55 234 5678' },
    { address: 'King Fahd Road' },
  );
  expect(await statesIn(settingsGroups.contactSa, own)).toEqual({});
});

test('a text that only one language has is not done', async () => {
  const half = { ...entry(2, {}, {}), document: { shared: {}, en: { address: 'King Fahd Road' }, ar: { address: '' } } };
  expect(await statesIn(settingsGroups.contactSa, half)).toMatchObject({ address: 'empty' });
});

import { allCollections } from '#content/index.ts';
import { settings } from '#content/settings/index.ts';
import { ADMIN_PASSWORD, type CallOptions } from './app.ts';
import { newTag } from './collection-calls.ts';
import { sampleFile } from './sample-files.ts';
import { minimalRecord } from './samples.ts';
import type { Seed } from './seed.ts';

/** A body with which the call would do its work, if the caller may. */
export async function realBody({ records }: Seed, method: string, path: string): Promise<CallOptions> {
  if (method !== 'POST' && method !== 'PUT') return {};
  const [, first, second, third] = path.toLowerCase().split('/');
  const group = first === 'settings' ? settings.find(({ name }) => name === second) : undefined;
  if (group) return { json: minimalRecord(group, newTag()) };
  if (path === '/media') return { form: { file: await sampleFile('image') } };
  if (path === '/media/{name}/replace') return { form: { file: await sampleFile('image') } };
  if (first === 'media') return { json: { alt: { en: 'A wall', ar: 'جدار' } } };
  if (first === 'exchange') return { form: { file: new File(['collection,id\n'], 'sheet.csv') } };
  if (first === 'records') return { json: { ids: [records.get('categories')!.id], language: 'en', published: 0 } };
  if (path === '/auth/forgotten') return { json: { email: 'nobody@example.com' } };
  if (path === '/auth/email') return { json: { email: 'nobody@example.com', password: ADMIN_PASSWORD } };
  if (path === '/auth/confirm') return { json: { password: ADMIN_PASSWORD } };
  if (path === '/auth/factors/totp/confirm') return { json: { code: '000000' } };
  if (path === '/auth/new-password') return { json: { token: 'x', password: 'four quite unrelated words' } };
  if (path === '/searches') return { json: { query: 'nothing of this name' } };
  if (path === '/mail/test') return { json: { to: 'me@example.com' } };
  if (first === 'inbox') return { json: third === 'notes' || third === 'reply' ? { text: 'Thank you' } : { status: 'answered' } };
  if (path === '/offers') return { json: { country: 'sa' } };
  if (path === '/offers/{id}') return { json: { revision: 1, lines: [], valid_until: '2040-01-31' } };
  if (path === '/offers/{id}/send') return { json: { revision: 1, total: 0 } };
  if (path === '/shared-offers/{token}/accept') return { json: { name: 'Visitor' } };
  if (path === '/shared-offers/{token}/ask') return { json: { text: 'When?' } };
  if (first === 'shared-offers') return { json: {} };
  if (first === 'meetings') return { json: { change: 'confirmed' } };
  if (path === '/webhooks') return { json: { name: newTag(), url: 'https://8.8.8.8/hook', events: ['lead.created'] } };
  if (path === '/tokens') return { json: { name: newTag(), rights: { leads: 'read' } } };
  if (path === '/users') return { json: { username: newTag(), email: 'nobody@example.com' } };
  if (path === '/users/{id}/reset-password') return { json: { email: 'nobody@example.com' } };
  if (path === '/users/{id}/role') return { json: { role: 'editor' } };
  if (path === '/auth/password') return { json: { current: ADMIN_PASSWORD, next: 'another one for tests 2' } };
  const collection = allCollections.find((one) => [one.path, ...one.aliases].includes(first!));
  if (!collection || third !== undefined) return {};
  const record = records.get(collection.name)!;
  if (second === 'order') return { json: { parent: record.category_id, ids: [record.id] } };
  return { json: { ...minimalRecord(collection, newTag()), ...(collection.parent ? { category_id: record.category_id } : {}) } };
}

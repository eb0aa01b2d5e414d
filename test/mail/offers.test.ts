import { expect, test } from 'vitest';
import { textOf } from '#api/typesetting/test-pdf-text.ts';
import { openMailFixture } from '#test/rig/mail-fixture.ts';

const SOON = { timeout: 15_000 };
const fixture = openMailFixture('sqlite', { env: { PUBLIC_URL: 'https://lamha.example' } });
const EMAIL = 'sara@example.com';
const mailsTo = async (address: string) => (await fixture.mail.parsed()).filter(({ to }) => to?.some((one) => one.address === address));

test('an offer arrives with its PDF and its link, the link is kept nowhere, and the customer gets a copy of what was accepted', async () => {
  const { app } = fixture;
  const { id } = (await app.admin('POST', '/api/en/offers', { json: { country: 'sa', language: 'ar' } })).body as { id: number };
  const open = async () =>
    (await app.admin('GET', `/api/en/offers/${id}`)).body as { revision: number; valid_until: string; sums: { total: number } };
  const { revision, valid_until } = await open();
  const lines = [{ kind: 'other', title: 'هيكل معدني', quantity: 2, unit_price: '100.05' }];
  await app.admin('PUT', `/api/en/offers/${id}`, { json: { revision, name: 'سارة', email: EMAIL, lines, valid_until } });
  const saved = await open();
  const sent = await app.admin('POST', `/api/en/offers/${id}/send`, { json: { revision: saved.revision, total: saved.sums.total } });
  expect(sent).toMatchObject({ status: 200, body: { number: 'SA-2026-0001'.replace('2026', String(new Date().getFullYear())) } });
  await expect.poll(async () => (await mailsTo(EMAIL)).length, SOON).toBe(1);
  const [letter] = await mailsTo(EMAIL);
  const [, token = ''] = /https:\/\/lamha\.example\/offer\/([\w-]{43})/.exec(letter?.text ?? '') ?? [];
  expect(sent.body['link']).toBe(`https://lamha.example/offer/${token}`);
  const [attached] = letter?.attachments ?? [];
  expect(attached).toMatchObject({ filename: `${String(sent.body['number'])}.pdf`, mimeType: 'application/pdf' });
  expect(await textOf(new Uint8Array(attached!.content as ArrayBuffer))).toContain('230.12'); // 200.10 and 15 %, half a halala upwards
  const outbox = () => app.server.database.kysely.selectFrom('outbox').selectAll().execute();
  await expect.poll(async () => JSON.stringify(await outbox()), SOON).not.toContain(token);
  expect((await app.call('POST', `/api/ar/shared-offers/${token}/accept`, { json: { name: 'سارة' } })).status).toBe(200);
  await expect.poll(async () => (await mailsTo(EMAIL)).length, SOON).toBe(2);
  expect((await mailsTo(EMAIL)).at(-1)?.attachments).toHaveLength(1);
});

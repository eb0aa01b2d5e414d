import { expect, test } from 'vitest';
import { translate } from '#i18n/translate.ts';
import { textOf } from '#api/typesetting/test-pdf-text.ts';
import { openMailFixture } from '#test/rig/mail-fixture.ts';

const SOON = { timeout: 60_000 };
const fixture = openMailFixture('sqlite', { env: { PUBLIC_URL: 'https://lamha.example' } });
const EMAIL = 'sara@example.com';
const mailsTo = async (address: string) => (await fixture.mail.parsed()).filter(({ to }) => to?.some((one) => one.address === address));

type Opened = {
  revision: number;
  valid_until: string;
  state: string;
  sums: { total: number };
  mails: { id: number; state: string; attempts: number }[];
};
const open = async (id: number) => (await fixture.app.admin('GET', `/api/en/offers/${id}`)).body as Opened;

async function sendOffer(email: string) {
  const { app } = fixture;
  const { id } = (await app.admin('POST', '/api/en/offers', { json: { country: 'sa', language: 'ar' } })).body as { id: number };
  const { revision, valid_until } = await open(id);
  const lines = [{ kind: 'other', title: 'هيكل معدني', quantity: 2, unit_price: '100.05' }];
  await app.admin('PUT', `/api/en/offers/${id}`, { json: { revision, name: 'سارة', email, lines, valid_until } });
  const saved = await open(id);
  const sent = await app.admin('POST', `/api/en/offers/${id}/send`, { json: { revision: saved.revision, total: saved.sums.total } });
  return { id, sent };
}

test('an offer arrives with its PDF and its link, the link is kept nowhere, and the customer gets a copy of what was accepted', async () => {
  const { app } = fixture;
  const { id, sent } = await sendOffer(EMAIL);
  expect(sent).toMatchObject({ status: 200, body: { number: 'SA-2026-0001'.replace('2026', String(new Date().getFullYear())) } });
  await expect.poll(async () => (await mailsTo(EMAIL)).length, SOON).toBe(1);
  const [answer] = await mailsTo(EMAIL);
  const [, token = ''] = /https:\/\/lamha\.example\/offer\/([\w-]{43})/.exec(answer?.text ?? '') ?? [];
  expect(sent.body['link']).toBe(`https://lamha.example/offer/${token}`);
  const [attached] = answer?.attachments ?? [];
  expect(attached).toMatchObject({ filename: `${String(sent.body['number'])}.pdf`, mimeType: 'application/pdf' });
  expect(await textOf(new Uint8Array(attached!.content as ArrayBuffer))).toContain('230.12'); // 200.10 and 15 %, half a halala upwards
  const outbox = () => app.server.database.kysely.selectFrom('outbox').selectAll().execute();
  await expect.poll(async () => JSON.stringify(await outbox()), SOON).not.toContain(token);
  const accepted = await app.call('POST', `/api/ar/shared-offers/${token}/accept`, { json: { name: 'سارة' } });
  expect([accepted.status, accepted.body['message']]).toEqual([200, translate('ar', 'api.done.offer-accepted')]);
  await expect.poll(async () => (await mailsTo(EMAIL)).length, SOON).toBe(2);
  expect((await mailsTo(EMAIL)).at(-1)?.attachments).toHaveLength(1);
  // The notice to our own people too, before the next test takes the mail server away.
  await expect.poll(async () => (await open(id)).mails.map(({ state }) => state), SOON).toEqual(['sent', 'sent', 'sent']);
});

test('while the mail server is away an offer is sent all the same, says that its mail failed, and the mail goes out once', async () => {
  const { app, mail } = fixture;
  const email = 'away@example.com';
  const hook = { name: 'CRM', url: 'https://crm.example/hook', events: ['offer.sent'] };
  expect((await app.admin('POST', '/api/en/webhooks', { json: hook })).status).toBe(201);
  const told = () => app.server.database.kysely.selectFrom('webhook_deliveries').select('subject').execute();
  mail.mood('busy');
  const { id, sent } = await sendOffer(email);
  expect(sent.status).toBe(200);
  const { pathname } = new URL(String(sent.body['link']));
  await expect.poll(async () => (await open(id)).mails, SOON).toMatchObject([{ state: 'failing', attempts: 1 }]);
  expect(await open(id)).toMatchObject({ state: 'sent', is_unsent: true });
  expect(await told()).toEqual([]);
  const listed = async () => (await app.admin('GET', '/api/en/offers')).body['offers'] as { id: number; is_unsent: boolean }[];
  expect((await listed()).filter(({ is_unsent }) => is_unsent)).toMatchObject([{ id }]);
  const shared = `/api/ar/shared-offers${pathname.slice('/offer'.length)}`;
  expect((await app.call('GET', shared)).status).toBe(200);
  mail.mood('well');
  const [waiting] = (await open(id)).mails;
  expect((await app.admin('POST', `/api/en/mail/${waiting!.id}/resend`)).status).toBe(200);
  await expect.poll(async () => (await open(id)).mails, SOON).toMatchObject([{ state: 'sent' }]);
  expect((await listed()).filter(({ is_unsent }) => is_unsent)).toEqual([]);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await told()).toEqual([{ subject: `offers/${id}` }]);
  // The same for whoever accepts meanwhile: the copy is kept, and is not said to be on its way.
  mail.mood('busy');
  const accepted = await app.call('POST', `${shared}/accept`, { json: { name: 'سارة' } });
  expect([accepted.status, accepted.body['message']]).toEqual([200, expect.stringContaining('حالما أمكن')]);
  await expect.poll(async () => (await open(id)).mails.map(({ state }) => state), SOON).toContain('failing');
  mail.mood('well');
  for (const { id: failed, state } of (await open(id)).mails)
    if (state === 'failing') expect((await app.admin('POST', `/api/en/mail/${failed}/resend`)).status).toBe(200);
  await expect.poll(async () => (await mailsTo(email)).length, SOON).toBe(2);
});

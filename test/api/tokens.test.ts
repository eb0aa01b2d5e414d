import { expect, test } from 'vitest';
import { caller, signIn, type Call } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { newTag } from '#test/rig/collection-calls.ts';
import { addPerson } from '#test/rig/people.ts';

const DAY_MS = 24 * 3600_000;
let msAhead = 0;

onBothEngines(
  (door) => {
    const admin = async () => caller(door.app().url, { cookie: await signIn(door.app().call) });
    const kysely = () => door.app().server.database.kysely;
    async function makeToken(wanted: object, by?: Call): Promise<{ id: number; token: string; call: Call }> {
      const { status, body, text } = await (by ?? (await admin()))('POST', '/api/en/tokens', { json: { name: newTag(), ...wanted } });
      expect([status, text]).toEqual([201, expect.stringContaining('lamha_')]);
      const { id, token } = body as { id: number; token: string };
      return { id, token, call: caller(door.app().url, { authorization: `Bearer ${token}` }) };
    }
    const statusOf = async (call: Call, method: string, path: string, json?: object) =>
      (await call(method, path, json ? { json } : {})).status;

    test('a token does what its scope says and nothing else, and belongs to no screen', async () => {
      const { call } = await makeToken({ rights: { leads: 'read' } });
      expect(await statusOf(call, 'GET', '/api/en/inbox')).toBe(200);
      expect(await statusOf(call, 'GET', '/api/en/inbox/export')).toBe(200);
      for (const path of ['/api/en/media', '/api/en/users', '/api/en/tokens', '/api/en/backups', '/api/en/auth/sessions'])
        expect([path, await statusOf(call, 'GET', path)]).toEqual([path, 403]);
      expect(await statusOf(call, 'POST', '/api/en/auth/confirm', { password: 'x' })).toBe(403);
      expect((await call('GET', '/api/en/auth/me')).body['user']).toMatchObject({ rights: { leads: 'read' }, token: expect.any(Number) });
    });

    test('a token of one language drafts texts of that language alone, whatever level it was given', async () => {
      const owner = await admin();
      const made = await owner('POST', '/api/en/category/add', { form: { name: newTag() } });
      const id = made.body['id'] as number;
      const { call } = await makeToken({ rights: { content: 'write' }, languages: ['ar'] });
      const draft = (base: string, name: string) => call('PATCH', `/api/${base}/drafts/categories/${id}`, { json: { values: { name } } });
      expect((await draft('en', 'changed')).status).toBe(403);
      expect((await draft('ar', 'تصنيف')).status).toBe(200);
      expect((await call('PUT', `/api/ar/category/${id}`, { form: { name: 'تصنيف' } })).status).toBe(403);
      expect(await statusOf(call, 'DELETE', `/api/ar/category/${id}`)).toBe(403);
      const both = await makeToken({ rights: { content: 'write' } });
      expect((await both.call('PUT', `/api/en/category/${id}`, { form: { name: 'changed' } })).status).toBe(200);
    });

    test('a token sees what its maker may see, also of kept answers', async () => {
      const owner = await admin();
      const id = (await owner('POST', '/api/en/category/add', { form: { name: newTag() } })).body['id'] as number;
      await owner('POST', '/api/en/records/categories/publish', { json: { ids: [id], language: 'both', published: 0 } });
      const { call } = await makeToken({ rights: { content: 'read' } });
      expect(await statusOf(door.call, 'GET', `/api/en/category/${id}`)).toBe(404);
      expect(await statusOf(call, 'GET', `/api/en/category/${id}`)).toBe(200);
    });

    test('a token is shown once: neither the list nor the database nor the log holds it', async () => {
      const { token, id } = await makeToken({ rights: { media: 'read' } });
      const secret = token.slice('lamha_'.length);
      expect((await (await admin())('GET', '/api/en/tokens')).text).not.toContain(secret);
      const rows = [
        await kysely().selectFrom('tokens').selectAll().where('id', '=', id).execute(),
        await kysely().selectFrom('audit').selectAll().where('subject', '=', `tokens/${id}`).execute(),
        await kysely().selectFrom('outbox').selectAll().execute(),
      ];
      expect(JSON.stringify(rows)).not.toContain(secret);
    });

    test('an ended, expired, unknown or misspelt token is refused, also where visitors may look', async () => {
      const { call, id, token } = await makeToken({ rights: { content: 'read' } });
      const today = new Date(Date.now() + msAhead).toISOString().slice(0, 10);
      const short = await makeToken({ rights: { content: 'read' }, ends_on: today });
      expect([await statusOf(call, 'GET', '/api/en/trash'), await statusOf(short.call, 'GET', '/api/en/trash')]).toEqual([200, 200]);
      expect((await (await admin())('DELETE', `/api/en/tokens/${id}`)).status).toBe(200);
      expect((await (await admin())('DELETE', `/api/en/tokens/${id}`)).status).toBe(404);
      msAhead += DAY_MS;
      for (const one of [call, short.call, caller(door.app().url, { authorization: `Bearer ${token.slice(0, -1)}` })])
        expect([await statusOf(one, 'GET', '/api/en/trash'), await statusOf(one, 'GET', '/api/en/category')]).toEqual([401, 401]);
    });

    test('a token is never more than whoever made it: at making, and at every use', async () => {
      const person = await addPerson({ ...door.app(), admin: await admin() }, 'owner');
      const { call } = await makeToken({ rights: { leads: 'write', content: 'write' } }, person.call);
      expect([await statusOf(call, 'GET', '/api/en/inbox'), await statusOf(call, 'GET', '/api/en/trash')]).toEqual([200, 200]);
      const owner = await admin();
      await owner('POST', `/api/en/users/${person.id}/role`, { json: { role: 'reader' } });
      expect([await statusOf(call, 'GET', '/api/en/inbox'), await statusOf(call, 'GET', '/api/en/trash')]).toEqual([403, 200]);
      expect(await statusOf(call, 'POST', '/api/en/trash/empty')).toBe(403);
      await owner('POST', `/api/en/users/${person.id}/role`, { json: { role: 'translator', language: 'ar' } });
      expect((await call('GET', '/api/en/auth/me')).body['user']).toMatchObject({ rights: { content: 'translate' }, languages: ['ar'] });
      await owner('POST', `/api/en/users/${person.id}/disable`);
      expect(await statusOf(call, 'GET', '/api/en/trash')).toBe(401);
    });

    test.each<[string, object, string]>([
      ['no name', { name: '' }, 'name'],
      ['no rights', { rights: {} }, 'rights'],
      ['people and keys', { rights: { people: 'read' } }, 'people'],
      ['an unknown level', { rights: { leads: 'all' } }, 'rights'],
      ['an unknown language', { languages: ['fr'] }, 'languages'],
      ['no language', { languages: [] }, 'languages'],
      ['a day that is over', { ends_on: '2001-01-01' }, 'ends_on'],
      ['no day at all', { ends_on: 'soon' }, 'ends_on'],
    ])('a token with %s is refused', async (_what, wrong, field) => {
      const json = { name: 'CRM', rights: { leads: 'read' }, ...wrong };
      expect(await (await admin())('POST', '/api/en/tokens', { json })).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.any(String) } },
      });
    });

    test('a program that calls too often is asked to wait, and no other with it', async () => {
      const [busy, calm] = [await makeToken({ rights: { media: 'read' } }), await makeToken({ rights: { media: 'read' } })];
      const resets = new Date(Date.now() + msAhead + 60_000).toISOString();
      expect(await statusOf(busy.call, 'GET', '/api/en/media')).toBe(200);
      await kysely().updateTable('limits').set({ count: 600, resets_at: resets }).where('key', '=', `token:${busy.id}`).execute();
      const refused = await busy.call('GET', '/api/en/media');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
      expect(await statusOf(calm.call, 'GET', '/api/en/media')).toBe(200);
    });
  },
  { clock: () => new Date(Date.now() + msAhead) },
);

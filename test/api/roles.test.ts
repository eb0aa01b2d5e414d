import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { newTag, callsOf } from '#test/rig/collection-calls.ts';
import { collectionNamed } from '#content/index.ts';
import { addPerson } from '#test/rig/people.ts';
import { caller } from '#test/rig/app.ts';

onBothEngines((door) => {
  test('a new account without a role only looks; a translator needs a language', async () => {
    const add = (json: object) =>
      door.admin('POST', '/api/en/users', { json: { username: newTag(), email: `${newTag()}@example.com`, ...json } });
    expect((await add({})).body['user']).toMatchObject({ role: 'reader' });
    expect(await add({ role: 'translator' })).toMatchObject({ status: 422, body: { errors: { language: expect.any(String) } } });
    expect(await add({ role: 'king' })).toMatchObject({ status: 422, body: { errors: { role: expect.any(String) } } });
  });

  test('a new role counts at the next call, and a disabled account is out at once', async () => {
    const { id, call } = await addPerson(door.app(), 'sales');
    expect([(await call('GET', '/api/inbox')).status, (await call('GET', '/api/media')).status]).toEqual([200, 403]);
    expect((await door.admin('POST', `/api/en/users/${id}/role`, { json: { role: 'reader' } })).status).toBe(200);
    expect([(await call('GET', '/api/inbox')).status, (await call('GET', '/api/media')).status]).toEqual([403, 200]);
    const me = await call('GET', '/api/auth/me');
    expect(me.body['user']).toMatchObject({ role: 'reader', rights: { content: 'read' } });
    await door.admin('POST', `/api/en/users/${id}/disable`);
    expect((await call('GET', '/api/media')).status).toBe(401);
  });

  test.each<[string, string, string]>([
    ['a form', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nLate\r\n--x--\r\n'],
    ['JSON', 'application/json', '{"name": "Late"}'],
    ['nothing at length', 'application/json', `${' '.repeat(20)}null`],
  ])('%s that is on its way while its sender is disabled or given another role changes nothing', async (_what, type, text) => {
    const products = async () => (await door.admin('GET', '/api/en/products')).text;
    const before = await products();
    for (const [action, json, refused] of [
      ['disable', undefined, 401],
      ['role', { role: 'reader' }, 403],
    ] as const) {
      const { id, cookie } = await addPerson(door.app(), 'editor');
      const slow = beginCall(`${door.app().url}/api/en/products`, { cookie, 'content-type': type }, text);
      await slow.begun;
      expect((await door.admin('POST', `/api/en/users/${id}/${action}`, json && { json })).status).toBe(200);
      expect([action, await slow.end()]).toEqual([action, refused]);
    }
    expect(await products()).toBe(before);
  });

  test('nobody changes the own role', async () => {
    const own = await door.admin('POST', '/api/en/users/1/role', { json: { role: 'reader' } });
    expect(own.status).toBe(403);
  });

  test('what is hidden from visitors is hidden from those without a right to content too', async () => {
    const products = collectionNamed('categories')!;
    const { id } = await callsOf(door, products).add(0);
    await door.admin('POST', '/api/en/records/categories/publish', { json: { ids: [id], language: 'both', published: 0 } });
    const [sales, reader] = [await addPerson(door.app(), 'sales'), await addPerson(door.app(), 'reader')];
    const read = async (cookie: string) => (await caller(door.app().url, { cookie })('GET', `/api/en/${products.path}/${id}`)).status;
    expect([await read(sales.cookie), await read(reader.cookie)]).toEqual([404, 200]);
  });

  test('the history shows what the role may look into, and private settings keep their past to themselves', async () => {
    const editor = await addPerson(door.app(), 'editor');
    await door.admin('PUT', '/api/en/settings/mail', { json: { from_name: 'Lamha' } });
    const subjects = async (call: typeof door.admin) =>
      ((await call('GET', '/api/en/history?per_page=200')).body['changes'] as { subject: string }[]).map(
        ({ subject }) => subject.split('/')[0],
      );
    expect(await subjects(door.admin)).toEqual(expect.arrayContaining(['users', 'settings-mail']));
    const seen = await subjects(editor.call);
    expect(seen.filter((one) => one === 'users' || one === 'settings-mail')).toEqual([]);
    // From where somebody worked and with which key is for those who look after accounts.
    const key = async (rights: object) => {
      const { body } = await door.admin('POST', '/api/en/tokens', { json: { name: newTag(), rights } });
      return caller(door.app().url, { authorization: `Bearer ${String(body['token'])}` });
    };
    const program = await key({ content: 'write' });
    const others = [(await addPerson(door.app(), 'reader')).call, (await addPerson(door.app(), 'translator', 'ar')).call, program];
    await program('POST', '/api/en/category/add', { form: { name: 'Seen by all' } });
    for (const [path, list] of [
      ['history?collection=categories&per_page=1', 'changes'],
      ['overview', 'recent'],
    ] as const) {
      const from = async (call: typeof door.admin) => {
        const [{ address, token }] = (await call('GET', `/api/en/${path}`)).body[list] as [{ address: string; token: number | null }];
        return [address, token];
      };
      expect(await from(door.admin)).toEqual([expect.stringMatching(/./), expect.any(Number)]);
      for (const call of [editor.call, ...others]) expect([path, ...(await from(call))]).toEqual([path, '', null]);
    }
    expect((await editor.call('GET', '/api/en/history/settings-mail/1')).status).toBe(403);
    expect((await editor.call('POST', '/api/en/history/settings-mail/1/restore/1')).status).toBe(403);
    expect((await editor.call('GET', '/api/en/settings/mail')).status).toBe(403);
  });
});

/** Half of a body, and the rest later. */
function beginCall(url: string, headers: Record<string, string>, text: string) {
  const sent = request(url, { method: 'POST', headers: { ...headers, 'content-length': text.length, expect: '100-continue' } });
  const half = Math.floor(text.length / 2);
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
  const begun = once(sent, 'continue').then(() => sent.write(text.slice(0, half)));
  return {
    begun,
    end: () => {
      sent.end(text.slice(half));
      return status;
    },
  };
}

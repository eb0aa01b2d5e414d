import { expect, test } from 'vitest';
import { caller } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { newTag } from '#test/rig/collection-calls.ts';
import { addPerson } from '#test/rig/people.ts';

type Row = { at: string; actor: { username: string } | null; action: string; subject: string; address: string; token: number | null };

onBothEngines((door) => {
  const log = async (query = '') =>
    (await door.admin('GET', `/api/en/log?per_page=200${query}`)).body as unknown as { changes: Row[]; total: number };
  const found = async (action: string, more = '') => (await log(`&action=${action}${more}`)).changes;

  test('sign-ins, failures, refusals, exports, roles and tokens stand in it, with who and from where', async () => {
    const { id, username, call } = await addPerson(door.app(), 'sales');
    await door.app().call('POST', '/api/en/auth/login', { json: { username, password: 'not this one at all' } });
    expect((await call('GET', '/api/en/users')).status).toBe(403);
    expect((await call('GET', '/api/en/inbox/export')).status).toBe(200);
    await door.admin('POST', `/api/en/users/${id}/role`, { json: { role: 'reader' } });
    const { body } = await door.admin('POST', '/api/en/tokens', { json: { name: 'CRM', rights: { content: 'write' } } });
    for (const action of ['user-invited', 'login', 'login-failed', 'refused', 'leads-exported', 'role-changed', 'token-made'])
      expect([action, (await found(action))[0]]).toEqual([
        action,
        expect.objectContaining({ address: expect.stringMatching(/^[\w-]{22}$/) }),
      ]);
    expect((await found('refused'))[0]).toMatchObject({
      actor: { username },
      subject: `users/${id}`,
      details: { call: 'GET /api/en/users' },
    });

    const program = caller(door.app().url, { authorization: `Bearer ${String(body['token'])}` });
    const made = await program('POST', '/api/en/category/add', { form: { name: newTag() } });
    expect(made.status).toBe(201);
    const row = (await log()).changes.find(({ subject }) => subject === `categories/${String(made.body['id'])}`);
    expect(row).toMatchObject({ action: 'create', actor: { username: 'admin' }, token: body['id'], address: expect.stringMatching(/\S/) });
  });

  test('it is searched by words, by who, by what and by day', async () => {
    const { id, username, call } = await addPerson(door.app(), 'editor');
    await call('GET', '/api/en/backups');
    const today = new Date().toISOString().slice(0, 10);
    expect((await log(`&user=${id}`)).changes.every(({ actor }) => actor?.username === username)).toBe(true);
    expect((await found('refused', `&user=${id}&search=backups`)).length).toBe(1);
    expect((await found('refused', `&user=${id}&search=${encodeURIComponent('100%')}`)).length).toBe(0);
    expect((await found('refused', `&user=${id}&from=${today}&until=${today}`)).length).toBe(1);
    expect((await found('refused', `&user=${id}&until=2001-01-01`)).length).toBe(0);
    expect((await door.admin('GET', '/api/en/log?from=yesterday')).status).toBe(400);
  });

  test('it is searched by what stands in it: titles of records, and names of those who did it or to whom it was done', async () => {
    const [title, { id, username, call }] = [`Wand ${newTag()}`, await addPerson(door.app(), 'editor')];
    const { body } = await call('POST', '/api/ar/products', { form: { name: title } });
    await door.admin('POST', `/api/en/users/${id}/disable`);
    await door.admin('DELETE', `/api/en/products/${body['id'] as number}`);
    const search = async (phrase: string) => (await log(`&search=${encodeURIComponent(phrase)}`)).changes;
    expect((await search(title.toLowerCase())).map(({ action }) => action)).toEqual(['delete', 'create']);
    const aboutThem = await search(username);
    expect(aboutThem).toContainEqual(expect.objectContaining({ action: 'user-disabled', title: username }));
    expect(aboutThem).toContainEqual(expect.objectContaining({ action: 'create', actor: { id, username } }));
    expect(await search(newTag())).toEqual([]);
  });

  test('it is put in order by time, person, action and place, as the reader reads them', async () => {
    const people = [await addPerson(door.app(), 'editor'), await addPerson(door.app(), 'manager')];
    for (const { call } of people) {
      await call('POST', '/api/en/category/add', { form: { name: newTag() } });
      await call('GET', '/api/en/backups/none');
      await call('POST', '/api/en/products', { form: { name: newTag() } });
    }
    const today = new Date().toISOString().slice(0, 10);
    const rows = async (sort: string, base = 'en') => {
      const pages = [];
      for (let page = 1; ; page += 1) {
        const { body } = await door.admin('GET', `/api/${base}/log?from=${today}&per_page=7&page=${page}&action=create&sort=${sort}`);
        const { changes, total } = body as unknown as { changes: Row[]; total: number };
        pages.push(...changes);
        if (changes.length < 7) return { changes: pages, total };
      }
    };
    const keyOf = ({ at, subject, action }: Row) => `${at} ${subject} ${action}`;
    const newest = await rows('-when');
    expect(newest.changes).toHaveLength(newest.total);
    expect((await rows('when')).changes.map(keyOf)).toEqual(newest.changes.map(keyOf).toReversed());
    for (const sort of ['who', '-who', 'what', '-what', 'where', '-where']) {
      const { changes, total } = await rows(sort);
      expect([sort, total, new Set(changes.map(keyOf))]).toEqual([sort, newest.total, new Set(newest.changes.map(keyOf))]);
    }
    const { compare } = new Intl.Collator('en', { numeric: true });
    const who = async (sort: string) => (await rows(sort)).changes.map(({ actor }) => actor?.username ?? '').filter(Boolean);
    expect(await who('who')).toEqual((await who('who')).toSorted(compare));
    expect(await who('-who')).toEqual((await who('who')).toReversed());
    const places = async (base: string) => [...new Set((await rows('where', base)).changes.map(({ subject }) => subject.split('/')[0]))];
    const known = (names: (string | undefined)[]) => names.filter((name) => name === 'categories' || name === 'products');
    expect([known(await places('en')), known(await places('ar'))]).toEqual([
      ['categories', 'products'], // Categories, Products
      ['categories', 'products'], // الفئات, المنتجات
    ]);
    const done = (await log('&sort=what')).changes.map(({ action }) => action);
    expect(new Set(done).size).toBe(done.filter((action, at) => action !== done[at - 1]).length);
    expect((await door.admin('GET', '/api/en/log/export?sort=-who')).status).toBe(200);
    for (const path of ['log?sort=address', 'log/export?sort=token']) expect((await door.admin('GET', `/api/ar/${path}`)).status).toBe(400);
  });

  test('it is taken along as a table, which is noted too, and only by those who look after accounts', async () => {
    const { status, text, headers } = await door.admin('GET', '/api/en/log/export?action=login');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, first] = text.split('\r\n');
    expect(head).toContain('"at","who","action"');
    expect(first).toContain('"login"');
    expect((await found('log-exported')).length).toBeGreaterThan(0);
    const { call } = await addPerson(door.app(), 'editor');
    expect([(await call('GET', '/api/en/log')).status, (await call('GET', '/api/en/log/export')).status]).toEqual([403, 403]);
  });

  test('a screen that is refused again and again does not fill the disk', async () => {
    const { id, call } = await addPerson(door.app(), 'reader');
    for (let tries = 0; tries < 70; tries += 1) await call('GET', '/api/en/users');
    expect((await found('refused', `&user=${id}`)).length).toBe(60);
  });

  test('no call changes or deletes it', async () => {
    const writes = door
      .app()
      .server.app.routeTable.filter(({ method, url }) => method !== 'GET' && method !== 'HEAD' && /\/(?:log|audit)(?:\/|$)/.test(url));
    expect(writes).toEqual([]);
    const before = (await log()).total;
    for (const method of ['DELETE', 'PUT', 'POST', 'PATCH']) expect((await door.app().admin(method, '/api/en/log')).status).toBe(405);
    expect((await log()).total).toBeGreaterThanOrEqual(before);
  });
});

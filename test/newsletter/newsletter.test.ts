import { describe, expect, test } from 'vitest';
import { openMailFixture } from '#test/rig/mail-fixture.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { proves } from '#test/requirements/proves.ts';

type Subscriber = { id: number; email: string; state: string };

describe.each(ENGINES)('%s', (engine) => {
  let minutesAhead = 0;
  const clock = () => new Date(Date.now() + minutesAhead * 60_000);
  const fixture = openMailFixture(engine, { clock, env: { PUBLIC_URL: 'https://lamha.example' } });

  const later = (minutes = 61) => (minutesAhead += minutes);
  const ask = (email: string, base = '/api/en', more: object = {}) =>
    fixture.app.call('POST', `${base}/newsletter`, { json: { email, ...more } });
  const mailsTo = async (email: string) =>
    (await fixture.mail.parsed()).filter((mail) => mail.to?.some(({ address }) => address?.toLowerCase() === email));
  const linkIn = (text: string, page: string) =>
    new URL(/https:\/\/\S+/.exec(text.slice(text.indexOf('https://')))?.[0] ?? `missing:${page}`);
  const tokenOf = async (email: string, index: number, page: 'confirm' | 'unsubscribe') => {
    await expect.poll(async () => (await mailsTo(email)).length).toBe(index + 1);
    const mail = (await mailsTo(email))[index]!;
    const url = linkIn(mail.text!, page);
    expect(url.origin).toBe('https://lamha.example');
    expect(url.pathname).toMatch(new RegExp(`/newsletter/${page}$`));
    return { mail, url, token: url.searchParams.get('token')! };
  };
  const listed = async (query = '') =>
    (await fixture.app.admin('GET', `/api/en/subscribers?${query}`)).body as { subscribers: Subscriber[]; counts: Record<string, number> };
  const stateOf = async (email: string) => (await listed(`search=${email}`)).subscribers[0]?.state;
  const send = (page: string, token: string) => fixture.app.call('POST', `/api/en/newsletter/${page}`, { json: { token } });

  test('3-49 4-23 B-13: nobody is subscribed before the mailbox has said yes, and one click ends it', async () => {
    later();
    expect(await ask('Reader@Example.com', '/api/ar')).toMatchObject({ status: 200 });
    const { mail, token } = await tokenOf('reader@example.com', 0, 'confirm');
    expect(mail.html).toContain('dir="rtl"');
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('list-unsubscribe')).toMatch(/^<https:\/\/lamha\.example\/newsletter\/unsubscribe\?token=[^>]+>$/);
    expect(await stateOf('reader@example.com')).toBe('waiting');
    for (const forged of [token.slice(1), `${token}x`, '1/2026.x', '.']) expect((await send('confirm', forged)).status).toBe(422);
    expect((await send('confirm', token)).status).toBe(200);
    expect((await send('confirm', token)).status).toBe(200);
    expect(await stateOf('reader@example.com')).toBe('confirmed');
    const leaving = await tokenOf('reader@example.com', 1, 'unsubscribe');
    expect((await send('unsubscribe', token)).status).toBe(422);
    expect((await send('unsubscribe', leaving.token)).status).toBe(200);
    expect((await send('unsubscribe', leaving.token)).status).toBe(200);
    expect(await stateOf('reader@example.com')).toBe('left');
    expect((await send('confirm', token)).status).toBe(422);
  });

  test('3-49: known and new addresses get the same answer, and no mailbox is flooded', async () => {
    proves('3-49');
    later();
    const first = await ask('twice@example.com');
    const second = await ask('TWICE@example.com');
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    const { token } = await tokenOf('twice@example.com', 0, 'confirm');
    later();
    await ask('twice@example.com');
    const again = await tokenOf('twice@example.com', 1, 'confirm');
    expect((await send('confirm', token)).status).toBe(422);
    await ask('twice@example.com');
    expect((await send('confirm', again.token)).status).toBe(200);
    later();
    expect((await ask('twice@example.com')).body).toEqual(first.body);
    await tokenOf('twice@example.com', 2, 'unsubscribe');
    expect(await stateOf('twice@example.com')).toBe('confirmed');
    expect((await ask('not an address')).status).toBe(422);
  });

  test('4-23: a link older than a week no longer confirms', async () => {
    proves('4-23');
    later();
    await ask('late@example.com', '/api/en');
    const { token, url } = await tokenOf('late@example.com', 0, 'confirm');
    expect(url.pathname).toBe('/en/newsletter/confirm');
    minutesAhead += 7 * 24 * 60 + 1;
    expect((await send('confirm', token)).status).toBe(422);
    minutesAhead -= 7 * 24 * 60 + 1;
    expect((await send('confirm', token)).status).toBe(200);
  });

  test('4-22 4-23: what a machine fills in is kept and gets no letter', async () => {
    later();
    expect((await ask('bot@example.com', '/api/en', { extra: 'x' })).status).toBe(200);
    proves('4-22');
    expect(await stateOf('bot@example.com')).toBe('waiting');
    expect(
      await fixture.app.server.database.kysely.selectFrom('outbox').select('id').where('payload', 'like', '%bot@example.com%').execute(),
    ).toEqual([]);
  });

  test('P41 4-29: what was agreed to is kept word for word with its version', async () => {
    proves('4-29');
    const { kysely } = fixture.app.server.database;
    const rows = await kysely
      .selectFrom('subscribers')
      .innerJoin('agreements', 'agreements.version', 'subscribers.agreement')
      .select(['subscribers.email_key', 'agreements.text', 'agreements.language'])
      .execute();
    expect(rows).toHaveLength((await listed()).subscribers.length);
    expect(rows.find(({ email_key }) => email_key === 'reader@example.com')).toMatchObject({
      language: 'ar',
      text: expect.stringContaining('إلغاء الاشتراك'),
    });
  });

  test('V19 4-23: the table for spreadsheets holds no formula, and taking it out is written down', async () => {
    proves('4-23');
    later();
    await ask('=cmd@example.com');
    const { text, headers } = await fixture.app.admin('GET', '/api/en/subscribers/export');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text).toContain(`"'=cmd@example.com"`);
    expect(text).not.toMatch(/(?:^|,|\n)"?[=+\-@]/);
    expect((await fixture.app.admin('GET', '/api/en/subscribers/export?state=left')).text.split('\r\n')).toHaveLength(3);
    const audited = await fixture.app.server.database.kysely
      .selectFrom('audit')
      .select('id')
      .where('action', '=', 'subscribers-exported')
      .execute();
    expect(audited).toHaveLength(2);
  });

  test('they are put in order by any column, from either end and over all pages', async () => {
    const { kysely } = fixture.app.server.database;
    const [one] = await kysely.selectFrom('subscribers').selectAll().limit(1).execute();
    const { id: _id, ...common } = one!;
    const many = Array.from({ length: 60 }, (_, each) => ({
      ...common,
      email: `Sorted${each}@example.com`,
      email_key: `sorted${String(each).padStart(2, '0')}@example.com`,
      state: (['waiting', 'confirmed', 'left'] as const)[each % 3]!,
      confirmed_at: each % 3 === 1 ? `2026-01-${String(1 + (each % 28)).padStart(2, '0')}T00:00:00.000Z` : null,
    }));
    await kysely.insertInto('subscribers').values(many).execute();
    type Row = Subscriber & { asked_at: string; confirmed_at: string | null };
    const all = async (sort: string) => {
      const pages = await Promise.all([1, 2].map((page) => listed(`search=sorted&sort=${sort}&page=${page}`)));
      return pages.flatMap(({ subscribers }) => subscribers as Row[]);
    };
    for (const column of ['email', 'state', 'asked', 'confirmed', 'left']) {
      const up = (await all(column)).map(({ id }) => id);
      expect([new Set(up).size, column]).toEqual([60, column]);
      expect((await all(`-${column}`)).map(({ id }) => id)).toEqual(up.toReversed());
    }
    expect((await all('email')).map(({ email }) => email.toLowerCase())).toEqual(many.map(({ email }) => email.toLowerCase()));
    expect((await all('state')).map(({ state }) => state)).toEqual(many.map(({ state }) => state).toSorted());
    const confirmed = (await all('-confirmed')).map(({ confirmed_at }) => confirmed_at ?? '');
    expect(confirmed).toEqual(confirmed.toSorted().toReversed());
    expect((await fixture.app.admin('GET', '/api/en/subscribers?search=sorted')).body).toMatchObject({
      total: 60,
      next: expect.any(Number),
    });
    for (const query of ['sort=address_hash', 'sort=--email', 'sort=email&below=5', 'page=0'])
      expect([query, (await fixture.app.admin('GET', `/api/ar/subscribers?${query}`)).status]).toEqual([query, 400]);
    await kysely.deleteFrom('subscribers').where('email_key', 'like', 'sorted%').execute();
  });

  test('4-23: the staff find and remove subscribers; strangers do neither', async () => {
    proves('4-23');
    const { subscribers, counts } = await listed();
    expect(counts['confirmed']).toBe(2);
    const [one] = subscribers;
    expect((await fixture.app.call('GET', '/api/en/subscribers')).status).toBe(401);
    expect((await fixture.app.call('DELETE', `/api/en/subscribers/${one!.id}`)).status).toBe(401);
    expect((await fixture.app.admin('DELETE', `/api/en/subscribers/${one!.id}`)).status).toBe(200);
    expect((await fixture.app.admin('DELETE', `/api/en/subscribers/${one!.id}`)).status).toBe(404);
    expect(await stateOf(one!.email)).toBeUndefined();
  });
});

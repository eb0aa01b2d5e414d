import { expect, test } from 'vitest';
import { caller, type Answer, type Call } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { translate } from '#i18n/translate.ts';
import { proves } from '#test/requirements/proves.ts';

type Row = Record<string, unknown> & { id: number };
type Listed = { items: (Row & { kind: string; state: string; reasons: string[] })[]; next: string; counts: Record<string, number> };

let minutesAhead = 0;

onBothEngines(
  ({ app, call, admin }) => {
    /** Beyond every limit of what one address may send. */
    const later = () => (minutesAhead += 61);
    const post = (content: string, author_name = 'Sara', as: Call = call) =>
      as('POST', '/api/en/communityposts/posts', { json: { author_name, content } });
    const comment = (id: number, text: string, as: Call = call) =>
      as('POST', `/api/en/communityposts/posts/${id}/comments`, { json: { commenter_name: 'Noura', text } });
    const feed = async () => (await call('GET', '/api/en/communityposts/posts')).body as unknown as Row[];
    const isPublic = async ({ body }: Answer) => (await feed()).some(({ id }) => id === body['id']);
    const listed = async (query: string) => (await admin('GET', `/api/en/moderation?${query}`)).body as unknown as Listed;
    const item = ({ body }: Answer, kind = 'post') => ({ kind, id: Number(body['id']) });
    const decide = (items: unknown[], to: string, reason?: string) =>
      admin('POST', '/api/en/moderation/decide', { json: { items, to, ...(reason && { reason }) } });
    const setRules = (rules: Record<string, unknown>) => admin('PUT', '/api/en/settings/spam', { json: rules });

    test('4-21 3-61: everything is published at once, and hidden, deleted, restored and undone from one list', async () => {
      later();
      const written = await post('A wall for the lobby');
      expect(written.body).toMatchObject({ waiting: false, token: '', staff: false });
      expect(await isPublic(written)).toBe(true);
      for (const [to, reason] of [
        ['hidden', 'off-topic'],
        ['deleted', undefined],
        ['spam', 'advertising'],
        ['held', undefined],
      ] as const) {
        proves('3-61');
        expect((await decide([item(written)], to, reason)).body['changed']).toEqual([item(written)]);
        expect(await isPublic(written)).toBe(false);
        const [first] = (await listed(`state=${to}&kind=post`)).items;
        expect(first).toMatchObject({ id: written.body['id'], kind: 'post', state: to, ...(reason && { reasons: [reason] }) });
        const undo = async () => (await admin('POST', '/api/en/moderation/undo', { json: { items: [item(written)] } })).body['message'];
        expect([await undo(), await undo()]).toEqual(['Undone', translate('en', 'api.done.nothing-moderated')]);
        expect(await isPublic(written)).toBe(true);
      }
      await decide([item(written)], 'deleted');
      expect((await decide([item(written)], 'deleted')).body).toMatchObject({
        changed: [],
        message: translate('en', 'api.done.nothing-moderated'),
      });
      await decide([item(written)], 'shown');
      const stale = { items: [item(written)], from: 'deleted' };
      expect((await admin('POST', '/api/en/moderation/undo', { json: stale })).body['changed']).toEqual([]);
      expect(await isPublic(written)).toBe(true);
      const actions = await app()
        .server.database.kysely.selectFrom('audit')
        .select(['action', 'actor'])
        .where('subject', '=', `post/${String(written.body['id'])}`)
        .execute();
      expect(actions.filter(({ action }) => action === 'moderated')).toHaveLength(6);
      expect(actions.every(({ actor }) => actor === 1)).toBe(true);
    });

    test('4-21: posts, comments and answers of one bulk action change together, and unknown ones are left out', async () => {
      proves('4-21');
      later();
      const first = await post('Bulk one');
      const answer = await comment(Number(first.body['id']), 'Bulk two');
      const items = [item(first), item(answer, 'post-comment')];
      expect((await decide([...items, { kind: 'post', id: 987_654 }], 'hidden')).body['changed']).toEqual(items);
      expect((await listed('state=hidden')).items.map(({ kind, id }) => ({ kind, id }))).toEqual(expect.arrayContaining(items));
      expect((await decide([], 'hidden')).status).toBe(422);
      expect((await decide([{ kind: 'lead', id: 1 }], 'hidden')).status).toBe(422);
      expect((await decide(items, 'gone')).status).toBe(422);
    });

    test('4-21 4-22: links, phone numbers and watched words hold what visitors write, with the reason', async () => {
      later();
      await setRules({ links_allowed: 1, watched_words: ['casino', 'قمار'] });
      for (const [text, reason] of [
        ['see https://a.example and https://b.example', 'links'],
        ['call ٠٥٠ ٠٠٠ ٠٠٠٠', 'phone-number'],
        ['best c a s i n o', 'watched-word'],
        ['أفضل قـــمااار', 'watched-word'],
      ] as const) {
        const held = await post(text);
        proves('4-22');
        expect(held.body).toMatchObject({ waiting: true, message: 'Thank you. It will appear once our team has read it.' });
        expect(await isPublic(held)).toBe(false);
        expect((await listed('state=held&kind=post')).items[0]).toMatchObject({ id: held.body['id'], reasons: [reason] });
      }
      expect((await post('one link: https://a.example')).body['waiting']).toBe(false);
      later();
      const trapped = await call('POST', '/api/en/communityposts/posts', { json: { author_name: 'Bot', content: 'Hello', extra: 'x' } });
      expect((await listed('state=spam')).items[0]).toMatchObject({ id: trapped.body['id'], reasons: ['trap'] });
      expect((await listed('state=held')).counts).toMatchObject({ spam: expect.any(Number) });
    });

    test('4-21: authors see their own words as waiting until somebody has decided, and nobody else does', async () => {
      proves('4-21');
      later();
      await setRules({ moderation: 'after-approval' });
      const held = await post('Please let me in');
      await setRules({ moderation: 'at-once' });
      const token = String(held.body['token']);
      const waiting = async (tokens: string) =>
        (await call('GET', `/api/en/communitywaiting/${encodeURIComponent(tokens)}`)).body as unknown as Row[];
      expect(await waiting(`made.up,${token}`)).toMatchObject([{ kind: 'post', id: held.body['id'], text: 'Please let me in', about: 0 }]);
      for (const forged of [token.slice(0, -1), token.replace(/:\d+/, ':1'), 'post:1.', 'x'.repeat(900)])
        expect(await waiting(forged)).toEqual([]);
      await decide([item(held)], 'shown');
      expect(await waiting(token)).toEqual([]);
      expect(await isPublic(held)).toBe(true);
    });

    test('3-66: visitors cannot sign as the company; the badge of the staff is set by the server alone', async () => {
      proves('3-66');
      later();
      await admin('PUT', '/api/en/settings/site', {
        json: { company_name_en: 'Lamha', company_name_ar: 'لمحة', short_name_en: 'Lamha', short_name_ar: 'لمحة' },
      });
      await setRules({ reserved_names: ['Vision Desk'] });
      for (const name of ['LAMHA', 'فريق لمحة', 'الإدارة', 'adm1n', 'vision desk'])
        expect(await post('We are the company', name)).toMatchObject({
          status: 422,
          body: { errors: { author_name: 'This name is reserved for our team.' } },
        });
      const forged = await call('POST', '/api/en/communityposts/posts', { json: { author_name: 'Sara', content: 'x', staff: true } });
      expect(forged.status).toBe(422);
      const own = await post('We are the company', 'Lamha', admin);
      expect(own.body).toMatchObject({ staff: true, waiting: false });
      expect((await comment(Number(own.body['id']), 'From us', admin)).body).toMatchObject({ staff: true });
      expect((await feed())[0]).toMatchObject({ id: own.body['id'], staff: true, comments: [{ staff: true }] });
    });

    test('4-21: enough reports from different addresses hold words until somebody has looked', async () => {
      proves('4-21');
      later();
      await setRules({ reports_to_hold: 2 });
      const written = await post('Out of place');
      const report = () => call('POST', '/api/en/communityreports', { json: item(written) });
      expect((await report()).status).toBe(200);
      expect((await report()).status).toBe(200);
      expect(await isPublic(written)).toBe(true);
      expect((await listed('state=reported')).items[0]).toMatchObject({ id: written.body['id'], reports: 1 });
      const { kysely } = app().server.database;
      await kysely.updateTable('reports').set({ address_hash: 'somebody else' }).where('item', '=', Number(written.body['id'])).execute();
      await report();
      expect(await isPublic(written)).toBe(false);
      expect((await listed('state=held&kind=post')).items[0]).toMatchObject({ id: written.body['id'], reasons: ['reported'] });
      await decide([item(written)], 'shown');
      await kysely.deleteFrom('reports').execute();
      await report();
      expect(await isPublic(written)).toBe(true);
      expect((await call('POST', '/api/en/communityreports', { json: { kind: 'post', id: 987_654 } })).status).toBe(404);
    });

    test('4-21: what a blocked author writes goes to spam, by name or by address, until the block is lifted', async () => {
      proves('4-21');
      later();
      const written = await post('Buy from me', 'Pushy Seller');
      const block = (by: string) => admin('POST', '/api/en/moderation/blocks', { json: { ...item(written), by } });
      expect((await block('name')).status).toBe(201);
      const again = await post('Buy again', 'PUSHY  seller');
      expect((await listed('state=spam')).items[0]).toMatchObject({ id: again.body['id'], reasons: ['blocked'] });
      expect((await post('Hello', 'Sara')).body['waiting']).toBe(false);
      expect((await block('address')).status).toBe(201);
      expect((await post('Hello again', 'Sara')).body['waiting']).toBe(true);
      const blocks = (await admin('GET', '/api/en/moderation/blocks')).body as unknown as Row[];
      expect(blocks.map(({ kind, label }) => [kind, label])).toEqual([
        ['address', 'Pushy Seller'],
        ['name', 'Pushy Seller'],
      ]);
      for (const { id } of blocks) await admin('DELETE', `/api/en/moderation/blocks/${id}`);
      expect((await post('Hello at last', 'Sara')).body['waiting']).toBe(false);
    });

    test('4-21: the list is read page by page without holes and searched literally', async () => {
      proves('4-21');
      later();
      const { kysely } = app().server.database;
      const created_at = new Date().toISOString();
      const rows = Array.from({ length: 120 }, (_, index) => ({
        author_name: `N${index}`,
        content: `100%_ ${index}`,
        state: 'hidden' as const,
        reasons: '[]',
        staff: 0 as const,
        reports: 0,
        reviewed: 0 as const,
        previous: '',
        agreement: '',
        address_hash: '',
        created_at,
        deleted_at: null,
      }));
      await kysely.insertInto('posts').values(rows).execute();
      const seen: number[] = [];
      let next = '';
      do {
        const page = await listed(`state=hidden&search=${encodeURIComponent('100%_')}&below=${encodeURIComponent(next)}`);
        seen.push(...page.items.map(({ id }) => id));
        ({ next } = page);
      } while (next !== '');
      expect(seen).toHaveLength(120);
      expect(new Set(seen).size).toBe(120);
      expect((await listed(`state=hidden&search=${encodeURIComponent('100x_')}`)).items).toEqual([]);
      expect((await admin('GET', '/api/en/moderation?below=nonsense')).status).toBe(400);
    });

    test('L-10 L-13: fifty parallel posts and comments are all kept once, and a double click is one', async () => {
      later();
      const { kysely } = app().server.database;
      const { body: parent } = await post('Parent of fifty', 'Sara', admin);
      const visitors = Array.from({ length: 50 }, (_, index) => caller(app().url, { cookie: app().cookie, 'user-agent': `v${index}` }));
      const answers = await Promise.all(
        visitors.flatMap((as, index) => [post(`Parallel ${index}`, 'Sara', as), comment(Number(parent['id']), `Parallel ${index}`, as)]),
      );
      proves('L-13');
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 201));
      const texts = await kysely.selectFrom('posts').select('content').where('content', 'like', 'Parallel %').execute();
      expect(new Set(texts.map(({ content }) => content)).size).toBe(50);
      expect(texts).toHaveLength(50);
      proves('L-10');
      expect(await kysely.selectFrom('post_comments').select('id').where('post_id', '=', Number(parent['id'])).execute()).toHaveLength(50);
      later();
      const clicks = await Promise.all(Array.from({ length: 5 }, () => post('Clicked twice')));
      expect(new Set(clicks.map(({ body }) => body['id'])).size).toBe(1);
    });
  },
  { clock: () => new Date(Date.now() + minutesAhead * 60_000) },
);

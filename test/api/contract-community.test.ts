import { expect, test } from 'vitest';
import type { Call } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { proves } from '#test/requirements/proves.ts';

type Row = Record<string, unknown>;

const ARABIC = /[\u0600-\u06ff]/;

let minutesAhead = 0;

onBothEngines(
  ({ call, admin }) => {
    /** Beyond every limit of what one address may send. */
    const later = () => (minutesAhead += 11);
    const newSection = async () => {
      const { body: blog } = await admin('POST', '/api/en/community/add', { form: { name: 'Blog' } });
      const { body } = await admin('POST', '/api/en/communityonepost', {
        form: { category_id: String(blog['id']), title: 'Part', text: 'Text', path: '/about' },
      });
      return Number(body['id']);
    };
    const list = async (path: string, as = call) => (await as('GET', `/api/en${path}`)).body as unknown as Row[];

    test('comments are read by the section’s id, written with it, and deleted by their own', async () => {
      later();
      const [first, second] = [await newSection(), await newSection()];
      const write = (post_id: unknown, text: string) =>
        call('POST', '/api/en/communitypostcomments', { json: { post_id, username: 'Reader', text } });
      await write(first, 'so that ids of comments and sections differ');
      const written = [await write(second, 'one'), await write(String(second), 'two')];
      written.push(
        await call('POST', '/api/en/communitypostcomments', { form: { post_id: String(second), username: 'Reader', text: 'three' } }),
      );
      expect(written[0]).toMatchObject({
        status: 201,
        body: { success: true, message: 'Comment added', post_id: second, username: 'Reader', text: 'one' },
      });
      expect((await list(`/communitypostcomments/${second}`)).map((comment) => comment['text'])).toEqual(['one', 'two', 'three']);
      expect(await list(`/communitypostcomments/${first}`)).toHaveLength(1);
      proves('X-05');
      expect(await list('/communitypostcomments', admin)).toContainEqual(
        expect.objectContaining({ id: expect.any(Number), post_id: second, username: 'Reader', text: 'one' }),
      );
      proves('3-62');
      expect((await list(`/communitypostcomments?post_id=${second}`, admin)).map((comment) => comment['text'])).toEqual([
        'one',
        'two',
        'three',
      ]);

      const id = Number(written[1]!.body['id']);
      expect(id).not.toBe(second);
      proves('3-56');
      expect((await call('DELETE', `/api/en/communitypostcomments/${id}`)).status).toBe(401);
      proves('R-01');
      expect((await admin('DELETE', `/api/en/communitypostcomments/${id}`)).body).toMatchObject({ success: true, id });
      expect((await admin('DELETE', `/api/en/communitypostcomments/${id}`)).status).toBe(404);
      expect((await list(`/communitypostcomments/${second}`)).map((comment) => comment['text'])).toEqual(['one', 'three']);
    });

    test('a comment needs a section that visitors can see, a name and a text', async () => {
      later();
      const section = await newSection();
      const write = (json: unknown, base = '/api/en') => call('POST', `${base}/communitypostcomments`, { json });
      for (const post_id of [987_654_321, '0', -1, [section], { $ne: 0 }, true, null, '1e0'])
        expect(await write({ post_id, username: 'R', text: 't' })).toMatchObject({
          status: 422,
          body: { errors: { post_id: expect.any(String) } },
        });
      expect(await write({ post_id: section, username: ' ', text: '' })).toMatchObject({
        status: 422,
        body: { success: false, errors: { username: 'Name is required', text: 'Text is required' } },
      });
      expect((await write({ post_id: section, username: ' ', text: '' }, '/api/ar')).body['message']).toMatch(ARABIC);
      expect((await write({ post_id: section, username: 'R', text: 'x'.repeat(5001) })).status).toBe(422);
      await admin('PUT', `/api/en/communityonepost/${section}`, { form: { published_en: '0' } });
      expect((await write({ post_id: section, username: 'R', text: 't' })).status).toBe(422);
      expect((await write({ post_id: section, username: 'R', text: 't' }, '/api/ar')).status).toBe(201);
      expect(await list(`/communitypostcomments/${section}`)).toEqual([]);
      expect(await list(`/communitypostcomments/${section}`, admin)).toHaveLength(1);
    });

    test('the feed shows the newest post first, each with its comments, and takes forms as well as JSON', async () => {
      later();
      const first = await call('POST', '/api/en/communityposts/posts', { json: { author_name: 'Sara', content: 'Hello' } });
      expect(first).toMatchObject({
        status: 201,
        body: { success: true, author_name: 'Sara', content: 'Hello', comments: [], comment_count: 0 },
      });
      const second = await call('POST', '/api/en/communityposts/posts', { form: { author_name: 'سارة', content: 'أهلًا' } });
      const comment = (text: string, options: (text: string) => Parameters<Call>[2]) =>
        call('POST', `/api/en/communityposts/posts/${String(first.body['id'])}/comments`, options(text));
      expect((await comment('one', (text) => ({ json: { commenter_name: 'A', text } }))).status).toBe(201);
      const last = await comment('two', (text) => ({ form: { commenter_name: 'B', text } }));
      expect(last).toMatchObject({ status: 201, body: { success: true, commenter_name: 'B', text: 'two' } });
      const [newest, oldest] = await list('/communityposts/posts');
      proves('Z-P13');
      expect(newest).toMatchObject({ id: second.body['id'], author_name: 'سارة', comments: [] });
      expect(oldest).toMatchObject({ id: first.body['id'], comment_count: 2, comments: [{ text: 'one' }, { text: 'two' }] });
      expect(
        (await call('POST', '/api/en/communityposts/posts/987654321/comments', { json: { commenter_name: 'A', text: 't' } })).status,
      ).toBe(404);
      proves('3-58');
      expect(await call('POST', '/api/en/communityposts/posts', { json: { author_name: '', content: '  ' } })).toMatchObject({
        status: 422,
        body: { errors: { author_name: 'Name is required', content: 'Text is required' } },
      });

      proves('Z-P15');
      expect((await admin('DELETE', `/api/en/communityposts/comments/${String(last.body['id'])}`)).status).toBe(200);
      expect((await list('/communityposts/posts'))[1]).toMatchObject({ comment_count: 1, comments: [{ text: 'one' }] });
      expect((await admin('DELETE', `/api/en/communityposts/posts/${String(first.body['id'])}`)).status).toBe(200);
      expect(await list('/communityposts/posts')).toHaveLength(1);
      expect(await list(`/communityposts/posts/${String(first.body['id'])}/comments`)).toEqual([]);
    });

    test('a visitor who writes too much waits', async () => {
      later();
      let count = 0;
      const write = () =>
        call('POST', '/api/en/communityposts/posts', { json: { author_name: 'Eager', content: `Words ${(count += 1)}` } });
      const statuses = [];
      for (let turn = 0; turn < 6; turn += 1) statuses.push((await write()).status);
      expect(statuses).toEqual([...Array.from({ length: 5 }, () => 201), 429]);
      const refused = await write();
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      later();
      expect((await write()).status).toBe(201);
    });
  },
  { clock: () => new Date(Date.now() + minutesAhead * 60_000) },
);

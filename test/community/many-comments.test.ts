import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#store/database/open.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { MANY_COMMENTS, MANY_POSTS, writeManyComments } from '#test/rig/many-comments.ts';
import { proves } from '#test/requirements/proves.ts';

/** What the engine would do, in its own words. */
async function planOf({ kysely, engine }: Database, query: ReturnType<typeof sql>): Promise<string> {
  const explain = engine === 'sqlite' ? sql`explain query plan ${query}` : sql`explain ${query}`;
  return JSON.stringify((await explain.execute(kysely)).rows);
}

onBothEngines(({ app, call, admin }) => {
  test('among 100,000 comments and 10,000 posts the first page is small and found by an index', async () => {
    const { body: blog } = await admin('POST', '/api/en/community/add', { form: { name: 'Blog' } });
    const { body: part } = await admin('POST', '/api/en/communityonepost', {
      form: { category_id: String(blog['id']), title: 'Part', text: 'Text', path: '/about' },
    });
    const [section, { database }] = [Number(part['id']), app().server];
    await writeManyComments(database, section);

    const first = await call('GET', `/api/en/communitypostcomments/${section}?last=50`);
    const comments = first.body as unknown as { id: number; text: string }[];
    expect(comments.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, index) => `Words ${MANY_COMMENTS - 49 + index}`));
    expect(first.headers.get('x-total-count')).toBe(String(MANY_COMMENTS));
    expect(first.text.length).toBeLessThan(100_000);
    const above = (await call('GET', `/api/en/communitypostcomments/${section}?last=50&before=${comments[0]!.id}`)).body as unknown as {
      text: string;
    }[];
    expect(above.at(-1)!.text).toBe(`Words ${MANY_COMMENTS - 50}`);
    expect((await call('GET', `/api/en/communitypostcomments/${section}?last=101`)).status).toBe(400);

    const feed = await call('GET', '/api/en/communityposts/posts?per_page=10');
    const [newest] = feed.body as unknown as { id: number; comment_count: number; comments: unknown[] }[];
    expect(newest).toMatchObject({ id: MANY_POSTS, comment_count: MANY_COMMENTS });
    proves('3-107');
    expect(newest!.comments).toHaveLength(20);
    expect(feed.text.length).toBeLessThan(100_000);

    const held = await admin('GET', '/api/en/moderation?state=shown');
    expect((held.body['items'] as unknown[]).length).toBe(50);

    const queries = [
      sql`select id from comments where state = ${'shown'} and section_id = ${section} order by id desc limit 50`,
      sql`select id from posts where state = ${'shown'} order by id desc limit 10 offset 0`,
      sql`select id from post_comments where post_id = ${MANY_POSTS} and state = ${'shown'} order by id limit 20`,
      sql`select id from comments where state = ${'held'} order by created_at desc, id desc limit 51`,
      sql`select id from comments where reports > 0 and state = ${'shown'} order by created_at desc, id desc limit 51`,
    ];
    for (const query of queries) {
      const plan = await planOf(database, query);
      expect(plan).toMatch(/index/i);
      expect(plan).not.toMatch(/SCAN (?:comments|posts|post_comments)(?! USING (?:COVERING )?INDEX)|Seq Scan/);
    }
  });
});

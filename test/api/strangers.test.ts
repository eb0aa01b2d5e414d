import { expect, test } from 'vitest';
import { onBothEngines } from '#test/rig/both-engines.ts';

const MOST_ERRORS = 20;

function manyKeys(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
}

onBothEngines(({ call, app }) => {
  test('B1: a stranger’s call of more than 64 KB is refused before it is parsed', async () => {
    const { status, text } = await call('POST', '/api/email/send-email-sa', { json: { kind: 'contact', fields: manyKeys(50_000) } });
    expect([status, text.length < 1000]).toEqual([413, true]);
  });

  test('B1: many keys are counted, not looked at one by one, and a list of errors is short', async () => {
    const nested = await call('POST', '/api/email/send-email-sa', { json: { kind: 'contact', fields: manyKeys(4000) } });
    expect([nested.status, Object.keys(nested.body['errors'] as object)]).toEqual([422, ['fields']]);
    expect((await call('POST', '/api/communityposts/posts', { json: manyKeys(4000) })).status).toBe(413);
    const some = await call('POST', '/api/communityposts/posts', { json: manyKeys(150) });
    expect([some.status, Object.keys(some.body['errors'] as object).length]).toEqual([422, MOST_ERRORS]);
  });

  test('B1: a form is held to the same limits', async () => {
    const many = await call('POST', '/api/send-email', { form: { fields: JSON.stringify(manyKeys(8000)) } });
    expect([many.status, Object.keys(many.body['errors'] as object)]).toEqual([422, ['fields']]);
    const long = await call('POST', '/api/communityposts/posts', {
      form: { author_name: 'a'.repeat(90_000), content: 'b'.repeat(200_000) },
    });
    expect(long.status).toBe(413);
  });

  test('B6: a number that no database holds reaches none', async () => {
    const { receiveComment, lastComments } = app().server.operations.community;
    const reader = { language: 'en', sees: 'published' } as const;
    const texts = {
      intent: 'post-comment',
      values: { commenter_name: 'Sara', text: 'Hello' },
      author: { address: '192.0.2.1', language: 'en' as const },
    };
    for (const about of [0.5, Number.NaN, 1e20, -1])
      await expect(receiveComment({ ...texts, about, reader })).rejects.toMatchObject({ code: 'not-found' });
    expect(await lastComments(999, reader, { limit: 5, before: undefined })).toEqual({ comments: [], count: 0 });
  });
});

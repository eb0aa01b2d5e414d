import { describe, expect, test } from 'vitest';
import { openMailFixture } from '#test/rig/mail-fixture.ts';
import { ENGINES } from '#test/rig/postgres.ts';

type Listed = { id: number; username: string; isInvited: boolean; isUnsent: boolean };

describe.each(ENGINES)('%s', (engine) => {
  const fixture = openMailFixture(engine);

  test('an invitation that the mail server refuses is marked in the list of users until the next one has gone out', async () => {
    const { app, mail } = fixture;
    mail.mood('refuses');
    const invited = { username: 'refused.first', displayName: 'نورة', email: 'refused.first@example.com', role: 'reader' };
    expect((await app.admin('POST', '/api/en/users', { json: invited })).status).toBe(201);
    const users = async () => (await app.admin('GET', '/api/en/users')).body as unknown as Listed[];
    const listed = async () => (await users()).find(({ username }) => username === invited.username)!;
    await expect.poll(listed).toMatchObject({ isInvited: true, isUnsent: true });
    expect((await users()).filter(({ isUnsent }) => isUnsent)).toHaveLength(1);
    const waiting = await Promise.all(['queued', 'dead'].map((state) => app.admin('GET', `/api/en/mail/queue?state=${state}`)));
    expect(waiting.map(({ text }) => text).join()).toContain('You are invited to the dashboard of');
    mail.mood('well');
    const corrected = await app.admin('PUT', `/api/en/users/${(await listed()).id}/invitation`, { json: { email: 'right@example.com' } });
    expect(corrected.status).toBe(200);
    await expect.poll(() => mail.received.filter(({ to }) => to.includes('right@example.com')).length).toBe(1);
    expect(await listed()).toMatchObject({ isInvited: true, isUnsent: false });
    expect((await mail.parsed()).at(-1)!.text).toContain('Your username is \u2068refused.first\u2069');
  });
});

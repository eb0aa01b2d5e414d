import { expect, test } from 'vitest';
import { caller, signIn } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';

const HOUR_MS = 3600_000;
const NEXT = 'four quite unrelated words';
let msAhead = 0;

onBothEngines(
  (door) => {
    async function addColleague(username: string, email: string): Promise<string> {
      const { body } = await door.admin('POST', '/api/en/users', { json: { username } });
      const cookie = await signIn(door.app().call, username, String(body['password']));
      await caller(door.app().url, { cookie })('POST', '/api/en/auth/email', { json: { email } });
      return cookie;
    }
    const ask = (email: string, base = '/api/en') => door.call('POST', `${base}/auth/forgotten`, { json: { email } });
    const answer = (token: string, password = NEXT) => door.call('POST', '/api/en/auth/new-password', { json: { token, password } });
    async function letters(): Promise<{ to: string; subject: string; action: { url: string } }[]> {
      const rows = await door.app().server.database.kysely.selectFrom('outbox').select('payload').orderBy('id').execute();
      return rows.map(({ payload }) => JSON.parse(payload) as Awaited<ReturnType<typeof letters>>[number]);
    }
    const tokenOf = ({ action }: { action: { url: string } }) => action.url.split('#')[1]!;

    test('4-01: a forgotten password is answered by a link that works once and ends every session', async () => {
      const cookie = await addColleague('sara', 'Sara@example.com');
      expect((await ask('sara@EXAMPLE.com', '/api/ar')).status).toBe(200);
      const [letter] = await letters();
      expect(letter).toMatchObject({ to: 'sara@example.com', subject: expect.stringContaining('كلمة مرور جديدة') });
      expect(letter!.action.url).toContain('/dashboard/new-password#');
      expect(await answer(tokenOf(letter!), 'short')).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
      expect((await answer(tokenOf(letter!))).status).toBe(200);
      expect((await caller(door.app().url, { cookie })('GET', '/api/auth/me')).status).toBe(401);
      await signIn(door.app().call, 'sara', NEXT);
      expect((await answer(tokenOf(letter!))).status).toBe(403);
    });

    test('4-01: nobody learns who has an account, and no mailbox is flooded', async () => {
      await addColleague('omar', 'omar@example.com');
      const before = (await letters()).length;
      const [known, unknown] = [await ask('omar@example.com'), await ask('nobody@example.com')];
      expect(unknown.body).toEqual(known.body);
      await ask('omar@example.com');
      await ask('omar@example.com');
      expect((await letters()).length - before).toBe(2);
      expect((await ask('omar@example.com')).status).toBe(429);
      msAhead += 2 * HOUR_MS;
      expect((await answer(tokenOf((await letters()).at(-1)!))).status).toBe(403);
    });
  },
  { clock: () => new Date(Date.now() + msAhead) },
);

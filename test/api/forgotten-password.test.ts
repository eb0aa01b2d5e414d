import { expect, test } from 'vitest';
import { translate } from '#i18n/translate.ts';
import { caller, signIn } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { invite } from '#test/rig/people.ts';
import { proves } from '#test/requirements/proves.ts';

const HOUR_MS = 3600_000;
const FIRST = 'another four unrelated words';
const NEXT = 'four quite unrelated words';
let msAhead = 0;

type SentMail = { to: string; subject: string; action: { url: string } };

onBothEngines(
  (door) => {
    async function addColleague(username: string, email: string): Promise<string> {
      await invite(door.app(), { username }, FIRST);
      const cookie = await signIn(door.app().call, username, FIRST);
      await caller(door.app().url, { cookie })('POST', '/api/en/auth/email', { json: { email, password: FIRST } });
      return cookie;
    }
    const ask = (email: string, base = '/api/en') => door.call('POST', `${base}/auth/forgotten`, { json: { email } });
    const answer = (token: string, password = NEXT) => door.call('POST', '/api/en/auth/new-password', { json: { token, password } });
    async function mails(): Promise<(SentMail & { secret: string })[]> {
      const outbox = door.app().server.database.kysely.selectFrom('outbox').select(['payload', 'secret']);
      const rows = await outbox.where('secret', '!=', '').orderBy('id').execute();
      return rows.map(({ payload, secret }) => ({ ...(JSON.parse(payload) as SentMail), secret }));
    }

    test('4-01: a forgotten password is answered by a link that works once and ends every session', async () => {
      proves('4-01');
      const cookie = await addColleague('sara-of-jeddah', 'Sara@example.com');
      expect((await ask('sara@EXAMPLE.com', '/api/ar')).status).toBe(200);
      const mail = (await mails()).at(-1);
      expect(mail).toMatchObject({ to: 'sara@example.com', subject: expect.stringContaining('كلمة مرور جديدة') });
      expect(mail!.action.url).toMatch(/\/dashboard\/new-password#$/);
      for (const bad of ['short', 'Sara-of-Jeddah7'])
        expect(await answer(mail!.secret, bad), bad).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
      expect((await answer(mail!.secret)).status).toBe(200);
      expect((await caller(door.app().url, { cookie })('GET', '/api/auth/me')).status).toBe(401);
      await signIn(door.app().call, 'sara-of-jeddah', NEXT);
      expect((await answer(mail!.secret)).status).toBe(403);
    });

    test('4-01: nobody learns who has an account, and no mailbox is flooded', async () => {
      proves('4-01');
      await addColleague('omar', 'omar@example.com');
      const before = (await mails()).length;
      const [known, unknown] = [await ask('omar@example.com'), await ask('nobody@example.com')];
      expect(unknown.body).toEqual(known.body);
      // Nothing is on its way where mail is not set up.
      expect(known.body['message']).toBe(translate('en', 'api.done.link-sent-later'));
      await ask('omar@example.com');
      await ask('omar@example.com');
      expect((await mails()).length - before).toBe(2);
      expect((await ask('omar@example.com')).status).toBe(429);
      msAhead += 2 * HOUR_MS;
      expect((await answer((await mails()).at(-1)!.secret)).status).toBe(403);
    });
  },
  { clock: () => new Date(Date.now() + msAhead) },
);

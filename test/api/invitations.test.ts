import { expect, test } from 'vitest';
import { caller, signIn } from '#test/rig/app.ts';
import { translate } from '#i18n/translate.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { newTag } from '#test/rig/collection-calls.ts';
import { addPerson, mailedToken, STAFF_PASSWORD } from '#test/rig/people.ts';
import { proves } from '#test/requirements/proves.ts';

const DAY_MS = 24 * 3600_000;
const OTHER = 'another four unrelated words';
let msAhead = 0;

type SentMail = { to: string; subject: string; paragraphs: string[] };

onBothEngines(
  (door) => {
    const choose = (token: string, password = STAFF_PASSWORD) =>
      door.call('POST', '/api/en/auth/new-password', { json: { token, password } });
    const admin = async () => caller(door.app().url, { cookie: await signIn(door.app().call) });
    const login = async (username: string, password: string) =>
      (await door.app().call('POST', '/api/en/auth/login', { json: { username, password } })).status;
    async function invited(base = '/api/en') {
      const username = newTag().toLowerCase();
      const email = `${username}@example.com`;
      const answer = await (await admin())('POST', `${base}/users`, { json: { username, email: email.toUpperCase(), role: 'editor' } });
      expect(answer.status).toBe(201);
      return { username, email, id: (answer.body['user'] as { id: number }).id, text: answer.text };
    }
    async function lastMail(to: string): Promise<SentMail> {
      const rows = await door.app().server.database.kysely.selectFrom('outbox').select('payload').orderBy('id', 'desc').execute();
      return rows.map(({ payload }) => JSON.parse(payload) as SentMail).find((mail) => mail.to === to)!;
    }

    test('whoever is invited chooses the password behind a link that works once; nobody is answered one', async () => {
      const { username, email, text } = await invited('/api/ar');
      expect(text).not.toMatch(/password/i);
      expect(await lastMail(email)).toMatchObject({
        subject: expect.stringContaining('دعوة'),
        paragraphs: [expect.stringContaining(username), expect.any(String)],
      });
      const token = await mailedToken(door.app(), email);
      for (const guess of ['', ' ', STAFF_PASSWORD]) expect(await login(username, guess)).not.toBe(200);
      expect((await choose(token, `${username}${username}1`)).status).toBe(422);
      proves('4-02');
      expect((await choose(token)).status).toBe(200);
      expect((await lastMail(email)).subject).toContain('دعوة'); // no alarm about one's own first password and device
      expect(await login(username, STAFF_PASSWORD)).toBe(200);
      expect((await choose(token, OTHER)).status).toBe(403);
    });

    test('two who follow the same link at once: one chooses the password', async () => {
      const { email, username } = await invited();
      const token = await mailedToken(door.app(), email);
      const answers = await Promise.all([choose(token), choose(token, OTHER)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      const signedIn = [await login(username, STAFF_PASSWORD), await login(username, OTHER)];
      expect(signedIn.toSorted()).toEqual([200, 401]);
    });

    test('an address that belongs to somebody is not invited again, in no spelling', async () => {
      const { email, username } = await invited();
      const call = await admin();
      for (const spelling of [email, email.toUpperCase(), ` ${email} `])
        expect(await call('POST', '/api/en/users', { json: { username: newTag(), email: spelling, role: 'owner' } })).toMatchObject({
          status: 422,
          body: { errors: { email: expect.any(String) } },
        });
      expect((await call('POST', '/api/en/users', { json: { username, email: `other-${email}` } })).status).toBe(422);
      // Who cannot invite takes it another way: as the own address, which would end the way back of its owner.
      const thief = await addPerson({ ...door.app(), admin: call }, 'reader');
      const taken = await thief.call('POST', '/api/ar/auth/email', { json: { email: email.toUpperCase(), password: STAFF_PASSWORD } });
      expect(taken).toMatchObject({ status: 422, body: { codes: { email: 'taken' } } });
    });

    test('of two who take one address at the same moment one has it, whichever way they take it', async () => {
      const [call, { accounts }] = [await admin(), door.app().server.operations];
      const invites = (email: string) => call('POST', '/api/en/users', { json: { username: newTag(), email, role: 'reader' } });
      const bare = async () => (await accounts.addUser({ username: newTag(), role: 'reader' }, undefined)).user.id;
      const gives = (id: number, email: string) => call('POST', `/api/en/users/${id}/reset-password`, { json: { email } });
      const person = await addPerson({ ...door.app(), admin: call }, 'reader');
      const takes = (email: string) => person.call('POST', '/api/en/auth/email', { json: { email, password: STAFF_PASSWORD } });
      const [one, other] = [await bare(), await bare()];
      for (const race of [
        (email: string) => [invites(email), invites(email), invites(email)],
        (email: string) => [gives(one, email), gives(other, email), invites(email)],
        (email: string) => [takes(email), invites(email), invites(email)],
      ]) {
        const email = `${newTag().toLowerCase()}@example.com`;
        const answers = await Promise.all(race(email));
        const refused = answers.filter(({ status }) => status === 422);
        expect([answers.map(({ status }) => status), refused.length]).toEqual([expect.anything(), 2]);
        for (const { body } of refused) expect(body).toMatchObject({ codes: { email: 'taken' } });
      }
    });

    test('an account is not enabled again while a colleague has its address', async () => {
      const call = await admin();
      const { id, email } = await invited();
      await call('POST', `/api/en/users/${id}/disable`);
      const heir = await call('POST', '/api/en/users', { json: { username: newTag(), email, role: 'reader' } });
      const { id: heirId } = heir.body['user'] as { id: number };
      const refused = await call('POST', `/api/ar/users/${id}/enable`);
      expect([refused.status, refused.body['message']]).toEqual([403, expect.stringContaining('لحساب آخر')]);
      expect((await call('POST', `/api/en/users/${heirId}/disable`)).status).toBe(200);
      const race = await Promise.all([id, heirId].map((one) => call('POST', `/api/en/users/${one}/enable`)));
      expect(race.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    });

    test('a disabled account gets no link and no session, and what it held is of no use', async () => {
      const { id, username, email } = await invited();
      expect((await choose(await mailedToken(door.app(), email))).status).toBe(200);
      const call = caller(door.app().url, { cookie: await signIn(door.app().call, username, STAFF_PASSWORD) });
      expect((await door.call('POST', '/api/en/auth/forgotten', { json: { email } })).status).toBe(200);
      const link = await mailedToken(door.app(), email);
      expect((await (await admin())('POST', `/api/en/users/${id}/disable`)).status).toBe(200);
      expect((await call('GET', '/api/en/auth/me')).status).toBe(401);
      expect((await choose(link, OTHER)).status).toBe(403);
      expect((await door.call('POST', '/api/en/auth/forgotten', { json: { email } })).status).toBe(200);
      expect(await mailedToken(door.app(), email)).toBe(link); // no other was mailed
      expect(await login(username, STAFF_PASSWORD)).toBe(401);
      expect((await (await admin())('POST', `/api/en/users/${id}/enable`)).status).toBe(200);
      expect((await choose(link, OTHER)).status).toBe(403);
      expect((await call('GET', '/api/en/auth/me')).status).toBe(401);
    });

    test('an address is needed', async () => {
      const call = await admin();
      for (const email of [undefined, '', 'no address'])
        expect(await call('POST', '/api/en/users', { json: { username: newTag(), email } })).toMatchObject({
          status: 422,
          body: { errors: { email: expect.any(String) } },
        });
      const withPassword = { username: newTag(), email: 'a@example.com', password: OTHER };
      expect((await call('POST', '/api/en/users', { json: withPassword })).status).toBe(422);
    });

    test('the link ends after three days, with another invitation, and with the account', async () => {
      const late = await invited();
      const lateToken = await mailedToken(door.app(), late.email);
      msAhead += 3 * DAY_MS + 1000;
      expect((await choose(lateToken)).status).toBe(403);

      const again = await invited();
      const first = await mailedToken(door.app(), again.email);
      const sentAgain = await (await admin())('POST', `/api/en/users/${again.id}/reset-password`);
      // There was no password that could have ended.
      expect([sentAgain.status, sentAgain.body['message']]).toEqual([200, translate('en', 'api.done.invited-later')]);
      expect((await lastMail(again.email)).subject).toContain('invited');
      expect((await choose(first)).status).toBe(403);
      const second = await mailedToken(door.app(), again.email);
      expect((await (await admin())('POST', `/api/en/users/${again.id}/disable`)).status).toBe(200);
      expect((await choose(second)).status).toBe(403);
    });

    test('an invitation is seen with its address, corrected and taken back, until somebody has signed in', async () => {
      const call = await admin();
      const { id, username, email } = await invited();
      const listed = async () =>
        ((await call('GET', '/api/en/users')).body as unknown as { id: number; signedInAt: string }[]).find((one) => one.id === id);
      expect(await listed()).toMatchObject({ username, email, displayName: '', isNew: true, signedInAt: '', hasSecondStep: false });
      const wrong = await mailedToken(door.app(), email);
      const right = { username: `${username}.q`, displayName: '  سارة المترجمة ', email: `right-${email}` };
      expect((await call('PUT', `/api/en/users/${id}/invitation`, { json: right })).status).toBe(200);
      expect(await listed()).toMatchObject({ ...right, displayName: 'سارة المترجمة' });
      expect((await choose(wrong)).status).toBe(403);
      expect((await lastMail(right.email)).paragraphs[0]).toContain(right.username);
      expect((await call('PUT', `/api/ar/users/${id}/invitation`, { json: { username: 'sara m' } })).body).toMatchObject({
        codes: { username: 'not-a-username' },
        errors: { username: expect.stringContaining('بلا مسافات') },
      });
      expect((await choose(await mailedToken(door.app(), right.email))).status).toBe(200);
      expect(await login(right.username, STAFF_PASSWORD)).toBe(200);
      expect(await listed()).toMatchObject({ isNew: false, signedInAt: expect.stringMatching(/^\d{4}-/) });
      for (const method of ['PUT', 'DELETE'])
        expect((await call(method, `/api/en/users/${id}/invitation`, method === 'PUT' ? { json: { email } } : {})).status).toBe(403);
      expect((await call('POST', `/api/en/users/${id}/name`, { json: { displayName: 'Sara Q' } })).status).toBe(200);
      expect(await listed()).toMatchObject({ displayName: 'Sara Q', email: right.email });

      const other = await invited();
      const token = await mailedToken(door.app(), other.email);
      expect((await call('DELETE', `/api/en/users/${other.id}/invitation`)).status).toBe(200);
      expect((await choose(token)).status).toBe(403);
      const again = { username: other.username, email: other.email, role: 'reader' };
      expect((await call('POST', '/api/en/users', { json: again })).status).toBe(201);
    });

    test('a colleague’s reset ends password and sessions at once and answers nothing secret', async () => {
      const { id, username, call } = await addPerson({ ...door.app(), admin: await admin() }, 'editor');
      const answer = await (await admin())('POST', `/api/en/users/${id}/reset-password`, { json: {} });
      expect([answer.status, Object.keys(answer.body).toSorted()]).toEqual([200, ['message', 'success']]);
      expect((await call('GET', '/api/auth/me')).status).toBe(401);
      expect(await login(username, STAFF_PASSWORD)).toBe(401);
      expect((await choose(await mailedToken(door.app(), `${username}@example.com`), OTHER)).status).toBe(200);
      expect(await login(username, OTHER)).toBe(200);
    });

    test('an account without an address is given one with its link, an account with one keeps it', async () => {
      const { accounts } = door.app().server.operations;
      const { user } = await accounts.addUser({ username: newTag(), role: 'reader' }, undefined);
      const call = await admin();
      const reset = (email?: string) => call('POST', `/api/en/users/${user.id}/reset-password`, { json: { email } });
      expect(await reset()).toMatchObject({ status: 422, body: { errors: { email: expect.any(String) } } });
      expect((await reset('first@example.com')).status).toBe(200);
      const token = await mailedToken(door.app(), 'first@example.com');
      expect((await reset('thief@example.com')).status).toBe(200);
      await expect(mailedToken(door.app(), 'thief@example.com')).rejects.toThrow('no link');
      expect((await choose(token)).status).toBe(403);
    });
  },
  { clock: () => new Date(Date.now() + msAhead) },
);

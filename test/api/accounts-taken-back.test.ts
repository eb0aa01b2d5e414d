import { expect, test } from 'vitest';
import { caller, type Call } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { invite, mailedToken } from '#test/rig/people.ts';
import { realAddress } from '#test/rig/real-address.ts';
import { seed } from '#test/rig/seed.ts';

const PASSWORD = 'four quite unrelated words';
const NEXT = 'another four unrelated words';
const WRONG = 'nobody would choose this one';

type Described = { paths: Record<string, { get?: { 'x-access': string; responses: Record<number, unknown> } }> };
type SentMail = { to: string; subject: string; paragraphs: string[]; action: { url: string } };
type Person = { id: number; username: string; email: string; cookie: string; call: Call };

onBothEngines(
  (door) => {
    let people = 0;
    const kysely = () => door.app().server.database.kysely;
    /** From an address of its own, as the proxy in front tells. */
    const from = (address: string, cookie?: string): Call =>
      caller(door.app().url, { 'x-forwarded-for': address, ...(cookie && { cookie }) });
    const someAddress = () => `198.51.${(people += 1)}.${Math.floor(Math.random() * 250) + 1}`;

    async function addPerson(): Promise<Person> {
      const username = `person${(people += 1)}`;
      const email = `${username}@example.com`;
      const id = await invite(door.app(), { username }, PASSWORD);
      const { headers } = await from(someAddress())('POST', '/api/en/auth/login', { json: { username, password: PASSWORD } });
      const cookie = headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      const call = from(someAddress(), cookie);
      expect((await call('POST', '/api/en/auth/email', { json: { email, password: PASSWORD } })).status).toBe(200);
      return { id, username, email, cookie, call };
    }
    async function mails(to: string): Promise<SentMail[]> {
      const rows = await kysely().selectFrom('outbox').select('payload').orderBy('id').execute();
      return rows.map(({ payload }) => JSON.parse(payload) as SentMail).filter((mail) => mail.to === to);
    }
    async function linkFor({ email }: Person): Promise<string> {
      expect((await from(someAddress())('POST', '/api/en/auth/forgotten', { json: { email } })).status).toBe(200);
      return mailedToken(door.app(), email);
    }
    const useLink = (token: string, password = NEXT) =>
      from(someAddress())('POST', '/api/en/auth/new-password', { json: { token, password } });
    const actionsOn = async (subject: string) => {
      const rows = await kysely().selectFrom('audit').select(['action', 'actor']).where('subject', '=', subject).orderBy('id').execute();
      return rows.map(({ action, actor }) => `${action} by ${actor}`);
    };
    async function lockOut({ username }: Person): Promise<void> {
      for (const host of [1, 2, 3, 4, 5])
        for (let guess = 0; guess < 4; guess += 1)
          await from(`203.0.113.${host}`)('POST', '/api/en/auth/login', { json: { username, password: WRONG } });
      await kysely().deleteFrom('limits').where('key', 'like', 'sign-in:address:%').execute(); // the next crowd has other addresses
      const refused = await from(someAddress())('POST', '/api/en/auth/login', { json: { username, password: PASSWORD } });
      expect(refused.status).toBe(429);
    }

    test.each<[string, (person: Person) => Promise<unknown>]>([
      ['the owner changes the password', ({ call }) => call('POST', '/api/en/auth/password', { json: { current: PASSWORD, next: NEXT } })],
      [
        'the owner changes the address',
        ({ call }) => call('POST', '/api/en/auth/email', { json: { email: 'other@example.com', password: PASSWORD } }),
      ],
      ['a colleague resets the password', ({ id }) => door.admin('POST', `/api/en/users/${id}/reset-password`)],
      [
        'the account is disabled and enabled again',
        async ({ id }) => {
          await door.admin('POST', `/api/en/users/${id}/disable`);
          await door.admin('POST', `/api/en/users/${id}/enable`);
        },
      ],
    ])('A3: a link to a new password dies when %s', async (_what, remedy) => {
      const person = await addPerson();
      const token = await linkFor(person);
      await remedy(person);
      expect((await useLink(token, WRONG)).status).toBe(403);
      const thief = await from(someAddress())('POST', '/api/en/auth/login', { json: { username: person.username, password: WRONG } });
      expect(thief.status).toBe(401);
    });

    test('A3: a link that nobody outdated still works, once', async () => {
      const person = await addPerson();
      const token = await linkFor(person);
      expect((await useLink(token)).status).toBe(200);
      expect((await useLink(token)).status).toBe(403);
    });

    test('A3, M10: the address changes only with the password, and both addresses are told', async () => {
      const { call, email, id } = await addPerson();
      const next = `new-${email}`;
      expect(await call('POST', '/api/en/auth/email', { json: { email: next } })).toMatchObject({ status: 422 });
      const wrong = await call('POST', '/api/ar/auth/email', { json: { email: next, password: WRONG } });
      expect(wrong).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
      expect((await call('POST', '/api/en/auth/email', { json: { email: next, password: PASSWORD } })).status).toBe(200);
      const [old, fresh] = [(await mails(email)).at(-1)!, (await mails(next)).at(-1)!];
      expect(old.paragraphs[0]).toContain(next);
      expect(fresh.subject).toContain('is now the mail address');
      expect(await actionsOn(`users/${id}`)).toContain(`email-changed by ${id}`);
    });

    test('a changed password and a new device are told by mail, a known device is not', async () => {
      const { call, cookie, email, username } = await addPerson();
      const device = cookie.split('; ').find((one) => one.startsWith('lamha-device='))!;
      const login = (headers: Record<string, string>) =>
        from(someAddress())('POST', '/api/ar/auth/login', { json: { username, password: PASSWORD }, headers });
      const subjects = async () => (await mails(email)).map(({ subject }) => subject);
      const before = (await subjects()).length;
      expect((await login({ cookie: device })).status).toBe(200);
      expect((await subjects()).slice(before)).toEqual([]);
      expect((await login({ 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604' })).status).toBe(200);
      expect((await subjects()).slice(before)).toEqual([expect.stringContaining('من جهاز جديد')]);
      expect((await mails(email)).at(-1)!.paragraphs[0]).toContain('Safari, iPhone');
      expect((await call('POST', '/api/en/auth/password', { json: { current: PASSWORD, next: NEXT } })).status).toBe(200);
      expect((await subjects()).at(-1)).toContain('كلمة مرور حسابك');
    });

    test('B7: strangers who guess cannot lock out a device the owner has used, wherever it is', async () => {
      const person = await addPerson();
      await lockOut(person);
      const { username, cookie } = person;
      const onTheRoad = await from(someAddress(), cookie)('POST', '/api/en/auth/login', { json: { username, password: PASSWORD } });
      expect(onTheRoad.status).toBe(200);
      const stolen = from(someAddress(), cookie);
      for (let guess = 0; guess < 5; guess += 1)
        expect((await stolen('POST', '/api/en/auth/login', { json: { username, password: WRONG } })).status).toBe(401);
      expect((await stolen('POST', '/api/en/auth/login', { json: { username, password: PASSWORD } })).status).toBe(429);
    });

    test('B7: the link from the mail ends a lock-out, and its browser stays known', async () => {
      const person = await addPerson();
      await lockOut(person);
      const { headers } = await useLink(await linkFor(person));
      const { username } = person;
      const anywhere = await from(someAddress())('POST', '/api/en/auth/login', { json: { username, password: NEXT } });
      expect(anywhere.status).toBe(200);
      await lockOut(person);
      const cookie = headers.getSetCookie()[0]!.split(';')[0]!;
      expect((await from(someAddress(), cookie)('POST', '/api/en/auth/login', { json: { username, password: NEXT } })).status).toBe(200);
    });

    test('B4, P45: every file that leaves the house, and every look for a person, leaves a row in the log', async () => {
      const app = door.app();
      const seeded = await seed(app);
      const { paths } = (await app.call('GET', '/api/openapi.json')).body as unknown as Described;
      const leaving = Object.entries(paths).filter(([, { get }]) => get && get['x-access'] !== 'public' && get.responses[206]);
      expect(leaving.length).toBeGreaterThan(5);
      const count = async () => (await kysely().selectFrom('audit').select('id').execute()).length;
      const silent: string[] = [];
      for (const [path] of leaving) {
        const before = await count();
        expect([path, (await app.admin('GET', `/api/en${realAddress(seeded, 'GET', path)}`)).status]).toEqual([path, 200]);
        if ((await count()) !== before + 1) silent.push(path);
      }
      expect(silent).toEqual([]);
      const before = await count();
      await app.admin('POST', '/api/en/privacy/find', { json: { contact: 'visitor@example.com' } });
      const rows = await kysely().selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).execute();
      expect(await count()).toBe(before + 1);
      expect(rows[0]).toMatchObject({ action: 'person-searched', actor: 1 });
      expect(JSON.stringify(rows)).not.toContain('visitor@example.com');
    });
  },
  { env: { TRUST_PROXY: '1' } },
);

import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import type { Role } from '#content/roles.ts';
import { translate } from '#i18n/translate.ts';
import { ADMIN_PASSWORD, caller, confirming, signIn, type Call } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { createPasskey } from '#test/rig/passkey.ts';
import { addPerson, STAFF_PASSWORD } from '#test/rig/people.ts';

const STEP_MS = 30_000;
/** Stands still at the beginning of a step: digits must not go stale between two lines of a test. */
const START = Math.floor(Date.now() / STEP_MS) * STEP_MS + 1000;
let msAhead = 0;
const now = () => new Date(START + msAhead);

const codeOf = (secret: string, at = now()) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
/** As a Persian keyboard and an app with a gap give it. */
const typedOtherwise = (code: string) => code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]!).replace(/^.{3}/, '$& ');
const nextStep = () => {
  msAhead += STEP_MS;
};

onBothEngines(
  (door) => {
    const admin = async () => caller(door.app().url, { cookie: await signIn(door.app().call) });
    /** From another address each time, as a crowd of strangers would. */
    let strangers = 0;
    const elsewhere = () => ({ 'x-forwarded-for': `198.51.${(strangers += 1) >> 8}.${strangers & 255}` });
    const login = (username: string, more: object = {}, password = STAFF_PASSWORD, headers: Record<string, string> = {}) =>
      door.app().call('POST', '/api/en/auth/login', { json: { username, password, ...more }, headers: { ...elsewhere(), ...headers } });
    async function person(role: Role = 'editor') {
      const { accounts } = door.app().server.operations;
      const username = `${role}-${Math.random().toString(36).slice(2)}`;
      const { user } = await accounts.addUser({ username, password: STAFF_PASSWORD, role }, undefined);
      const cookie = await signIn(door.app().call, username, STAFF_PASSWORD);
      return { id: user.id, username, cookie, call: confirming(caller(door.app().url, { cookie }), STAFF_PASSWORD) };
    }
    const kysely = () => door.app().server.database.kysely;
    const mailsTo = async (email: string) => {
      const rows = await kysely().selectFrom('outbox').select('payload').execute();
      const mails = rows.map(({ payload }) => JSON.parse(payload) as { to: string; subject: string });
      return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    };
    async function enrol(call: Call): Promise<{ secret: string; codes: string[] }> {
      const { body } = await call('POST', '/api/en/auth/factors/totp');
      const secret = String(body['secret']);
      expect(body['url']).toContain('otpauth://totp/');
      const done = await call('POST', '/api/en/auth/factors/totp/confirm', {
        json: { code: typedOtherwise(codeOf(secret)), name: 'My phone' },
      });
      expect(done.status).toBe(200);
      nextStep();
      return { secret, codes: done.body['recoveryCodes'] as string[] };
    }

    test('after enrolment the password alone opens nothing; the digits of the app do, once', async () => {
      const { username, call } = await person();
      expect(await call('POST', '/api/ar/auth/factors/totp/confirm', { json: { code: '000000' } })).toMatchObject({ status: 403 });
      const { secret } = await enrol(call);
      const asked = await login(username);
      expect(asked).toMatchObject({ status: 401, body: { next: 'second-factor', factors: { kinds: ['code'] } } });
      expect(asked.headers.getSetCookie()).toEqual([]);
      expect((await login(username, { code: '000000' })).status).toBe(401);
      const code = codeOf(secret);
      const wrongPassword = await login(username, { code }, 'not this one at all');
      expect([wrongPassword.status, wrongPassword.body['next']]).toEqual([401, undefined]);
      expect((await login(username, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
      expect((await login(username, { code })).status).toBe(401);
      nextStep();
      const arabic = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
      expect((await login(username, { code: arabic })).status).toBe(200);
      msAhead += 10 * STEP_MS;
      expect((await login(username, { code: codeOf(secret, new Date(now().getTime() - 5 * STEP_MS)) })).status).toBe(401);
    });

    test('digits that were shown at enrolment open nothing afterwards', async () => {
      const { username, call } = await person();
      const { body } = await call('POST', '/api/en/auth/factors/totp');
      const code = codeOf(String(body['secret']));
      expect((await call('POST', '/api/en/auth/factors/totp/confirm', { json: { code, name: '' } })).status).toBe(200);
      expect((await login(username, { code })).status).toBe(401);
      nextStep();
      expect((await login(username, { code: codeOf(String(body['secret'])) })).status).toBe(200);
    });

    test('two requests with the same recovery code: one is let in', async () => {
      const { username, call } = await person();
      const { codes } = await enrol(call);
      const both = [login(username, { code: codes[0] }), login(username, { code: codes[0] })];
      expect((await Promise.all(both.map(async (one) => (await one).status))).toSorted()).toEqual([200, 401]);
    });

    test('a passkey, a question and a code of one account open no other', async () => {
      const [mine, other] = [await person(), await person()];
      const passkeys = [createPasskey(door.app().url), createPasskey(door.app().url)] as const;
      for (const [index, { call }] of [mine, other].entries()) {
        const response = passkeys[index]!.register((await call('POST', '/api/en/auth/factors/passkey')).body);
        expect((await call('POST', '/api/en/auth/factors/passkey/confirm', { json: { response, name: '' } })).status).toBe(200);
      }
      const question = async (name: string) => ((await login(name)).body['factors'] as { passkey: Record<string, unknown> }).passkey;
      const tries = [
        passkeys[0].signIn(await question(other.username)),
        passkeys[1].signIn(await question(mine.username)),
        { ...passkeys[0].signIn(await question(other.username)), id: passkeys[1].id, rawId: passkeys[1].id },
      ];
      for (const passkey of tries) expect((await login(other.username, { passkey })).status).toBe(401);
      const { secret, codes } = await enrol(mine.call);
      expect((await login(other.username, { code: codes[0] })).status).toBe(401);
      expect((await login(other.username, { code: codeOf(secret) })).status).toBe(401);
      expect((await login(other.username, { passkey: passkeys[1].signIn(await question(other.username)) })).status).toBe(200);
    });

    test('two requests with the same digits: one is let in', async () => {
      const { username, call } = await person();
      const { secret } = await enrol(call);
      const code = codeOf(secret);
      const statuses = await Promise.all([login(username, { code }), login(username, { code })].map(async (one) => (await one).status));
      expect(statuses.toSorted()).toEqual([200, 401]);
    });

    test('each recovery code works once, in any spelling, and new ones end the old', async () => {
      const { username, call } = await person();
      const { codes } = await enrol(call);
      expect(codes).toHaveLength(10);
      expect((await login(username, { code: codes[0]!.toUpperCase().replace('-', ' ') })).status).toBe(200);
      expect((await login(username, { code: codes[0] })).status).toBe(401);
      expect((await call('GET', '/api/en/auth/factors')).body['recoveryCodes']).toBe(9);
      const { body } = await call('POST', '/api/en/auth/factors/recovery-codes');
      expect(body['message']).toBe(translate('en', 'api.done.factor-codes'));
      const renewed = body['recoveryCodes'] as string[];
      expect((await login(username, { code: codes[1] })).status).toBe(401);
      expect((await login(username, { code: renewed[0] })).status).toBe(200);
      const rows = await door.app().server.database.kysely.selectFrom('recovery_codes').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(renewed[1]);
    });

    test('codes are not guessed: a crowd has ten tries together, the owner’s own browser has its own, and a letter tells the owner once', async () => {
      const { id, username, call } = await person();
      const email = `${username}@example.com`;
      await kysely().updateTable('users').set({ email }).where('id', '=', id).execute();
      const { secret } = await enrol(call);
      const known = await login(username, { code: codeOf(secret) });
      const cookies = known.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
      const device = cookies.find((cookie) => cookie.startsWith('lamha-device'))!;
      nextStep();
      await kysely().deleteFrom('outbox').execute();
      const statuses: number[] = [];
      for (let tries = 0; tries < 11; tries += 1) statuses.push((await login(username, { code: String(100_000 + tries) })).status);
      expect([statuses.slice(0, 10).every((status) => status === 401), statuses.at(-1)]).toEqual([true, 429]);
      expect((await login(username, { code: codeOf(secret) })).status).toBe(429);
      expect((await login(username, { code: codeOf(secret) }, STAFF_PASSWORD, { cookie: device })).status).toBe(200);
      expect((await mailsTo(email)).filter((subject) => subject.includes('knows the password'))).toHaveLength(1);
    });

    test('one address has five wrong tries, and right digits that were just used cost none', async () => {
      const { username, call } = await person();
      const { secret } = await enrol(call);
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const here = async (code: string) => (await login(username, { code }, STAFF_PASSWORD, headers)).status;
      expect(await here(codeOf(secret))).toBe(200);
      for (let tries = 0; tries < 6; tries += 1) expect(await here(codeOf(secret))).toBe(401);
      const statuses: number[] = [];
      for (let tries = 0; tries < 6; tries += 1) statuses.push(await here(String(200_000 + tries)));
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    });

    test('the first factor ends every other session, and what was opened by the password alone takes none away', async () => {
      const { username, call, cookie } = await person();
      const thief = caller(door.app().url, { cookie: await signIn(door.app().call, username, STAFF_PASSWORD) });
      expect((await thief('GET', '/api/auth/me')).status).toBe(200);
      const { secret } = await enrol(call);
      const [{ id: factor }] = (await call('GET', '/api/en/auth/factors')).body['factors'] as [{ id: number }];
      expect((await thief('GET', '/api/auth/me')).status).toBe(401);
      expect((await thief('DELETE', `/api/en/auth/factors/${factor}`)).status).toBe(401);
      expect((await call('GET', '/api/auth/me')).status).toBe(200);

      const mine = caller(door.app().url, { cookie });
      msAhead += 11 * 60_000;
      const confirm = (json: object) => mine('POST', '/api/en/auth/confirm', { json });
      const remove = () => mine('DELETE', `/api/en/auth/factors/${factor}`);
      expect((await remove()).body['next']).toBe('confirm');
      const email = { email: 'thief@example.com', password: STAFF_PASSWORD };
      expect((await mine('POST', '/api/en/auth/email', { json: email })).body['next']).toBe('confirm');
      expect(await confirm({ password: STAFF_PASSWORD })).toMatchObject({
        status: 403,
        body: { next: 'second-factor', factors: { kinds: ['code'] } },
      });
      expect((await confirm({ password: STAFF_PASSWORD, code: '000000' })).status).toBe(403);
      expect((await remove()).status).toBe(403);
      expect((await confirm({ password: STAFF_PASSWORD, code: codeOf(secret) })).status).toBe(200);
      const removed = await remove();
      expect([removed.status, removed.body['message']]).toEqual([200, translate('en', 'api.done.factor-removed')]);
    });

    test('digits count while the app shows them and no longer', async () => {
      const { username, call } = await person();
      const { secret } = await enrol(call);
      nextStep();
      nextStep();
      for (const ms of [-STEP_MS, STEP_MS])
        expect((await login(username, { code: codeOf(secret, new Date(now().getTime() + ms)) })).status).toBe(401);
      expect((await login(username, { code: codeOf(secret) })).status).toBe(200);
    });

    test('recovery codes are stored slow and salted, and those of an earlier version become so and still work', async () => {
      const { id, username, call } = await person();
      const { codes } = await enrol(call);
      const stored = async () =>
        (await kysely().selectFrom('recovery_codes').select('code_hash').where('user_id', '=', id).execute()).map((row) => row.code_hash);
      expect(await stored()).toEqual(codes.map(() => expect.stringMatching(/^argon2:[\w-]{22}:[\w-]{43}$/)));
      const plain = codes[3]!.replace('-', '');
      const quick = createHash('sha256').update(`${id}:${plain}`).digest('base64url');
      await kysely().deleteFrom('recovery_codes').where('user_id', '=', id).execute();
      await kysely().insertInto('recovery_codes').values({ user_id: id, code_hash: quick }).execute();
      await door.app().server.operations.accounts.harden();
      expect(await stored()).toEqual([expect.stringMatching(/^argon2:/)]);
      expect((await login(username, { code: codes[3] })).status).toBe(200);
      expect(await stored()).toEqual([]);
    });

    test('an owner takes a colleague’s lost second step away: sessions end, the log and a letter say so; nobody else does', async () => {
      const { id, username, call } = await person();
      const email = `${username}@example.com`;
      await kysely().updateTable('users').set({ email }).where('id', '=', id).execute();
      await enrol(call);
      const [owner, editor] = [await person('owner'), await person()];
      expect((await editor.call('POST', `/api/en/users/${id}/forget-second-step`)).status).toBe(403);
      expect((await owner.call('POST', `/api/en/users/${owner.id}/forget-second-step`)).status).toBe(403);
      const listed = async () =>
        ((await owner.call('GET', '/api/en/users')).body as unknown as { id: number; hasSecondStep: boolean }[]).find(
          (one) => one.id === id,
        );
      expect(await listed()).toMatchObject({ hasSecondStep: true });
      expect((await owner.call('POST', `/api/en/users/${id}/forget-second-step`)).status).toBe(200);
      expect(await listed()).toMatchObject({ hasSecondStep: false });
      expect((await call('GET', '/api/auth/me')).status).toBe(401);
      expect((await login(username)).status).toBe(200);
      expect((await owner.call('POST', `/api/en/users/${id}/forget-second-step`)).status).toBe(404);
      expect((await mailsTo(email)).some((subject) => subject.includes('was removed'))).toBe(true);
      const noted = await kysely()
        .selectFrom('audit')
        .select('actor')
        .where('action', '=', 'factors-forgotten')
        .where('subject', '=', `users/${id}`)
        .execute();
      expect(noted).toEqual([{ actor: owner.id }]);
    });

    test('a passkey whose device knew its user signs in alone; a touch, a replay, a foreign page or a disabled account does not', async () => {
      const { id, username, call } = await person();
      const passkey = createPasskey(door.app().url);
      const response = passkey.register((await call('POST', '/api/en/auth/factors/passkey')).body);
      expect((await call('POST', '/api/en/auth/factors/passkey/confirm', { json: { response, name: 'Laptop' } })).status).toBe(200);
      const ask = async () => (await door.app().call('POST', '/api/en/auth/login/passkey')).body;
      const answer = (said: object) =>
        door.app().call('POST', '/api/en/auth/login/passkey/answer', {
          json: { passkey: said },
          headers: elsewhere(),
        });
      const said = passkey.signIn(await ask());
      const entered = await answer(said);
      expect([entered.status, entered.body['user']]).toEqual([200, expect.objectContaining({ username })]);
      expect((await answer(said)).status).toBe(401);
      expect((await answer(passkey.signIn(await ask(), { from: 'https://evil.example' }))).status).toBe(401);
      expect((await answer(passkey.signIn(await ask(), { isVerified: false }))).status).toBe(401);
      expect((await answer(createPasskey(door.app().url).signIn(await ask()))).status).toBe(401);
      expect((await answer(passkey.signIn({ challenge: Buffer.from('invented').toString('base64url') }))).status).toBe(401);
      const late = await ask();
      msAhead += 6 * 60_000;
      expect((await answer(passkey.signIn(late))).status).toBe(401);
      await kysely().updateTable('users').set({ disabled_at: now().toISOString() }).where('id', '=', id).execute();
      expect((await answer(passkey.signIn(await ask()))).status).toBe(401);
    });

    test('a touch confirms only beside the password, a passkey belongs to one account, and names are one line', async () => {
      const [mine, other] = [await person(), await person()];
      const passkey = createPasskey(door.app().url);
      const add = async (call: Call, name = '') => {
        const response = passkey.register((await call('POST', '/api/en/auth/factors/passkey')).body);
        return (await call('POST', '/api/en/auth/factors/passkey/confirm', { json: { response, name } })).status;
      };
      expect([await add(mine.call, 'x\r\nBcc: a@b'), await add(mine.call), await add(other.call)]).toEqual([422, 200, 422]);
      const touch = async () => passkey.signIn((await mine.call('POST', '/api/en/auth/confirm/passkey')).body, { isVerified: false });
      const confirm = async (json: object) => (await mine.call('POST', '/api/en/auth/confirm', { json })).status;
      expect(await confirm({ passkey: await touch() })).toBe(422);
      expect(await confirm({ passkey: await touch(), password: STAFF_PASSWORD })).toBe(200);
    });

    test('nobody reaches another’s second factor by its number, neither a colleague nor an owner nor a token', async () => {
      const { username, call } = await person();
      await enrol(call);
      const [{ id }] = (await call('GET', '/api/en/auth/factors')).body['factors'] as [{ id: number }];
      const owner = await admin();
      expect((await owner('DELETE', `/api/en/auth/factors/${id}`)).status).toBe(404);
      const { body } = await owner('POST', '/api/en/tokens', { json: { name: 'x', rights: { content: 'write' } } });
      const program = caller(door.app().url, { authorization: `Bearer ${String(body['token'])}` });
      for (const [method, path] of [
        ['GET', '/api/en/auth/factors'],
        ['DELETE', `/api/en/auth/factors/${id}`],
        ['POST', '/api/en/auth/factors/totp'],
      ] as const)
        expect((await program(method, path)).status).toBe(403);
      expect((await login(username)).body['next']).toBe('second-factor');
    });

    test('a new password by mail does not end the second factor; its owner, asked again, does', async () => {
      const { username, call, id } = await person();
      await enrol(call);
      await door.app().server.operations.accounts.resetPassword(id, undefined);
      expect((await login(username, {}, ADMIN_PASSWORD)).status).toBe(401);
      const other = await person();
      await enrol(other.call);
      const [{ id: factor }] = (await other.call('GET', '/api/en/auth/factors')).body['factors'] as [{ id: number }];
      expect((await other.call('DELETE', `/api/en/auth/factors/${factor}`)).status).toBe(200);
      expect((await login(other.username)).status).toBe(200);
      expect((await other.call('GET', '/api/en/auth/factors')).body).toEqual({ factors: [], recoveryCodes: 0 });
    });

    test('a passkey opens the account and stands for the password; each answer counts once, and only from our own pages', async () => {
      const { username, call } = await person();
      const passkey = createPasskey(door.app().url);
      const begin = async () => (await call('POST', '/api/en/auth/factors/passkey')).body;
      const confirm = (response: object) => call('POST', '/api/en/auth/factors/passkey/confirm', { json: { response, name: 'Laptop' } });
      expect((await confirm(passkey.register(await begin(), 'https://evil.example'))).status).toBe(422);
      const response = passkey.register(await begin());
      const added = await confirm(response);
      expect([added.status, (added.body['recoveryCodes'] as string[]).length]).toEqual([200, 10]);
      expect((await confirm(response)).status).toBe(422);

      const ask = async () => (await login(username)).body['factors'] as { kinds: string[]; passkey: Record<string, unknown> };
      expect((await ask()).kinds).toEqual(['code', 'passkey']);
      const elsewhere = passkey.signIn((await ask()).passkey, { from: 'https://evil.example' });
      expect((await login(username, { passkey: elsewhere })).status).toBe(401);
      const signed = passkey.signIn((await ask()).passkey);
      expect((await login(username, { passkey: signed })).status).toBe(200);
      expect((await login(username, { passkey: signed })).status).toBe(401);
      const strangers = createPasskey(door.app().url).signIn((await ask()).passkey);
      expect((await login(username, { passkey: strangers })).status).toBe(401);

      const question = (await call('POST', '/api/en/auth/confirm/passkey')).body;
      const forSignIn = passkey.signIn((await ask()).passkey);
      expect((await call('POST', '/api/en/auth/confirm', { json: { passkey: forSignIn } })).status).toBe(422);
      expect((await call('POST', '/api/en/auth/confirm', { json: { passkey: passkey.signIn(question) } })).status).toBe(200);
    });

    test('a passkey is asked of the own host, and what was not signed by it is refused', async () => {
      const { call } = await person();
      const { body, status } = await call('POST', '/api/en/auth/factors/passkey');
      expect([status, body['rp']]).toEqual([200, expect.objectContaining({ id: '127.0.0.1' })]);
      const clientData = { type: 'webauthn.create', challenge: body['challenge'], origin: 'https://evil.example' };
      const response = {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: Buffer.from(JSON.stringify(clientData)).toString('base64url'), attestationObject: 'o2NmbXRkbm9uZQ' },
      };
      expect((await call('POST', '/api/en/auth/factors/passkey/confirm', { json: { response } })).status).toBe(422);
      expect((await call('POST', '/api/en/auth/confirm/passkey')).status).toBe(404);
      expect((await call('POST', '/api/en/auth/confirm', { json: { passkey: response } })).status).toBe(422);
    });

    test('a role that must have a second factor sees nothing but the own account until it has one', async () => {
      const owner = await person('owner');
      const sales = await addPerson({ ...door.app(), admin: await admin() }, 'sales');
      const require = async (value: 0 | 1) =>
        expect((await owner.call('PUT', '/api/en/settings/security', { json: { second_step_sales: value } })).status).toBe(200);
      await door.app().server.database.kysely.deleteFrom('factors').execute();
      await require(1);
      const inbox = async () => (await sales.call('GET', '/api/en/inbox')).status;
      expect(await inbox()).toBe(200); // nobody who could help has one yet
      await enrol(owner.call);
      const refused = await sales.call('GET', '/api/en/inbox');
      expect([refused.status, refused.body['message']]).toEqual([403, expect.stringContaining('second step')]);
      expect((await sales.call('GET', '/api/en/auth/me')).body['user']).toMatchObject({ mustEnrol: true, rights: {} });
      await enrol(confirming(sales.call, STAFF_PASSWORD));
      expect(await inbox()).toBe(200);
      await require(0);
    });

    test('a token keeps to the second step its maker’s role needs', async () => {
      const [maker, helper] = [await person('owner'), await person('owner')];
      const { body } = await maker.call('POST', '/api/en/tokens', { json: { name: 'crm', rights: { leads: 'read' } } });
      const program = caller(door.app().url, { authorization: `Bearer ${String(body['token'])}` });
      const inbox = async () => (await program('GET', '/api/en/inbox')).status;
      expect(await inbox()).toBe(200);
      await enrol(helper.call);
      expect((await helper.call('PUT', '/api/en/settings/security', { json: { second_step_owner: 1 } })).status).toBe(200);
      expect([await inbox(), (await program('GET', '/api/en/inbox/export')).status]).toEqual([403, 403]);
      await enrol(maker.call);
      expect(await inbox()).toBe(200);
      expect((await helper.call('PUT', '/api/en/settings/security', { json: { second_step_owner: 0 } })).status).toBe(200);
    });

    test('the command line takes it away when everything is lost, and the owner is told', async () => {
      const { id, username, call } = await person();
      await enrol(call);
      await door.app().server.operations.accounts.forgetFactors(id, undefined);
      expect((await call('GET', '/api/auth/me')).status).toBe(401);
      expect((await login(username)).status).toBe(200);
    });
  },
  { clock: now, env: { TRUST_PROXY: '1' } },
);

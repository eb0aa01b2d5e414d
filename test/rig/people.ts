import type { Language } from '#content/languages.ts';
import type { Role } from '#content/roles.ts';
import { caller, signIn, type Call, type TestApp } from './app.ts';

export const STAFF_PASSWORD = 'four quite unrelated words';

export type Person = { id: number; username: string; cookie: string; call: Call };

let count = 0;

/** What stands behind the sign in the last link that was mailed to an address. */
export async function mailedToken({ server }: Pick<TestApp, 'server'>, email: string): Promise<string> {
  const { kysely } = server.database;
  const mails = await kysely.selectFrom('outbox').select(['payload', 'secret']).where('secret', '!=', '').orderBy('id', 'desc').execute();
  const token = mails.find(({ payload }) => (JSON.parse(payload) as { to: string }).to === email)?.secret;
  if (token === undefined) throw new Error(`no link was mailed to ${email}`);
  return token;
}

/** Invited, and has chosen a password. */
export async function invite(
  app: Pick<TestApp, 'admin' | 'call' | 'server'>,
  account: { username: string; role?: Role; language?: Language },
  password = STAFF_PASSWORD,
): Promise<number> {
  const email = `${account.username}@example.com`;
  const { status, body, text } = await app.admin('POST', '/api/en/users', { json: { ...account, email } });
  if (status !== 201) throw new Error(`the account was not made: ${status} ${text}`);
  const chosen = await app.call('POST', '/api/en/auth/new-password', { json: { token: await mailedToken(app, email), password } });
  if (chosen.status !== 200) throw new Error(`the invitation was not taken: ${chosen.status} ${chosen.text}`);
  return (body['user'] as { id: number }).id;
}

/** Somebody with a role, signed in. */
export async function addPerson(app: Pick<TestApp, 'admin' | 'call' | 'url' | 'server'>, role: Role, language?: Language): Promise<Person> {
  const username = `${role}${(count += 1)}`;
  const id = await invite(app, { username, role, ...(language && { language }) });
  const cookie = await signIn(app.call, username, STAFF_PASSWORD);
  return { id, username, cookie, call: caller(app.url, { cookie }) };
}

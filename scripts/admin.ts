import { parseArgs } from 'node:util';
import { openAccounts, type Accounts } from '#api/features/accounts/accounts.ts';
import { normaliseUsername } from '#api/features/accounts/sign-in/username.ts';
import type { ListedUser } from '#api/features/accounts/people/users.ts';
import { fieldSentence } from '#api/http/field-sentence.ts';
import { AppError } from '#api/errors.ts';
import { translate } from '#i18n/translate.ts';
import type { Database } from '#store/database/open.ts';
import { NO_KEY, openSeal } from '#store/seal.ts';
import { forgetForeignSecrets } from '#store/sealed-secrets.ts';
import { findSecretKey } from '#store/secret-key.ts';
import { openSite, requireThisVersion, serverConfiguration } from './environment.ts';

const HELP = `The dashboard's administrators. Works while the server runs.

  npm run admin -- list           who there is
  npm run admin -- create NAME    adds an owner and prints the password, once
  npm run admin -- reset NAME     gives a new password, prints it once, ends the sessions of NAME
  npm run admin -- owner NAME     makes NAME an owner, who may do everything
  npm run admin -- factors NAME   takes the second factors of NAME away; the password alone is enough again
  npm run admin -- forget-key     after the secret key was lost: takes away the authenticator apps and webhooks it had sealed

The server's environment says which database: --env FILE, without it /etc/lamha.env, where there is one.`;

const COMMANDS: Readonly<Record<string, (accounts: Accounts, name: string) => Promise<string>>> = {
  async list(accounts) {
    const users = await accounts.listUsers();
    if (users.length === 0) return 'There is no administrator yet. The first start makes one.';
    return users
      .map(
        ({ username, role, isDisabled, createdAt }) =>
          `${username}\t${role}\tsince ${createdAt.slice(0, 10)}${isDisabled ? '\tdisabled' : ''}`,
      )
      .join('\n');
  },
  async create(accounts, name) {
    const { user, password } = await accounts.addUser({ username: name, role: 'owner' }, undefined);
    return passwordLines(user.username, password);
  },
  async owner(accounts, name) {
    const { id, username } = await find(accounts, name);
    await accounts.changeRole(id, { role: 'owner' }, undefined);
    return `${username} is an owner.`;
  },
  async factors(accounts, name) {
    const { id, username } = await find(accounts, name);
    const count = await accounts.forgetFactors(id, undefined);
    return count === 0 ? `${username} has no second factor.` : `${username} signs in with the password alone. All sessions have ended.`;
  },
  async reset(accounts, name) {
    const user = await find(accounts, name);
    const note = user.isDisabled ? '\nThis account is disabled: an owner can enable it in the dashboard.' : '';
    return passwordLines(user.username, await accounts.resetPassword(user.id, undefined)) + note;
  },
};

async function find(accounts: Accounts, name: string): Promise<ListedUser> {
  const user = (await accounts.listUsers()).find(({ username }) => username === normaliseUsername(name));
  if (!user) throw new Error(`There is no account called ${name}.`);
  return user;
}

async function forgetKey(database: Database, key: string | undefined): Promise<string> {
  const seal = key === undefined ? NO_KEY : openSeal(key);
  const { users, webhooks } = await forgetForeignSecrets(database.kysely, seal, new Date().toISOString());
  return `Taken away: the authenticator apps of ${users} accounts and ${webhooks} webhooks. Everybody adds the app anew under My account.`;
}

function passwordLines(username: string, password: string): string {
  return `user name: ${username}\npassword:  ${password}`;
}

async function run([command = '', ...names]: string[], { help = false, env: file }: { help?: boolean; env?: string }): Promise<string> {
  if (help || command === 'help') return HELP;
  const work = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  const wanted = command === 'list' || command === 'forget-key' ? 0 : 1;
  if ((!work && command !== 'forget-key') || names.length !== wanted)
    throw new Error('Say list, create NAME, reset NAME, owner NAME, factors NAME or forget-key; --help tells more.');
  const configuration = serverConfiguration(file);
  const { dataDir, secretKey, host, port, publicUrl: siteUrl = `http://${host}:${port}` } = configuration;
  const database = openSite(configuration);
  try {
    await requireThisVersion(database);
    if (!work) return await forgetKey(database, findSecretKey(dataDir, secretKey)?.key);
    return await work(openAccounts({ database, clock: () => new Date(), siteUrl, onNewMail: () => {} }), names[0] ?? '');
  } finally {
    await database.close();
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message || error.name : String(error);
  const [[field, code] = []] = Object.entries(error.details.fields ?? {});
  return field && code
    ? fieldSentence('en', code, 'The name', { length: error.details.lengths?.[field] })
    : translate('en', `api.error.${error.code}`);
}

try {
  const options = { help: { type: 'boolean', short: 'h' }, env: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  process.stdout.write(`${await run(positionals, values)}\n`);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}

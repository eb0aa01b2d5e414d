import { existsSync } from 'node:fs';
import { openAccounts, type Accounts } from '#api/accounts/accounts.ts';
import { normaliseUsername } from '#api/accounts/username.ts';
import { readConfiguration } from '#api/configuration.ts';
import { AppError } from '#api/errors.ts';
import { translate } from '#i18n/translate.ts';
import { migrate } from '#store/database/migrate.ts';
import { isPostgres, openDatabase } from '#store/database/open.ts';

const HELP = `The dashboard's administrators. Works while the server runs.

  npm run admin -- list           who there is
  npm run admin -- create NAME    adds an administrator and prints the password, once
  npm run admin -- reset NAME     gives a new password, prints it once, ends the sessions of NAME

DATA_DIR and DATABASE_URL say which database, as for npm start.`;

const COMMANDS: Readonly<Record<string, (accounts: Accounts, name: string) => Promise<string>>> = {
  async list(accounts) {
    const users = await accounts.listUsers();
    if (users.length === 0) return 'There is no administrator yet. The first start makes one.';
    return users
      .map(({ username, isDisabled, createdAt }) => `${username}\tsince ${createdAt.slice(0, 10)}${isDisabled ? '\tdisabled' : ''}`)
      .join('\n');
  },
  async create(accounts, name) {
    const { user, password } = await accounts.addUser({ username: name }, undefined);
    return passwordLines(user.username, password);
  },
  async reset(accounts, name) {
    const user = (await accounts.listUsers()).find(({ username }) => username === normaliseUsername(name));
    if (!user) throw new Error(`There is no administrator called ${name}.`);
    const note = user.isDisabled ? '\nThis account is disabled: another administrator can enable it in the dashboard.' : '';
    return passwordLines(user.username, await accounts.resetPassword(user.id, undefined)) + note;
  },
};

function passwordLines(username: string, password: string): string {
  return `user name: ${username}\npassword:  ${password}`;
}

async function run([command = '', ...names]: string[]): Promise<string> {
  if (command === '--help' || command === '-h' || command === 'help') return HELP;
  const work = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  const wanted = command === 'list' ? 0 : 1;
  if (!work || names.length !== wanted) throw new Error('Say list, create NAME or reset NAME; --help tells more.');
  const { databaseUrl } = readConfiguration(process.env);
  // A mistyped DATA_DIR must not make a second, empty database.
  if (!isPostgres(databaseUrl) && !existsSync(databaseUrl))
    throw new Error(`There is no database at ${databaseUrl}. Start the server once, or set DATA_DIR.`);
  const database = openDatabase(databaseUrl);
  try {
    await migrate(database);
    return await work(openAccounts({ database, clock: () => new Date() }), names[0] ?? '');
  } finally {
    await database.close();
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof AppError)) return error instanceof Error ? error.message || error.name : String(error);
  const code = Object.values(error.details.fields ?? {})[0];
  return code ? translate('en', `api.field.${code}`, { label: 'The name' }) : translate('en', `api.error.${error.code}`);
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}

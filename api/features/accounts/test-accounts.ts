import { onTestFinished } from 'vitest';
import { openAccounts, type Accounts } from './accounts.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase, type Database, type Engine } from '#store/database/open.ts';
import { createMigratedDatabase } from '#test/rig/postgres.ts';

export const PASSWORD = 'GlowMate-15-lights-up';
export const HOME = '192.0.2.1';
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export type TestAccounts = {
  accounts: Accounts;
  database: Database;
  login: (changes?: { username?: string; password?: string; address?: string }) => ReturnType<Accounts['login']>;
  /** Moves the accounts' clock. */
  pass: (ms: number) => void;
  /** The same accounts in a new process: nothing but the database is left. */
  restart: () => Promise<TestAccounts>;
};

/** Accounts on a database of their own, with one administrator: `admin` and PASSWORD. */
export async function createTestAccounts(engine: Engine): Promise<TestAccounts> {
  const { url, drop } = await createMigratedDatabase(engine);
  onTestFinished(drop);
  const opened = open(url, { now: Date.parse('2026-03-01T08:00:00Z') });
  await migrate(opened.database);
  await opened.accounts.ensureFirstAdministrator(PASSWORD);
  return opened;
}

function open(url: string, time: { now: number }): TestAccounts {
  const database = openDatabase(url);
  onTestFinished(() => database.close());
  const accounts = openAccounts({ database, clock: () => new Date(time.now), siteUrl: 'https://lamha.example', onNewMail: () => {} });
  return {
    accounts,
    database,
    login: (changes) => accounts.login({ username: 'admin', password: PASSWORD, address: HOME, ...changes }),
    pass: (ms) => {
      time.now += ms;
    },
    restart: async () => {
      await database.close();
      return open(url, time);
    },
  };
}

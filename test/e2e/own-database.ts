import { DatabaseSync } from 'node:sqlite';

// As playwright.config.ts says where the site of this worker keeps its data.
const { E2E_DATA_DIR = '.cache/e2e-data', TEST_PARALLEL_INDEX = '0' } = process.env;

type SentMail = { to: string; action: { url: string } };

function openOwn(options: { readOnly: boolean } = { readOnly: false }): DatabaseSync {
  return new DatabaseSync(`${E2E_DATA_DIR}/${TEST_PARALLEL_INDEX}/lamha.sqlite`, options);
}

/** The address of the last link that was mailed to somebody, from the queue: the site of the journeys has no mail server. */
export function mailedLink(email: string): string {
  const database = openOwn({ readOnly: true });
  try {
    const rows = database.prepare("select payload, secret from outbox where secret <> '' order by id desc").all();
    const mails = rows.map(({ payload, secret }) => ({ ...(JSON.parse(String(payload)) as SentMail), secret: String(secret) }));
    const { action, secret } = mails.find(({ to }) => to === email)!;
    return new URL(action.url).pathname + '#' + secret;
  } finally {
    database.close();
  }
}

/** As if everybody who is signed in had said the password half an hour ago. */
export function letConfirmationsEnd(): void {
  const database = openOwn();
  try {
    database.exec('pragma busy_timeout = 5000');
    database.prepare('update sessions set confirmed_at = ?').run(new Date(Date.now() - 30 * 60_000).toISOString());
  } finally {
    database.close();
  }
}

/** As if the digits an app shows had not been typed yet: nobody waits half a minute for the next ones. */
export function letCodesCountAgain(username: string): void {
  const database = openOwn();
  try {
    database.exec('pragma busy_timeout = 5000');
    database
      .prepare("update factors set counter = 0 where kind = 'totp' and user_id = (select id from users where username = ?)")
      .run(username);
  } finally {
    database.close();
  }
}

/** As if the minute before a planned release were over: the server looks a few times a minute what is due. */
export function letReleasesBeDue(): void {
  const database = openOwn();
  try {
    database.exec('pragma busy_timeout = 5000');
    database
      .prepare('update releases set run_at = ? where run_at is not null and published_at is null')
      .run(new Date(Date.now() - 1000).toISOString());
  } finally {
    database.close();
  }
}

import type { MailTimings } from '#api/features/outbox/worker.ts';
import { ADMIN_PASSWORD, caller, signIn, type Call } from '#test/rig/app.ts';
import { startMailServer, type MailServer } from '#test/rig/mail-server.ts';
import { setUpMail } from '#test/rig/mail-settings.ts';
import { createMigratedDatabase, type ENGINES } from '#test/rig/postgres.ts';
import { startServerProcess, type ServerProcess } from '#test/rig/server-process.ts';

export type MailProcess = {
  databaseUrl: string;
  mail: MailServer;
  first: ServerProcess;
  /** On the same database, after the one before has died. */
  startAgain: () => Promise<ServerProcess>;
  drop: () => Promise<void>;
};

/** A server that may be killed, and the mail server it sends through. */
export async function startMailProcess(engine: (typeof ENGINES)[number], timings: Partial<MailTimings>): Promise<MailProcess> {
  const { url: databaseUrl, dataDir, drop } = await createMigratedDatabase(engine);
  const mail = await startMailServer();
  const startAgain = () =>
    startServerProcess({
      DATA_DIR: dataDir,
      ADMIN_PASSWORD,
      TRUST_PROXY: '1',
      SMTP_URL: mail.url,
      TEST_MAIL_TIMINGS: JSON.stringify(timings),
      ...(engine === 'postgres' ? { DATABASE_URL: databaseUrl } : {}),
    });
  const first = await startAgain();
  await setUpMail(await adminOf(first));
  return { databaseUrl, mail, first, startAgain, drop };
}

export async function adminOf({ url }: ServerProcess): Promise<Call> {
  return caller(url, { cookie: await signIn(caller(url, {})) });
}

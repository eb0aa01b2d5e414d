import { afterAll, beforeAll } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { setUpMail } from './mail-settings.ts';
import type { ENGINES } from './postgres.ts';

type Options = { clock?: () => Date; env?: Record<string, string>; isSetUp?: boolean };

/** A server and the mail server it sends through, for the tests of one file. */
export type MailState = { readonly app: TestApp; readonly mail: MailServer };

export function openMailFixture(engine: (typeof ENGINES)[number], { clock, env = {}, isSetUp = true }: Options = {}): MailState {
  let app: TestApp | undefined;
  let mail: MailServer | undefined;
  beforeAll(async () => {
    mail = await startMailServer();
    app = await createTestApp({ engine, env: { SMTP_URL: mail.url, ...env }, mail: { pollMs: 20, atOnce: 16 }, ...(clock && { clock }) });
    if (isSetUp) await setUpMail(app.admin);
  });
  afterAll(async () => {
    await app?.stop();
    await mail?.close();
  });
  return {
    get app() {
      return app!;
    },
    get mail() {
      return mail!;
    },
  };
}

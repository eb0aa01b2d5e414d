import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { setUpMail } from '#test/rig/mail-settings.ts';
import { startMailServer, type Mood } from '#test/rig/mail-server.ts';
import { createTestDatabase, ENGINES } from '#test/rig/postgres.ts';
import { startServerProcess } from '#test/rig/server-process.ts';
import { percentile, submit, tokenOf } from './load.ts';

/** More for a long night: MAIL_SUBMISSIONS=20000. */
const SUBMISSIONS = Number(process.env['MAIL_SUBMISSIONS'] ?? 1000);
const NIGHTS: readonly (Mood | 'down')[] = ['well', 'down', 'busy', 'silent', 'refuses', 'slow', 'drops-after-data', 'well'];
const TIMINGS = {
  waitsMs: Array.from({ length: 500 }, (_, step) => Math.min(1000, 200 + step * 50)),
  leaseMs: 3000,
  pollMs: 50,
  finishMs: 500,
};

for (const engine of ENGINES) {
  test(
    `P22 F05 F09: ${SUBMISSIONS} inquiries through every bad night of the mail server and a kill in each: all stored, all delivered, none twice (${engine})`,
    { timeout: 1_200_000 },
    async ({ annotate }) => {
      const { url: databaseUrl, dataDir, drop } = await createTestDatabase(engine);
      let mail = await startMailServer();
      const port = Number(new URL(mail.url).port);
      const received = [...mail.received];
      const env = {
        DATA_DIR: dataDir,
        ADMIN_PASSWORD,
        TRUST_PROXY: '1',
        SMTP_URL: mail.url,
        TEST_MAIL_TIMINGS: JSON.stringify(TIMINGS),
        ...(engine === 'postgres' ? { DATABASE_URL: databaseUrl } : {}),
      };
      let server = await startServerProcess(env);
      await setUpMail(caller(server.url, { cookie: await signIn(caller(server.url, {})) }));

      const answered = new Map<number, string>();
      const times: { mood: string; ms: number }[] = [];
      const share = Math.ceil(SUBMISSIONS / NIGHTS.length);
      for (const [night, mood] of NIGHTS.entries()) {
        if (mood === 'down') await mail.close();
        else mail.mood(mood);
        const numbers = Array.from({ length: Math.min(share, SUBMISSIONS - night * share) }, (_, index) => night * share + index);
        const sending = submit(
          () => server,
          numbers,
          ({ number, reference, ms }) => {
            answered.set(number, reference);
            times.push({ mood, ms });
          },
        );
        // The moment of the kill is the random part; nothing waits for the time to pass.
        await wait(randomInt(50, 400));
        await server.kill(night % 3 === 2 ? 'SIGTERM' : 'SIGKILL');
        server = await startServerProcess(env);
        await sending;
        if (mood !== 'down') continue;
        received.push(...mail.received);
        mail = await startMailServer(port);
      }
      mail.mood('well');

      const everything = () => [...received, ...mail.received];
      const textOf = (raw: Buffer) => raw.toString().replaceAll('=\r\n', '');
      const accepted = () => everything().filter(({ isAccepted }) => isAccepted);
      const delivered = () =>
        new Set(
          accepted()
            .flatMap(({ raw }) => /inquiry-\d{5}\./.exec(textOf(raw)) ?? [])
            .map(String),
        );
      await expect.poll(() => delivered().size, { timeout: 400_000, interval: 200 }).toBe(SUBMISSIONS);

      const admin = caller(server.url, { cookie: await signIn(caller(server.url, {})) });
      const { body } = await admin('GET', '/api/en/inbox?per_page=1');
      expect(body['total']).toBe(SUBMISSIONS);
      expect(new Set(answered.values()).size).toBe(SUBMISSIONS);
      await expect.poll(async () => (await admin('GET', '/api/en/mail')).body).toMatchObject({ queued: 0, dead: 0, sent: SUBMISSIONS });
      const idsOf = new Map<string, Set<string>>();
      for (const { raw, messageId } of everything()) {
        const token = String(/inquiry-\d{5}\./.exec(textOf(raw)));
        idsOf.set(token, (idsOf.get(token) ?? new Set()).add(messageId));
      }
      expect(idsOf.get(tokenOf(0))?.size).toBe(1);
      expect([...idsOf].filter(([, ids]) => ids.size > 1)).toEqual([]); // a second copy, where there is one, is recognisable as such
      const copies = accepted().length - SUBMISSIONS;
      expect(copies).toBeLessThanOrEqual(NIGHTS.length * 4); // at most what was under way when the process died
      const dead = times.filter(({ mood }) => mood !== 'well').map(({ ms }) => ms);
      const p99 = {
        dead: percentile(dead, 0.99),
        healthy: percentile(
          times.filter(({ mood }) => mood === 'well').map(({ ms }) => ms),
          0.99,
        ),
      };
      await annotate(
        `${engine}: stored ${SUBMISSIONS}, delivered ${delivered().size}, second copies (same Message-ID) ${copies}, p99 ${p99.dead.toFixed(0)} ms while mail is ill, ${p99.healthy.toFixed(0)} ms while it is well`,
      );

      await server.kill('SIGTERM');
      await mail.close();
      await drop();
    },
  );
}

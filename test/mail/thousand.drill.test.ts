import { randomInt } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startMailServer, type Mood, type Received } from '#test/rig/mail-server.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { IS_WIDE } from '#test/rig/shapes.ts';
import { percentile, submit, tokenOf, type Answered } from './load.ts';
import { adminOf, startMailProcess } from './mail-process.ts';

/** A thousand in the wide run (`npm run test:wide`); more for a long night: MAIL_SUBMISSIONS=20000. */
const SUBMISSIONS = Number(process.env['MAIL_SUBMISSIONS'] ?? (IS_WIDE ? 1000 : 125));
const ALL_NIGHTS: readonly (Mood | 'down')[] = ['well', 'down', 'busy', 'silent', 'refuses', 'slow', 'drops-after-data', 'well'];
const AT_ONCE = 8;
/** The first answers of a new process are slow, with mail or without. */
const WARM_MS = 1000;
const TIMINGS = {
  waitsMs: Array.from({ length: 500 }, (_, step) => Math.min(3000, 500 + step * 500)),
  leaseMs: 3000,
  pollMs: 50,
  finishMs: 500,
  silenceMs: 1000,
  atOnce: AT_ONCE,
};

for (const [turn, engine] of ENGINES.entries()) {
  // What a mail server does is the same to both databases: they take its nights in turn, the wide run all of them.
  const nights = ALL_NIGHTS.filter((_, night) => IS_WIDE || night % ENGINES.length === turn);
  test(
    `P22 D04 F05 F09: ${SUBMISSIONS} inquiries through bad nights of the mail server and a kill in each: all stored, all delivered, none twice (${engine})`,
    { timeout: 1_200_000 },
    async ({ annotate }) => {
      const { first, startAgain, drop, ...started } = await startMailProcess(engine, TIMINGS);
      let { mail } = started;
      let server = first;
      const port = Number(new URL(mail.url).port);
      await (
        await adminOf(server)
      )('PUT', '/api/en/settings/mail', { json: { notices_per_hour: SUBMISSIONS } });

      const answers: (Answered & { mood: string; isWarm: boolean })[] = [];
      let startedAt = performance.now();
      const earlier: Received[] = [];
      const share = Math.ceil(SUBMISSIONS / nights.length);
      for (const [night, mood] of nights.entries()) {
        if (mood === 'down') await mail.close();
        else mail.mood(mood);
        const numbers = Array.from({ length: Math.min(share, SUBMISSIONS - night * share) }, (_, index) => night * share + index);
        const sending = submit(
          () => server,
          numbers,
          (answered) => answers.push({ ...answered, mood, isWarm: performance.now() - answered.ms - startedAt > WARM_MS }),
        );
        // The moment of the kill is the random part; nothing waits for the time to pass.
        await wait(randomInt(50, 400));
        await server.kill(night % 3 === 2 ? 'SIGTERM' : 'SIGKILL');
        server = await startAgain();
        startedAt = performance.now();
        await sending;
        if (mood !== 'down') continue;
        earlier.push(...mail.received);
        mail = await startMailServer(port);
      }
      mail.mood('well');

      const arrived = () => [...earlier, ...mail.received].filter(({ isAccepted }) => isAccepted);
      await expect.poll(() => inquiriesIn(arrived()).size, { timeout: 400_000, interval: 200 }).toBe(SUBMISSIONS);
      const admin = await adminOf(server);
      const { body } = await admin('GET', '/api/en/inbox?per_page=1');
      expect([body['total'], new Set(answers.map(({ reference }) => reference)).size]).toEqual([SUBMISSIONS, SUBMISSIONS]);
      await expect.poll(async () => (await admin('GET', '/api/en/mail')).body).toMatchObject({ queued: 0, dead: 0, sent: SUBMISSIONS });

      // A mail is its Message-ID: mailboxes show a copy with a known one once. No inquiry has two, nor shares one.
      const mailsOf = inquiriesIn(arrived());
      expect(mailsOf.get(tokenOf(0))?.size).toBe(1);
      expect([...mailsOf].filter(([, ids]) => ids.size !== 1)).toEqual([]);
      expect(new Set(arrived().map(({ messageId }) => messageId)).size).toBe(SUBMISSIONS);
      const copies = arrived().length - SUBMISSIONS;
      expect(copies).toBeLessThanOrEqual(nights.length * AT_ONCE); // only what was in hand when the process died

      const p99 = (isWanted: (answer: (typeof answers)[number]) => boolean) =>
        percentile(
          answers.filter(isWanted).map(({ ms }) => ms),
          0.99,
        ).toFixed(0);
      await annotate(
        `${engine}: stored ${SUBMISSIONS}, delivered ${mailsOf.size}, with two Message-IDs 0, copies on the line ${copies}; ` +
          `p99 ${p99(({ mood }) => mood !== 'well')} ms while mail is ill (${p99(({ mood, isWarm }) => mood !== 'well' && isWarm)} ms once a process had run for a second), ${p99(({ mood }) => mood === 'well')} ms while it is well; load ${loadavg()[0]!.toFixed(1)}`,
      );
      await server.kill('SIGTERM');
      await mail.close();
      await drop();
    },
  );
}

/** Which Message-IDs brought each inquiry. */
function inquiriesIn(mails: readonly Received[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { raw, messageId } of mails) {
    const token = String(/inquiry-\d{5}\./.exec(raw.toString().replaceAll('=\r\n', '')));
    found.set(token, (found.get(token) ?? new Set()).add(messageId));
  }
  return found;
}

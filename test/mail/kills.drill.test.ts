import { expect, test } from 'vitest';
import { openDatabase } from '#store/database/open.ts';
import { caller } from '#test/rig/app.ts';
import type { Stage } from '#test/rig/mail-server.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import type { ServerProcess } from '#test/rig/server-process.ts';
import { adminOf, startMailProcess } from './mail-process.ts';

const STAGES: readonly Stage[] = ['before-data', 'during-data', 'after-data'];
/** Each message comes from somebody else, because one address may send only a few. */
const VISITORS: Readonly<Record<string, string>> = {
  'before-data': '203.0.113.1',
  'during-data': '203.0.113.2',
  'after-data': '203.0.113.3',
  hanging: '203.0.113.4',
};
const TIMINGS = { waitsMs: Array.from({ length: 50 }, () => 200), leaseMs: 1500, pollMs: 50, finishMs: 300 };

async function send({ url }: ServerProcess, word: string): Promise<string> {
  const { body } = await caller(url, {})('POST', '/api/en/send-email', {
    json: { subject: word, message: word },
    headers: { 'x-forwarded-for': VISITORS[word] ?? '' },
  });
  return String(body['reference']);
}

for (const engine of ENGINES) {
  test(`F05: a process killed before, during and after the text of a mail loses none (${engine})`, async () => {
    const { mail, startAgain, drop, first } = await startMailProcess(engine, TIMINGS);
    let server = first;
    const references: string[] = [];
    const copies = (reference: string) => mail.received.filter(({ raw }) => raw.toString().includes(reference));
    for (const stage of STAGES) {
      let killed: Promise<unknown> | undefined;
      mail.watch((reached) => {
        if (reached === stage) killed ??= server.kill('SIGKILL');
      });
      // The mail can be quicker than the answer; whoever got none presses again and is given the same reference.
      await send(server, stage).catch(() => undefined);
      await expect.poll(() => killed).toBeDefined();
      await killed;
      mail.watch(() => {});
      server = await startAgain();
      const reference = await send(server, stage);
      references.push(reference);
      await expect.poll(() => copies(reference).length).toBeGreaterThan(0);
      const admin = await adminOf(server);
      await expect
        .poll(async () => (await admin('GET', '/api/en/mail')).body)
        .toMatchObject({ queued: 0, dead: 0, sent: references.length });
    }
    expect(references.map((reference) => new Set(copies(reference).map(({ messageId }) => messageId)).size)).toEqual([1, 1, 1]);
    // Only a kill once the text is under way can give a second copy, and it has the name of the first.
    const [before, ...rest] = references.map((reference) => copies(reference).length);
    expect([before, rest.every((count) => count <= 2)]).toEqual([1, true]);
    await server.kill('SIGTERM');
    await mail.close();
    await drop();
  });

  test(
    `F22: a server that is asked to stop while mail hangs gives its leases back, and goes on after the start (${engine})`,
    { timeout: 300_000 },
    async () => {
      const { databaseUrl, mail, first, startAgain, drop } = await startMailProcess(engine, TIMINGS);
      mail.mood('silent');
      const reference = await send(first, 'hanging');
      const database = openDatabase(databaseUrl);
      const leases = () => database.kysely.selectFrom('outbox').select(['lease', 'attempts']).execute();
      if (engine === 'postgres') await expect.poll(leases).toMatchObject([{ lease: expect.any(String), attempts: 1 }]);
      await first.kill('SIGTERM');
      expect(await leases()).toEqual([{ lease: null, attempts: 0 }]);
      await database.close();
      mail.mood('well');
      const next = await startAgain();
      await expect.poll(() => mail.received.filter(({ raw }) => raw.toString().includes(reference)).length, { timeout: 60_000 }).toBe(1);
      await next.kill('SIGTERM');
      await mail.close();
      await drop();
    },
  );
}

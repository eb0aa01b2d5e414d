import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caller, signIn, type Call, type TestApp } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { liveOn, runJobsOf } from '#test/rig/jobs.ts';

const DAY_MS = 24 * 3600_000;
const START = new Date('2026-11-15T08:00:00.000Z');
const time = { now: START };

type Held = { at: string; reason: string; clock: string; known: string; isAllowed: boolean; counts: object[] } | null;

/** One inquiry each, from addresses of their own. */
async function receive({ server }: TestApp, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await server.operations.leads.receive({
      kind: 'contact',
      country: 'sa',
      language: 'ar',
      page: '/contact',
      address: `203.0.113.${index}`,
      fields: { name: 'Sara', number: '0500000000', message: `Number ${index} of ${time.now.toISOString()}` },
    });
}

onBothEngines(
  ({ app, call }) => {
    const kysely = () => app().server.database.kysely;
    const countLeads = async () => (await kysely().selectFrom('leads').select('id').execute()).length;
    /** The clock ends sessions too, so everybody signs in anew. */
    const admin: Call = async (...request) => caller(app().url, { cookie: await signIn(call) })(...request);
    const held = async () => (await admin('GET', '/api/en/privacy/retention')).body['held'] as Held;
    const allow = (at: string) => admin('POST', '/api/en/privacy/retention/allow', { json: { at } });
    const jobs = () => runJobsOf(app(), () => time.now, {});
    const live = (days: number) => liveOn(app(), days, time);

    test('F11: a clock that is years ahead erases nothing, however often it is asked, and the overview says so', async () => {
      time.now = START;
      await receive(app(), 30);
      await jobs();
      expect(await held()).toBeNull();
      time.now = new Date('2029-11-15T08:00:00.000Z');
      await jobs();
      expect([await countLeads(), await held()]).toEqual([
        30,
        {
          at: time.now.toISOString(),
          reason: 'clock',
          clock: time.now.toISOString(),
          known: START.toISOString(),
          counts: [],
          isAllowed: false,
        },
      ]);
      await receive(app(), 1); // something known at the wrong time is no proof of it
      time.now = new Date(time.now.getTime() + 3600_000);
      await jobs();
      expect([await countLeads(), (await held())?.reason]).toEqual([31, 'clock']);
      const outbox = await kysely().selectFrom('outbox').select('id').execute();
      expect(outbox.length).toBeGreaterThanOrEqual(31);
      time.now = new Date(START.getTime() + DAY_MS);
      await jobs();
      expect([await countLeads(), await held()]).toEqual([31, null]);
    });

    test('F11: a clock that is right after all is allowed once, by somebody who has looked', async () => {
      time.now = new Date(time.now.getTime() + 60 * DAY_MS);
      await jobs();
      const { at } = (await held())!;
      expect((await allow('2026-01-01T00:00:00.000Z')).status).toBe(409);
      expect((await allow(at)).status).toBe(200);
      expect((await held())?.isAllowed).toBe(true);
      await jobs();
      expect(await held()).toBeNull();
      const audit = await kysely().selectFrom('audit').select('details').where('action', '=', 'retention-allowed').execute();
      expect(audit).toEqual([{ details: JSON.stringify({ reason: 'clock' }) }]);
    });

    test('F11: an unusual share is not erased before somebody has allowed that much', async () => {
      await admin('PUT', '/api/en/settings/privacy', { json: { inquiry_months: 1 } });
      await jobs();
      expect([await countLeads(), await held()]).toEqual([
        31,
        expect.objectContaining({ reason: 'share', counts: [{ kind: 'inquiries', count: 30, total: 31 }] }),
      ]);
      expect((await allow((await held())!.at)).status).toBe(200);
      await jobs();
      expect([await countLeads(), await held()]).toEqual([1, null]);
      await admin('PUT', '/api/en/settings/privacy', { json: { inquiry_months: null } });
    });

    test('F11: a few at a time need nobody', async () => {
      await receive(app(), 10);
      await admin('PUT', '/api/en/settings/privacy', { json: { inquiry_months: 1 } });
      await live(33);
      expect([await countLeads(), await held()]).toEqual([1, null]);
    });

    test('F11: nothing is erased before a backup was made', async () => {
      await receive(app(), 3);
      await live(27);
      time.now = new Date(time.now.getTime() + 2 * DAY_MS);
      const failing = { makeDaily: () => Promise.reject(new Error('no room')), isBackedUp: async () => false };
      await expect(runJobsOf(app(), () => time.now, failing)).rejects.toThrow('no room');
      expect([await countLeads(), (await held())?.reason]).toEqual([4, 'no-backup']);
      await live(3);
      expect([await countLeads(), await held()]).toEqual([1, null]);
    });

    test('F11: half a backup or trial is swept once nobody works on it', async () => {
      const folder = join(app().dataDir, 'backups');
      const [old, fresh] = ['2026-01-01T00-00-00.000Z.unfinished', '2026-01-02T00-00-00.000Z.trial'];
      for (const name of [old, fresh]) {
        await mkdir(join(folder, name, 'tables'), { recursive: true });
        await writeFile(join(folder, name, 'tables', 'leads.jsonl'), '{}');
        const at = name === old ? new Date(time.now.getTime() - 2 * 3600_000) : time.now;
        for (const part of ['tables/leads.jsonl', 'tables', '.']) await utimes(join(folder, name, part), at, at);
      }
      await jobs();
      const left = await readdir(folder);
      expect([left.includes(old), left.includes(fresh)]).toEqual([false, true]);
    });
  },
  { clock: () => time.now },
);

import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verifyBackup } from '#store/backup/inspect-backup.ts';
import { collections } from '#content/index.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { proves } from '#test/requirements/proves.ts';

const DAY_MS = 24 * 3600_000;
let msAhead = 0;

type Work = { kind: string; backup: string; state: string };
type Backup = { name: string; rows: number; files: number; size: number; missing: number; verified?: { rows: number } };

onBothEngines(
  (door) => {
    const list = async () => (await door.admin('GET', '/api/en/backups')).body as unknown as Backup[];
    const work = async () => (await door.admin('GET', '/api/en/backups/work')).body['work'] as Work | undefined;
    const begin = async (path: string) => {
      const { status, body } = await door.admin('POST', `/api/en/backups${path}`);
      expect([status, (body['work'] as Work).state]).toEqual([202, 'running']);
      await door.app().server.operations.backups.settled();
      return (await work())!;
    };
    const make = async () => {
      msAhead += 1000; // two backups of one moment would have one name
      const { backup } = await begin('');
      return (await list()).find(({ name }) => name === backup)!;
    };

    test('4-37: a backup is made, proven by a trial restore, and taken along as one file', async () => {
      proves('4-37');
      await callsOf(door, collections.products).add(0, { name: 'GlowMate', image: await sampleFile('image') });
      const made = await make();
      expect([made.files > 0, made.verified]).toEqual([true, undefined]);
      expect(await begin(`/${made.name}/verify`)).toMatchObject({ kind: 'verify', backup: made.name, state: 'done' });
      expect((await list())[0]).toMatchObject({ name: made.name, verified: { rows: made.rows } });
      const { url, cookie, dataDir } = door.app();
      const answer = await fetch(`${url}/api/en/backups/${made.name}/download`, { headers: { cookie } });
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="lamha-${made.name}.tar.gz"`);
      const target = join(dataDir, 'taken');
      await mkdir(target);
      await writeFile(join(target, 'backup.tar.gz'), await answer.bytes());
      execFileSync('tar', ['-xzf', 'backup.tar.gz'], { cwd: target });
      expect(await verifyBackup(join(target, made.name))).toEqual([]);
    });

    test('4-37: a damaged backup does not pass its trial, and a deleted one is gone', async () => {
      proves('4-37');
      const { name } = await make();
      await writeFile(join(door.app().dataDir, 'backups', name, 'tables', 'entries.jsonl'), '{}\n');
      expect(await begin(`/${name}/verify`)).toMatchObject({ state: 'failed' });
      expect((await list())[0]!.verified).toBeUndefined();
      const { changes } = (await door.admin('GET', '/api/en/history?collection=backups')).body as { changes: { action: string }[] };
      expect(changes[0]!.action).toBe('backup-failed');
      expect((await door.admin('DELETE', `/api/en/backups/${name}`)).status).toBe(200);
      expect((await list()).map((one) => one.name)).not.toContain(name);
      for (const wrong of [name, '..', '2026-01-01T00-00-00.000Z'])
        expect((await door.admin('GET', `/api/en/backups/${encodeURIComponent(wrong)}/download`)).status).toBe(404);
      expect((await readdir(join(door.app().dataDir, 'backups'))).filter((one) => /trial|unfinished/.test(one))).toEqual([]);
    });

    test('one record comes back from a backup as a new version, with the picture it lost', async () => {
      const products = callsOf(door, collections.products);
      const { id } = await products.add(0, { name: 'As it was', image: await sampleFile('image') });
      const { name } = await make();
      await products.update({ id, category_id: 0 }, { name: 'As it became' });
      const bring = (collection: string, record: number) =>
        door.admin('POST', `/api/en/backups/${name}/records`, { json: { collection, id: record } });
      const { status, body } = await bring('products', id);
      expect([status, body]).toMatchObject([200, { success: true, files: 0 }]);
      expect((await products.read(id)).body).toMatchObject({ name: 'As it was' });
      for (const [collection, record] of [
        ['products', 9999],
        ['nothing', 1],
      ] as const)
        expect((await bring(collection, record)).status).toBe(404);
      expect((await door.admin('POST', `/api/en/backups/${name}/records`, { json: { collection: 'products', id: 0 } })).status).toBe(422);
      expect((await door.admin('GET', '/api/en/copies')).body).toEqual({ copies: [], opens: false, isThere: true });
      expect((await door.admin('POST', `/api/en/copies/${name}/records`, { json: { collection: 'products', id } })).status).toBe(404);
    });

    test('4-37: nobody waits for a backup: it is begun, and a second one is refused until it is done', async () => {
      proves('4-37');
      msAhead += 1000;
      const [first, second] = await Promise.all([1, 2].map(() => door.admin('POST', '/api/en/backups')));
      expect([first!.status, second!.status].toSorted()).toEqual([202, 409]);
      await door.app().server.operations.backups.settled();
      expect(await work()).toMatchObject({ kind: 'make', state: 'done' });
    });

    test('a store that lost its files is noticed by whoever asks whether the server is ready', async () => {
      const { dataDir, server } = door.app();
      const [first] = await Array.fromAsync(server.storage.names());
      const path = join(dataDir, 'uploads', first!.name.replace(/-\d+\.(?:avif|webp)$/, '.png'));
      await rename(path, `${path}.away`);
      await server.operations.fileWatch.look();
      const ready = await door.app().call('GET', '/readyz');
      expect([ready.status, ready.body]).toMatchObject([
        200,
        { ok: true, version: expect.any(String), parts: { database: { ok: true }, store: { ok: true }, files: { ok: false, lost: 1 } } },
      ]);
      expect((await door.app().call('GET', '/readyz?strict')).status).toBe(503);
      await rename(`${path}.away`, path);
      await server.operations.fileWatch.look();
      expect((await door.app().call('GET', '/readyz?strict')).status).toBe(200);
    });

    test(
      'a backup of lost files is red, fails its proof, is told by mail once, and drives no whole one out',
      { timeout: 60_000 },
      async () => {
        const { dataDir, server } = door.app();
        const { backups } = server.operations;
        await server.database.kysely.updateTable('users').set({ email: 'owner@example.com' }).execute();
        const letters = async () =>
          (await server.database.kysely.selectFrom('outbox').select('payload').where('kind', '=', 'letter').execute()).filter(
            ({ payload }) => payload.includes('The last backup'),
          );
        const troubles = async () => (await server.operations.troubles.list()).map(({ kind }) => kind);
        await callsOf(door, collections.products).add(0, { name: 'GlowMate', image: await sampleFile('image') });
        const whole = await make();
        expect([whole.missing, await troubles()]).toEqual([0, []]);

        const uploads = join(dataDir, 'uploads');
        await rename(uploads, `${uploads}.away`);
        await mkdir(join(uploads, 'tmp'), { recursive: true });
        const hollow = await make();
        expect(await work()).toMatchObject({ state: 'incomplete', missing: hollow.missing });
        expect([hollow.files, hollow.missing]).toEqual([0, whole.files]);
        expect(await verifyBackup(join(dataDir, 'backups', hollow.name))).toHaveLength(hollow.missing);
        expect(await begin(`/${hollow.name}/verify`)).toMatchObject({ kind: 'verify', state: 'incomplete', missing: hollow.missing });
        expect((await list())[0]).toMatchObject({ name: hollow.name });
        expect((await list())[0]!.verified).toBeUndefined();
        expect((await door.admin('GET', '/api/en/overview')).body['troubles']).toMatchObject([
          { kind: 'backup', details: { missing: hollow.missing } },
        ]);
        for (let day = 0; day < 9; day += 1) {
          msAhead += DAY_MS;
          await backups.makeDaily();
        }
        const kept = await backups.list();
        expect([kept.length, kept.at(-1)!.name, kept.filter(({ missing }) => missing > 0).length]).toEqual([8, whole.name, 7]);
        await server.operations.fileWatch.look();
        expect([await troubles(), (await letters()).length]).toEqual([['backup', 'lost-files'], 1]);

        await cp(`${uploads}.away`, uploads, { recursive: true }); // beside what was uploaded or made meanwhile
        msAhead += DAY_MS;
        await backups.makeDaily();
        expect((await backups.list())[0]!.missing).toBe(0);
        await server.operations.fileWatch.look();
        expect([await troubles(), (await letters()).length]).toEqual([[], 2]);
      },
    );

    test('4-37: a backup is made every day, and the newest seven are kept', async () => {
      proves('4-37');
      const { backups } = door.app().server.operations;
      const newest = async () => (await backups.list())[0]?.name;
      const before = await newest();
      await backups.makeDaily();
      expect([await newest(), await backups.isBackedUp()]).toEqual([before, true]);
      for (let day = 0; day < 9; day += 1) {
        msAhead += DAY_MS;
        await backups.makeDaily();
        const made = await newest();
        expect(made).toBe(new Date(Date.now() + msAhead).toISOString().slice(0, 10) + made!.slice(10));
        await backups.makeDaily();
        expect(await newest()).toBe(made);
      }
      expect(await backups.list()).toHaveLength(7);
    });

    test('F11: a clock that was years ahead for a day stops no later backup and drives no good one out', async () => {
      const { backups } = door.app().server.operations;
      const right = msAhead;
      msAhead += 1000 * DAY_MS;
      await backups.makeDaily();
      msAhead = right;
      const days = new Set<string>();
      for (let day = 0; day < 7; day += 1) {
        msAhead += DAY_MS;
        await backups.makeDaily();
        days.add(new Date(Date.now() + msAhead).toISOString().slice(0, 10));
      }
      expect((await backups.list()).map(({ name }) => name.slice(0, 10)).toSorted()).toEqual([...days]);
    });

    test('F11: a backup that fails is tried again at the next turn, and one that is too old counts for nothing', async () => {
      const { backups } = door.app().server.operations;
      const folder = join(door.app().dataDir, 'backups');
      msAhead += DAY_MS;
      await rename(folder, `${folder}.away`);
      await writeFile(folder, 'no folder');
      await expect(backups.makeDaily()).rejects.toThrow();
      msAhead += 2 * DAY_MS;
      expect(await backups.isBackedUp()).toBe(false);
      await rm(folder);
      await rename(`${folder}.away`, folder);
      await backups.makeDaily();
      expect(await backups.isBackedUp()).toBe(true);
    });
  },
  { clock: () => new Date(Date.now() + msAhead) },
);

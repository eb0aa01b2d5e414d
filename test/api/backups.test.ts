import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verifyBackup } from '#store/backup/inspect-backup.ts';
import { findSession, insertSession } from '#store/accounts/sessions.ts';
import type { Database } from '#store/database/open.ts';
import { queueMail } from '#store/mail/outbox.ts';
import { openSeal } from '#store/seal.ts';
import { VERSION } from '#store/version.ts';
import { collections } from '#content/index.ts';
import { translate } from '#i18n/translate.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { callsOf } from '#test/rig/collection-calls.ts';
import { sampleFile } from '#test/rig/sample-files.ts';
import { proves } from '#test/requirements/proves.ts';

const DAY_MS = 24 * 3600_000;
let msAhead = 0;

const now = () => new Date(Date.now() + msAhead);

/** Somebody who is in the backup, and signs in later. */
async function addColleague(db: Database['kysely'], at: Date) {
  const moment = at.toISOString();
  const row = { username: 'colleague', password_hash: '', disabled_at: null, created_at: moment, updated_at: moment };
  const { id: userId } = await db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  const expiresAt = new Date(at.getTime() + DAY_MS).toISOString();
  return { tokenHash: 'colleague', userId, name: '', addressHash: '', now: moment, expiresAt };
}

type Work = { kind: string; backup: string; state: string; before?: string };
type Backup = { name: string; version?: string; rows: number; files: number; size: number; missing: number; verified?: { rows: number } };

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
      const said = (key: 'api.done.record-restored' | 'api.done.record-brought-back') => translate('en', key);
      expect([status, body]).toMatchObject([200, { files: 0, message: said('api.done.record-restored') }]);
      expect((await products.read(id)).body).toMatchObject({ name: 'As it was' });

      const { dataDir, server } = door.app();
      const { kysely } = server.database;
      const { file } = await kysely.selectFrom('file_uses').select('file').where('id', '=', id).executeTakeFirstOrThrow();
      const isThere = async () => {
        const opened = await server.storage.open(file);
        opened?.stream.destroy();
        return opened !== undefined;
      };
      await server.storage.remove(file); // the row of it stays, as after a bad disk
      expect((await bring('products', id)).body).toMatchObject({ files: 1 });
      expect(await isThere()).toBe(true);
      await door.admin('DELETE', `/api/en/products/${id}`);
      await door.admin('DELETE', `/api/en/trash/products/${id}`);
      expect((await bring('products', id)).body).toMatchObject({ message: said('api.done.record-brought-back') });
      await server.storage.remove(file);
      const kept = join(dataDir, 'kept');
      await rename(join(dataDir, 'backups', name, 'uploads', file), kept);
      const hollow = await bring('products', id);
      expect([hollow.status, hollow.body]).toMatchObject([
        200,
        { files: 0, message: expect.stringContaining('1 of its files is neither') },
      ]);
      await server.storage.keep(kept, file);
      for (const [collection, record] of [
        ['products', 9999],
        ['nothing', 1],
      ] as const)
        expect((await bring(collection, record)).status).toBe(404);
      expect((await door.admin('POST', `/api/en/backups/${name}/records`, { json: { collection: 'products', id: 0 } })).status).toBe(422);
      expect((await door.admin('GET', '/api/en/copies')).body).toEqual({ copies: [], opens: false, isThere: true });
      expect((await door.admin('POST', `/api/en/copies/${name}/records`, { json: { collection: 'products', id } })).status).toBe(404);
    });

    const restore = async (name: string, confirm = name.slice(0, 10)) => {
      const { status, body } = await door.admin('POST', `/api/en/backups/${name}/restore`, { json: { confirm } });
      await door.app().server.operations.backups.settled();
      return { status, errors: body['errors'], work: await work() };
    };

    test(
      '4-37: everything comes back from a backup while the server runs, after a copy of what is there',
      { timeout: 300_000 },
      async () => {
        proves('4-37');
        const { server, dataDir, call } = door.app();
        const { kysely } = server.database;
        const products = callsOf(door, collections.products);
        const { id } = await products.add(0, { name: 'As it was', image: await sampleFile('image') });
        const waiting = await queueMail(kysely, { kind: 'letter' }, now());
        const colleague = await addColleague(kysely, now());
        const draft = `/api/en/drafts/products/${id}`;
        const type = (text: string) => door.admin('PATCH', draft, { json: { values: { name_en: text } } });
        const typed = async () => (await door.admin('GET', draft)).body['draft'];
        await type('As it was typed');
        const { name, version } = await make();
        expect(version).toBe(VERSION);

        await door.admin('DELETE', draft);
        expect(await typed()).toBeNull();
        await kysely.updateTable('outbox').set({ done_at: now().toISOString() }).where('id', '=', waiting).execute();
        await products.update({ id, category_id: 0 }, { name: 'As it became' });
        const since = await products.add(0, { name: 'Since', image: await sampleFile('image') });
        const inquiry = { kind: 'contact', fields: { name: 'Sara', number: '0500000000', message: 'Sent since' } };
        expect((await call('POST', '/api/en/send-email', { json: inquiry })).status).toBe(200);
        const { file } = await kysely.selectFrom('file_uses').select('file').where('id', '=', id).executeTakeFirstOrThrow();
        await server.storage.remove(file);
        await insertSession(kysely, colleague);

        expect(await restore(name, '2001-01-01')).toMatchObject({ status: 422, errors: { confirm: expect.any(String) } });
        expect((await products.read(id)).body).toMatchObject({ name: 'As it became' });
        const day = name.slice(0, 10).replace(/\d/g, (digit) => String.fromCodePoint(0x06_60 + Number(digit)));
        const { work: done } = await restore(name, day);
        expect(done).toMatchObject({ kind: 'restore', backup: name, state: 'done', before: expect.any(String) });

        expect((await products.read(id)).body).toMatchObject({ name: 'As it was' });
        expect(await typed()).toMatchObject({ values: { name_en: 'As it was typed' } });
        expect((await products.read(since.id)).status).toBe(404);
        const opened = await server.storage.open(file);
        opened?.stream.destroy();
        expect(opened).toBeDefined();
        expect((await door.admin('GET', '/api/en/inbox')).text).not.toContain('Sent since');
        expect(
          (await kysely.selectFrom('outbox').select('done_at').where('id', '=', waiting).executeTakeFirstOrThrow()).done_at,
        ).not.toBeNull();
        expect((await products.add(0, { name: 'After', image: await sampleFile('image') })).id).toBeGreaterThan(since.id);
        const figures = await kysely.selectFrom('product_values').select('product').where('product', '=', id).executeTakeFirst();
        expect(figures).toEqual({ product: id });
        const before = join(dataDir, 'backups', String(done!.before));
        expect([await verifyBackup(before), await readFile(join(before, 'tables', 'leads.jsonl'), 'utf8')]).toEqual([
          [],
          expect.stringContaining('Sent since'),
        ]);
        expect((await list()).filter((one) => one.name > name).map((one) => one.name)).toEqual([done!.before]);
        const { changes } = (await door.admin('GET', '/api/en/history?collection=backups')).body as { changes: { action: string }[] };
        expect(changes[0]!.action).toBe('site-restored');
        expect(await findSession(kysely, colleague.tokenHash)).toBeUndefined();
        await kysely.deleteFrom('users').where('id', '=', colleague.userId).execute();
      },
    );

    test('a damaged, a newer and a foreign backup are refused by name, and nothing changes', async () => {
      const { dataDir, server } = door.app();
      const products = callsOf(door, collections.products);
      const { id } = await products.add(0, { name: 'Stays', image: await sampleFile('image') });
      await server.database.kysely
        .insertInto('webhooks')
        .values({ name: 'CRM', url: 'https://example.com', events: '[]', secret: openSeal('another key').seal('x'), created_at: '' })
        .execute();
      const { name } = await make();
      await server.database.kysely.deleteFrom('webhooks').execute();
      await products.update({ id, category_id: 0 }, { name: 'Still there' });
      const listed = (await list()).length;
      const refused = async (reason: string) => {
        expect((await restore(name)).work).toMatchObject({ kind: 'restore', state: 'failed', reason });
        expect([(await products.read(id)).body, (await list()).length]).toMatchObject([{ name: 'Still there' }, listed]);
        const { changes } = (await door.admin('GET', '/api/en/history?collection=backups')).body as { changes: { action: string }[] };
        expect(changes[0]!.action).toBe('restore-refused');
      };
      await refused('other-key');
      const folder = join(dataDir, 'backups', name);
      const table = join(folder, 'tables', 'entries.jsonl');
      const rows = await readFile(table);
      const bent = Buffer.from(rows);
      bent[100]! ^= 1;
      await writeFile(table, bent);
      await refused('damaged');
      await writeFile(table, rows);
      const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
      await writeFile(join(folder, 'manifest.json'), manifest.replace('"migrations": [', '"migrations": [\n"9999-future",'));
      await refused('newer');
      const { token } = (await door.admin('POST', '/api/en/tokens', { json: { name: 'Backups', rights: { backups: 'write' } } })).body;
      const program = { json: { confirm: name.slice(0, 10) }, headers: { authorization: `Bearer ${String(token)}` } };
      expect((await door.call('POST', `/api/en/backups/${name}/restore`, program)).status).toBe(403);
    });

    test('4-37: nobody waits for a backup: it is begun, and a second one is refused until it is done', async () => {
      proves('4-37');
      msAhead += 1000;
      const [first, second] = await Promise.all([1, 2].map(() => door.admin('POST', '/api/en/backups')));
      expect([first!.status, second!.status].toSorted()).toEqual([202, 409]);
      await door.app().server.operations.backups.settled();
      expect(await work()).toMatchObject({ kind: 'make', state: 'done' });
    });

    test('a store that can be read and takes nothing is none', async () => {
      const { dataDir, server } = door.app();
      const temps = join(dataDir, 'uploads', 'tmp');
      await rename(temps, `${temps}.away`);
      await expect(server.operations.fileWatch.glance()).rejects.toThrow('ENOENT');
      await rename(`${temps}.away`, temps);
      await server.operations.fileWatch.glance();
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
      { timeout: 300_000 },
      async () => {
        const { dataDir, server } = door.app();
        const { backups } = server.operations;
        await server.database.kysely.updateTable('users').set({ email: 'owner@example.com' }).execute();
        const mails = async () =>
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
        const listed = await backups.list();
        expect([listed.length, listed.at(-1)!.name, listed.filter(({ missing }) => missing > 0).length]).toEqual([8, whole.name, 7]);
        await server.operations.fileWatch.look();
        expect([await troubles(), (await mails()).length]).toEqual([['backup', 'lost-files'], 1]);

        await cp(`${uploads}.away`, uploads, { recursive: true }); // beside what was uploaded or made meanwhile
        msAhead += DAY_MS;
        await backups.makeDaily();
        expect((await backups.list())[0]!.missing).toBe(0);
        await server.operations.fileWatch.look();
        expect([await troubles(), (await mails()).length]).toEqual([[], 2]);
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
  { clock: now },
);

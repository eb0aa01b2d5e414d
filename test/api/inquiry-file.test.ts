import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { composeMail } from '#api/features/outbox/compose-mail.ts';
import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import { makeBackup } from '#store/backup/make-backup.ts';
import { restoreBackup } from '#store/backup/restore-backup.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { caller, signIn } from '#test/rig/app.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { liveOn, runJobsOf } from '#test/rig/jobs.ts';
import { setUpMail } from '#test/rig/mail-settings.ts';
import { createTestDatabase } from '#test/rig/postgres.ts';
import { PROJECT_INQUIRY } from '#test/rig/project-inquiry.ts';
import { sampleFile, sampleJpeg } from '#test/rig/sample-files.ts';
import { proves } from '#test/requirements/proves.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const time = { now: new Date() };
const later = (ms = 11 * MINUTE_MS) => (time.now = new Date(time.now.getTime() + ms));

type Lead = { id: number; reference: string; status: string; file: { name: string; type: string; size: number } | null };

onBothEngines(
  ({ app, call, admin }) => {
    const kysely = () => app().server.database.kysely;
    const files = () => kysely().selectFrom('lead_files').selectAll().orderBy('created_at').execute();
    const onDisk = async () => (await readdir(join(app().dataDir, 'uploads'))).filter((name) => !/^tmp$|^\./.test(name)).toSorted();
    const temps = () => readdir(join(app().dataDir, 'uploads', 'tmp'));
    const send = (
      attachment: File | File[] | undefined,
      fields: object = PROJECT_INQUIRY,
      more: Record<string, string> = {},
      base = '/api/en',
    ) =>
      call('POST', `${base}/send-email`, {
        form: { fields: JSON.stringify(fields), ...(attachment && { [INQUIRY_FILE.field]: attachment }), ...more },
      });
    const find = async (reference: unknown): Promise<Lead> => {
      const { body } = await admin('GET', `/api/en/inbox?search=${String(reference)}`);
      const [lead] = body['leads'] as Lead[];
      return (await admin('GET', `/api/en/inbox/${lead!.id}`)).body as Lead;
    };
    /** One that was stored, eleven minutes after whatever came before. */
    const sent = async (attachment: File, fields: object = PROJECT_INQUIRY) => {
      later();
      const { status, body } = await send(attachment, fields);
      expect([status, body]).toEqual([200, { success: true, message: expect.any(String), reference: expect.any(String) }]);
      return find(body['reference']);
    };

    test('4-46: a PDF stays with its inquiry and is given to staff only, as a download that runs nothing', async () => {
      proves('4-46');
      const lead = await sent(await sampleFile('pdf', '../مخطط الواجهة'));
      expect(lead.file).toMatchObject({ name: 'مخطط الواجهة.pdf', type: 'application/pdf', size: expect.any(Number) });
      const address = `/api/en/inbox/${lead.id}/file`;
      const { status, headers, text } = await admin('GET', address);
      expect([status, text]).toEqual([200, await (await sampleFile('pdf')).text()]);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(lead.file!.size),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('مخطط الواجهة.pdf')}`,
        'content-security-policy': expect.stringContaining('sandbox'),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      expect((await call('GET', address)).status).toBe(401);
      const [{ name } = { name: '' }] = await files();
      expect(await onDisk()).toEqual([name]);
      for (const path of [`/uploads/${name}`, `/api/uploads/${name}`, `/api/ar/uploads/${name}`, `/uploads/${name}?download=1`])
        for (const as of [call, admin]) expect([path, (await as('GET', path)).status]).toEqual([path, 404]);
      expect((await admin('GET', `/api/en/media/${name}`)).status).toBe(404);
      expect((await admin('GET', '/api/en/media')).body['total']).toBe(0);
      const csv = (await admin('GET', '/api/en/inbox/export')).text;
      expect(csv).toContain('مخطط الواجهة.pdf');
      const found = await admin('GET', `/api/en/inbox?search=${encodeURIComponent('مخطط')}`);
      expect((found.body['leads'] as Lead[]).map(({ id }) => id)).toEqual([lead.id]);
    });

    test('4-46: a picture is drawn anew without what its camera wrote into it', async () => {
      proves('4-46');
      const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
        .withExif({ IFD0: { Copyright: 'canary-of-the-camera' } })
        .jpeg()
        .toBuffer();
      expect(photo.toString('latin1')).toContain('canary-of-the-camera');
      const lead = await sent(new File([new Uint8Array(photo)], 'site.png', { type: 'image/png' }));
      expect(lead.file).toMatchObject({ name: 'site.jpg', type: 'image/jpeg' });
      expect((await admin('GET', `/api/en/inbox/${lead.id}/file`)).text).not.toContain('canary');
    });

    test('4-46: whoever sends no file is answered as before, as JSON and as a form', async () => {
      proves('4-46');
      later();
      const asForm = await send(undefined);
      expect(asForm.status).toBe(200);
      const asJson = await call('POST', '/api/en/send-email', {
        json: { kind: 'project', fields: { ...PROJECT_INQUIRY, specs: 'Two walls' } },
      });
      expect([asJson.status, (await find(asJson.body['reference'])).file]).toEqual([200, null]);
      const { id } = await find(asForm.body['reference']);
      expect((await admin('GET', `/api/en/inbox/${id}/file`)).status).toBe(404);
      const named = await call('POST', '/api/en/send-email', {
        json: { kind: 'project', fields: PROJECT_INQUIRY, attachment: 'brief.pdf' },
      });
      expect([named.status, Object.keys(named.body['errors'] as object)]).toEqual([422, [INQUIRY_FILE.field]]);
    });

    test('4-46: what is no PDF or picture, is damaged, acts or is too large is refused in the visitor’s language, and nothing is stored', async () => {
      proves('4-46');
      later();
      const pdf = await (await sampleFile('pdf')).text();
      const gif = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
        .gif()
        .toBuffer();
      const jpeg = await (await sampleJpeg()).bytes();
      const before = [await kysely().selectFrom('leads').select('id').execute(), await files(), await onDisk()];
      const wrong: [string, BlobPart, RegExp][] = [
        ['page.pdf', '<html><script>alert(1)</script>', /type of file/],
        ['program.png', new Uint8Array([0x4d, 0x5a, ...Array<number>(200).fill(0)]), /type of file/],
        ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /type of file/],
        ['moving.gif', new Uint8Array(gif), /type of file/],
        ['half.jpg', jpeg.slice(0, 200), /damaged/],
        ['active.pdf', pdf.replace('/Type/Catalog', '/Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert)>>'), /plain PDF/],
        ['large.pdf', `${pdf}${' '.repeat(INQUIRY_FILE.bytes)}%%EOF`, /too large/],
      ];
      for (const [name, content, texts] of wrong) {
        const { status, body } = await send(new File([content], name));
        expect([name, status, body['errors']]).toEqual([name, 422, { [INQUIRY_FILE.field]: expect.stringMatching(texts) }]);
      }
      const arabic = await send(new File(['text'], 'note.pdf'), PROJECT_INQUIRY, {}, '/api/ar');
      expect([arabic.status, arabic.body['errors']]).toEqual([422, { [INQUIRY_FILE.field]: 'المرفق: نوع الملف غير مقبول هنا.' }]);
      const two = await send([await sampleFile('pdf'), await sampleFile('pdf')]);
      expect([two.status, two.body['errors']]).toEqual([422, { [INQUIRY_FILE.field]: expect.any(String) }]);
      const elsewhere = await call('POST', '/api/en/email/send-email-sa', {
        form: { subject: 'Hello', message: 'World', [INQUIRY_FILE.field]: await sampleFile('pdf') },
      });
      expect([elsewhere.status, elsewhere.body['errors']]).toEqual([422, { [INQUIRY_FILE.field]: expect.any(String) }]);
      const unfinished = await send(await sampleFile('pdf'), { ...PROJECT_INQUIRY, email: 'nobody' });
      expect([unfinished.status, Object.keys(unfinished.body['errors'] as object)]).toEqual([422, ['email']]);
      expect([await kysely().selectFrom('leads').select('id').execute(), await files(), await onDisk()]).toEqual(before);
      expect(await temps()).toEqual([]);
    });

    test('4-46: a form far beyond the limit is refused before it has been read', async () => {
      proves('4-46');
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 3 * INQUIRY_FILE.bytes };
      const status = await new Promise((resolve, reject) => {
        const sending = request(`${app().url}/api/en/send-email`, { method: 'POST', headers }, (answer) => {
          resolve(answer.statusCode);
          sending.destroy();
        });
        sending.on('error', reject);
        sending.write('--x'); // and never the rest
      });
      expect(status).toBe(413);
      expect(await temps()).toEqual([]);
    });

    test('4-46: the same inquiry with the same file counts once and leaves nothing over; with another file it is another one', async () => {
      proves('4-46');
      later();
      const { length } = await files();
      const [first, second] = await Promise.all(
        [1, 2].map(async () => send(await sampleFile('pdf'), { ...PROJECT_INQUIRY, location: 'Jeddah' })),
      );
      expect(first!.body['reference']).toBe(second!.body['reference']);
      const other = await send(await sampleFile('image'), { ...PROJECT_INQUIRY, location: 'Jeddah' });
      expect(other.body['reference']).not.toBe(first!.body['reference']);
      expect(await files()).toHaveLength(length + 2);
      expect(await onDisk()).toEqual((await files()).map(({ name }) => name).toSorted());
    });

    test('4-46: one address may have ten files looked at in ten minutes, and all files together have an end', async () => {
      proves('4-46');
      later();
      const wrong = () => send(new File(['%PDF-1.4 without an end'], 'brief.pdf'));
      for (let each = 0; each < 10; each += 1) expect((await wrong()).status).toBe(422);
      const { status, headers } = await wrong();
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
      later();
      const [filler] = await files();
      const sizeOf = (size: number) => kysely().updateTable('lead_files').set({ size }).where('name', '=', filler!.name).execute();
      await sizeOf(INQUIRY_FILE.bytesInAll);
      const full = await send(await sampleFile('pdf'), { ...PROJECT_INQUIRY, location: 'Dammam' });
      expect([full.status, full.body['errors']]).toEqual([422, { [INQUIRY_FILE.field]: expect.stringMatching(/without it/) }]);
      expect((await send(undefined, { ...PROJECT_INQUIRY, location: 'Dammam' })).status).toBe(200);
      await sizeOf(filler!.size);
    });

    test('4-46: the mail to the team says that a file came, and what is judged as spam keeps its file aside', async () => {
      proves('4-46');
      await setUpMail(admin);
      const lead = await sent(await sampleFile('pdf', 'brief'), { ...PROJECT_INQUIRY, location: 'Abha' });
      const row = await kysely()
        .selectFrom('outbox')
        .selectAll()
        .where('lead_id', '=', lead.id)
        .where('kind', '=', 'notice')
        .executeTakeFirstOrThrow();
      const { settings, offers } = app().server.operations;
      const parts = { kysely: kysely(), settings, publicUrl: 'https://lamha.example.com', offerPdf: offers.pdf };
      const mail = await composeMail(parts, row);
      expect(mail).toMatchObject({ text: expect.stringContaining('brief.pdf'), html: expect.stringContaining('brief.pdf') });
      expect(mail).toMatchObject({ html: expect.stringContaining(`https://lamha.example.com/dashboard/inbox/${lead.id}`) });
      later();
      const trapped = await send(await sampleFile('pdf', 'spam'), { ...PROJECT_INQUIRY, location: 'Tabuk' }, { extra: 'machine' });
      expect(await find(trapped.body['reference'])).toMatchObject({ status: 'spam', file: { name: 'spam.pdf' } });
    });

    test('4-46: a backup holds the files, and a restored site has them', async () => {
      proves('4-46');
      const { database, storage } = app().server;
      const { folder } = await makeBackup(database, storage, join(app().dataDir, 'backups'), time.now);
      const target = await createTestDatabase('sqlite');
      const restored = openDatabase(target.url);
      const restoredStorage = await openStorage({ dataDir: target.dataDir });
      await restoreBackup(restored, restoredStorage, folder, join(target.dataDir, 'uploads', 'tmp'));
      const rows = await restored.kysely.selectFrom('lead_files').selectAll().orderBy('created_at').execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map(({ name }) => name))).toEqual(new Set((await files()).map(({ name }) => name)));
      for (const { name, size } of rows) {
        const opened = await restoredStorage.open(name);
        expect([name, opened?.size]).toEqual([name, size]);
        opened?.stream.destroy();
      }
      await restored.close();
      await target.drop();
    });

    test('4-46 4-29: whoever asks is told of the file, and erasing a person takes its bytes along', async () => {
      const contact = 'canary.file@example.com';
      const lead = await sent(await sampleFile('pdf', 'private'), { ...PROJECT_INQUIRY, email: contact });
      const { name } = await kysely().selectFrom('lead_files').select('name').where('lead_id', '=', lead.id).executeTakeFirstOrThrow();
      const found = (await admin('POST', '/api/en/privacy/find', { json: { contact } })).body as Record<string, { row: string }[]>;
      const rows = Object.values(found).flatMap((part) => part.map(({ row }) => row));
      const { body } = await admin('POST', '/api/en/privacy/export', { json: { contact, rows } });
      expect((body['leads'] as { files: object[] }[])[0]!.files).toEqual([
        { name: 'private.pdf', type: 'application/pdf', size: expect.any(Number), created_at: expect.any(String) },
      ]);
      const { body: erased } = await admin('POST', '/api/en/privacy/erase', { json: { contact, rows, confirm: contact } });
      expect(erased['erased']).toMatchObject({ leads: 1, files: 1 });
      expect(await onDisk()).not.toContain(name);
      expect((await files()).map((file) => file.name)).not.toContain(name);
      expect((await admin('GET', `/api/en/inbox/${lead.id}/file`)).status).toBe(404);
    });

    test('4-46 4-29: a file that the store would not let go is not called erased', async () => {
      const contact = 'canary.stays@example.com';
      await sent(await sampleFile('pdf', 'stays'), { ...PROJECT_INQUIRY, email: contact });
      const found = (await admin('POST', '/api/en/privacy/find', { json: { contact } })).body as Record<string, { row: string }[]>;
      const rows = Object.values(found).flatMap((part) => part.map(({ row }) => row));
      const refuses = vi.spyOn(app().server.storage, 'remove').mockRejectedValue(new Error('EROFS: read-only file system'));
      const { status, body } = await admin('POST', '/api/ar/privacy/erase', { json: { contact, rows, confirm: contact } });
      refuses.mockRestore();
      expect([status, body['left']]).toEqual([200, 1]);
      expect(body['message']).toContain('ما زالت');
      await runJobsOf(app(), () => time.now);
      expect(await onDisk()).toEqual((await files()).map(({ name }) => name).toSorted());
    });

    test('4-46 4-29: a file is kept as long as its inquiry, and bytes without an inquiry are swept', async () => {
      await sent(await sampleFile('pdf', 'old'), { ...PROJECT_INQUIRY, location: 'Hail' });
      await app().server.storage.put(`${'a'.repeat(24)}.pdf`, Buffer.from('left by a crash'));
      later(2 * DAY_MS);
      await runJobsOf(app(), () => time.now);
      expect(await onDisk()).toEqual((await files()).map(({ name }) => name).toSorted());
      expect(await files()).not.toEqual([]);
      const staff = caller(app().url, { cookie: await signIn(call) });
      expect((await staff('PUT', '/api/en/settings/privacy', { json: { inquiry_months: 1 } })).status).toBe(200);
      await liveOn(app(), 33, time);
      expect([await files(), await onDisk()]).toEqual([[], []]);
    });
  },
  { clock: () => time.now },
);

import { afterAll, describe, expect, test } from 'vitest';
import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import { makePdf } from '#api/media/test-pdf.ts';
import { createTestApp } from '#test/rig/app.ts';
import { EICAR, startClamd } from '#test/rig/clamd.ts';
import { ENGINES } from '#test/rig/postgres.ts';
import { PROJECT_INQUIRY } from '#test/rig/project-inquiry.ts';

type Whole = { file: { scan: string; found: string } };

describe.each(ENGINES)('%s', async (engine) => {
  const clamd = await startClamd();
  const app = await createTestApp({ engine, env: { CLAMD_URL: clamd.url } });
  afterAll(async () => {
    await app.stop();
    await clamd.stop();
  });

  async function send(location: string, text: string): Promise<number> {
    const file = new File([new Uint8Array(makePdf({ objects: [`<</Length 9>>stream\n${text}\nendstream`] }))], 'plan.pdf');
    const form = { fields: JSON.stringify({ ...PROJECT_INQUIRY, location }), [INQUIRY_FILE.field]: file };
    const { status, body } = await app.call('POST', '/api/en/send-email', { form });
    expect(status).toBe(200);
    const { id } = await app.server.database.kysely
      .selectFrom('leads')
      .select('id')
      .where('reference', '=', String(body['reference']))
      .executeTakeFirstOrThrow();
    return id;
  }
  const stateOf = async (id: number) => ((await app.admin('GET', `/api/en/inbox/${id}`)).body as unknown as Whole).file;
  const take = (id: number, language = 'en') => app.admin('GET', `/api/${language}/inbox/${id}/file`);

  test('what a visitor sent waits, is scanned and given out clean; what is infected stays closed in both languages', async () => {
    const [plan, bad] = [await send('Khobar', 'a plan'), await send('Hail', EICAR)];
    expect(await stateOf(plan)).toMatchObject({ scan: 'waiting' });
    await app.server.operations.inbox.scanFiles();
    expect([await stateOf(plan), await stateOf(bad)]).toMatchObject([
      { scan: 'clean', found: '' },
      { scan: 'infected', found: 'Eicar-Test-Signature' },
    ]);
    expect((await take(plan)).status).toBe(200);
    for (const [language, texts] of [
      ['en', /harmful/],
      ['ar', /يضرّ/],
    ] as const)
      expect(await take(bad, language)).toMatchObject({ status: 403, body: { message: expect.stringMatching(texts) } });
    const seen = clamd.scanned();
    await app.server.operations.inbox.scanFiles();
    expect(clamd.scanned()).toBe(seen);
    const { body } = await app.admin('GET', '/api/en/log?action=lead-file-infected');
    expect(body['changes']).toMatchObject([{ subject: `leads/${bad}`, details: { found: 'Eicar-Test-Signature' } }]);
  });

  test('who opens a file before it was scanned has it scanned, and while the scanner is away it waits and inquiries come', async () => {
    const early = await send('Abha', 'a plan');
    expect((await take(early)).status).toBe(200);
    await clamd.stop();
    const later = await send('Jizan', 'another plan');
    expect(await take(later)).toMatchObject({ status: 403, body: { message: expect.stringMatching(/not been scanned/) } });
    await expect(app.server.operations.inbox.scanFiles()).rejects.toThrow('ECONNREFUSED');
    expect(await stateOf(later)).toMatchObject({ scan: 'waiting' });
  });
});

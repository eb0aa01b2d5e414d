import { expect, test } from 'vitest';
import { INQUIRY_FILE } from '#content/inquiry-file.ts';
import { solve } from '#api/spam/challenge.ts';
import { onBothEngines } from '#test/rig/both-engines.ts';
import { PROJECT_INQUIRY } from '#test/rig/project-inquiry.ts';
import { sampleFile } from '#test/rig/sample-files.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let now = new Date();
const later = (ms = 11 * MINUTE_MS) => (now = new Date(now.getTime() + ms));

onBothEngines(
  ({ app, call }) => {
    const kysely = () => app().server.database.kysely;
    const send = (file: File, location: string, { address = '203.0.113.1', proof = '' } = {}) => {
      later();
      return call('POST', '/api/en/send-email', {
        form: { fields: JSON.stringify({ ...PROJECT_INQUIRY, location }), [INQUIRY_FILE.field]: file, proof },
        headers: { 'x-forwarded-for': address },
      });
    };
    const solved = async () => solve(String((await call('GET', '/api/challenge')).body['challenge']));
    /** As if that much of a kind had come today already. */
    const fill = (kind: 'unproven' | 'network', size: number) =>
      kysely()
        .updateTable('limits')
        .set({ count: size })
        .where('key', kind === 'unproven' ? '=' : '!=', 'lead-room:unproven')
        .where('key', 'like', 'lead-room:%')
        .execute();

    test('B8: the files of one day take a part of the room and never all of it', async () => {
      later(DAY_MS);
      expect((await send(await sampleFile('pdf'), 'Khobar')).status).toBe(200);
      await kysely().updateTable('lead_files').set({ size: INQUIRY_FILE.bytesInDay }).execute();
      const full = await send(await sampleFile('pdf'), 'Hail');
      expect([full.status, full.body['errors']]).toEqual([422, { [INQUIRY_FILE.field]: expect.stringMatching(/without it/) }]);
      later(DAY_MS);
      expect((await send(await sampleFile('pdf'), 'Hail')).status).toBe(200);
    });

    test('B8: one address may send as many files in a day as a customer does, and no more', async () => {
      later(DAY_MS);
      const statuses: number[] = [];
      for (let each = 0; each < 21; each += 1) statuses.push((await send(await sampleFile('pdf'), `Street ${each}`)).status);
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
      later(DAY_MS);
      expect((await send(await sampleFile('pdf'), 'Abha')).status).toBe(200);
    });

    test('M3: one network takes a share of the day’s room, and a part is kept for those who bring a solved calculation', async () => {
      later(DAY_MS);
      expect((await send(await sampleFile('pdf'), 'Jubail', { address: '198.51.100.1' })).status).toBe(200);
      await fill('network', INQUIRY_FILE.bytesOfNetwork.unproven);
      const neighbour = await send(await sampleFile('pdf'), 'Jizan', { address: '198.51.100.200' });
      expect([neighbour.status, neighbour.body['codes']]).toEqual([422, { [INQUIRY_FILE.field]: 'no-room' }]);
      expect((await send(await sampleFile('pdf'), 'Najran', { address: '198.51.101.1' })).status).toBe(200);
      const proof = await solved();
      expect((await send(await sampleFile('pdf'), 'Tabuk', { address: '198.51.100.200', proof })).status).toBe(200);
      await fill('unproven', INQUIRY_FILE.bytesUnproven);
      const elsewhere = '2001:db8:1:2::1';
      expect((await send(await sampleFile('pdf'), 'Buraidah', { address: elsewhere })).status).toBe(422);
      expect((await send(await sampleFile('pdf'), 'Yanbu', { address: elsewhere, proof })).status).toBe(422); // used
      expect((await send(await sampleFile('pdf'), 'Hail', { address: elsewhere, proof: await solved() })).status).toBe(200);
    });
  },
  { clock: () => now, env: { TRUST_PROXY: '1' } },
);

import { expect, test } from 'vitest';
import { INQUIRY_FILE } from '#content/inquiry-file.ts';
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
    const send = (file: File, location: string) => {
      later();
      return call('POST', '/api/en/send-email', {
        form: { fields: JSON.stringify({ ...PROJECT_INQUIRY, location }), [INQUIRY_FILE.field]: file },
      });
    };

    test('B8: the files of one day take a part of the room and never all of it', async () => {
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
  },
  { clock: () => now },
);

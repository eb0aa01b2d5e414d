import { join } from 'node:path';
import * as z from 'zod';
import { listBackups } from '#store/backup/list-backups.ts';
import { openAgeKey } from '#store/copies/age-key.ts';
import { removeOldCopies, sendCopy } from '#store/copies/copies.ts';
import { proveCopy } from '#store/copies/prove-copy.ts';
import { openTarget } from '#store/copies/target.ts';
import type { Database } from '#store/database/open.ts';
import { readFact, writeFact } from '#store/facts.ts';
import type { ReportTrouble } from '#api/kernel/report-trouble.ts';

const LAST = 'last_copy';

/** What became of the last copy that was sent elsewhere; `proof` is missing where the server has only the public key. */
export const LastCopy = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  place: z.string(),
  rows: z.number(),
  files: z.number(),
  newFiles: z.number(),
  seconds: z.number(),
  proof: z.object({ rows: z.number(), files: z.number() }).optional(),
});
export type LastCopy = z.output<typeof LastCopy>;

type Parts = {
  database: Database;
  dataDir: string;
  clock: () => Date;
  report: ReportTrouble;
  /** Where copies go and the key they are sealed with; without them none are made. */
  copies: { url: string; key: string } | undefined;
};

/** Sealed copies that leave the house: of each day's backup, sent by the server that made it. */
export function openCopies({ database: { kysely }, dataDir, clock, report, copies }: Parts) {
  const backups = join(dataDir, 'backups');

  async function last(): Promise<LastCopy | undefined> {
    const text = await readFact(kysely, LAST);
    return text === undefined ? undefined : LastCopy.parse(JSON.parse(text));
  }

  async function send(name: string, { url, key }: NonNullable<Parts['copies']>): Promise<void> {
    const from = performance.now();
    const place = { target: openTarget(url), key: await openAgeKey(key), temp: join(dataDir, 'backups') };
    const sent = await sendCopy(place, join(backups, name), name);
    await removeOldCopies(place);
    const proof = place.key.identity === undefined ? undefined : await proveCopy(place, sent);
    const { rows, files, newFiles } = sent;
    const seconds = Math.round((performance.now() - from) / 1000);
    const said: LastCopy = {
      name,
      at: clock().toISOString(),
      place: place.target.place,
      rows,
      files: files.length,
      newFiles,
      seconds,
      proof,
    };
    await writeFact(kysely, LAST, JSON.stringify(said));
  }

  return {
    isOn: copies !== undefined,
    last,
    /** The newest whole backup of this server, unless that or a newer one has been sent. Asked every hour, so a failure is tried again. */
    async sendNewest(): Promise<void> {
      if (!copies) return;
      const newest = (await listBackups(backups)).find(({ missing }) => missing === 0);
      if (!newest || newest.name <= ((await last())?.name ?? '')) return;
      try {
        await send(newest.name, copies);
      } catch (error) {
        await report('copies', { reason: error instanceof Error ? error.message : String(error) });
        throw error;
      }
      await report('copies', undefined);
    },
  };
}

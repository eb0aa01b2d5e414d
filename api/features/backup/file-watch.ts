import { siteOf } from '#store/data-folder.ts';
import type { Database } from '#store/database/open.ts';
import { findLost } from '#store/files/lost-files.ts';
import { markStore } from '#store/files/store-mark.ts';
import type { FileStorage } from '#store/files/storage.ts';
import type { ReportTrouble } from '#api/kernel/report-trouble.ts';

type Parts = { database: Database; storage: FileStorage; report: ReportTrouble };

export type FileWatch = ReturnType<typeof openFileWatch>;

/** Whether the uploads are where they were: a wrong mount, an emptied bucket or a bad disk is noticed before somebody misses a picture. */
export function openFileWatch({ database: { kysely }, storage, report }: Parts) {
  let lost = 0;
  let site: string | undefined; // never changes, and a store can be asked without a database then

  return {
    /** How many were gone when somebody last looked. */
    lost: () => lost,
    /** Every file by its name, for the hourly round: whoever has to know is told. */
    async look(): Promise<void> {
      const found = await findLost(kysely, storage);
      lost = found.lost.length;
      if (lost === 0) await markStore(kysely, storage);
      await report('lost-files', lost > 0 ? { count: lost, expected: found.expected } : undefined);
    },
    /** A small question that changes nothing; a store is looked through only if it does not say whose it is. Throws without an answer. */
    async glance(): Promise<void> {
      site ??= await siteOf(kysely);
      await storage.requireWritable();
      if ((await storage.readMark()) !== site) lost = (await findLost(kysely, storage)).lost.length;
    },
  };
}

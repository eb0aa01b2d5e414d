import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from '#store/backup/inspect-backup.ts';
import { tryRestoreTables } from '#store/backup/try-restore.ts';
import { fetchCopy, type CopyIndex } from './copies.ts';

/** So many files of a copy are opened and compared each time; a whole restore is a drill for people. */
const SAMPLE = 20;

export type CopyProof = { rows: number; files: number };

/** Brings all tables of a copy back into a database of its own, and some of its files; throws where something is not as it was. */
export async function proveCopy(location: Parameters<typeof fetchCopy>[0], { name, files }: CopyIndex): Promise<CopyProof> {
  const folder = await mkdtemp(join(location.temp, 'proof-'));
  try {
    const there = new Set(await location.target.list(`${location.key.fingerprint}/files`));
    const absent = files.find((file) => !there.has(`${location.key.fingerprint}/files/${file}.age`));
    if (absent !== undefined) throw new Error(`${absent} is missing at ${location.target.location}`);
    const some = files.toSorted(() => Math.random() - 0.5).slice(0, SAMPLE);
    const manifest = await fetchCopy(location, name, { folder, files: some });
    for (const file of some) {
      const wanted = manifest.files.find((one) => one.name === file)?.sha256;
      if ((await hashFile(join(folder, 'uploads', file))) !== wanted) throw new Error(`${file} is not as it was sent`);
    }
    return { rows: await tryRestoreTables(folder, manifest), files: some.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

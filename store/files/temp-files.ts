import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#store/make-folder.ts';

/** On the same file system as the uploads, so that keeping a file is a rename. */
export function tempFolder(dataDir: string): string {
  return join(dataDir, 'uploads', 'tmp');
}

export async function makeTempFolder(dataDir: string): Promise<string> {
  const folder = tempFolder(dataDir);
  makeFolder(folder);
  return folder;
}

export async function removeTempsBefore(dataDir: string, before: Date): Promise<number> {
  const folder = await makeTempFolder(dataDir);
  let removed = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined); // an upload that ended meanwhile took it along
    if (!facts || facts.mtime >= before) continue;
    await rm(path, { force: true, recursive: true });
    removed += 1;
  }
  return removed;
}

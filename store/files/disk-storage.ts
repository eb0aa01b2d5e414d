import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, open, opendir, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { parseName } from './file-names.ts';
import type { ByteRange, FileStorage } from './storage.ts';
import { makeTempFolder, removeTempsBefore } from './temp-files.ts';

/** No name of ours, so that it is never served, listed or swept. */
const MARK = '.site';

export async function openDiskStorage(dataDir: string): Promise<FileStorage> {
  const folder = join(dataDir, 'uploads');
  const temps = await makeTempFolder(dataDir);

  function pathOf(name: string): string {
    if (!parseName(name)) throw new TypeError('not the name of a stored file');
    return join(folder, name);
  }

  async function keep(tempPath: string, name: string): Promise<void> {
    const path = pathOf(name);
    await syncPath(tempPath);
    await rename(tempPath, path);
    await syncPath(folder); // a power cut could otherwise undo the rename
  }

  return {
    location: folder,
    readMark: async () => {
      try {
        return await readFile(join(folder, MARK), 'utf8');
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
        await stat(folder); // without its folder the store is gone, not unmarked
        return undefined;
      }
    },
    writeMark: (site) => writeFile(join(folder, MARK), site, { flush: true }),
    requireWritable: async () => {
      for (const path of [folder, temps]) await access(path, constants.W_OK);
    },
    keep,
    put: async (name, bytes) => {
      const temp = join(temps, randomUUID());
      try {
        await writeFile(temp, bytes, { flag: 'wx' });
        await keep(temp, name);
      } catch (error) {
        await rm(temp, { force: true });
        throw error;
      }
    },
    open: async (name, range) => {
      const handle = await openToRead(pathOf(name));
      return handle && streamOf(handle, range);
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    names: () => listNames(folder),
    removeTemps: (before) => removeTempsBefore(dataDir, before),
  };
}

async function syncPath(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

/** A link planted in the folder is not followed. */
async function openToRead(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ELOOP')) return undefined;
    throw error;
  }
}

async function streamOf(handle: FileHandle, range: ByteRange | undefined) {
  try {
    const { size } = await handle.stat();
    // With a known end the stream needs no further read to learn that it is over.
    return { stream: handle.createReadStream({ start: 0, end: Math.max(0, size - 1), ...range }), size };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function* listNames(folder: string) {
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile() || !parseName(entry.name)) continue;
    const facts = await stat(join(folder, entry.name)).catch(() => undefined); // removed while we listed
    if (facts) yield { name: entry.name, modifiedAt: facts.mtime };
  }
}

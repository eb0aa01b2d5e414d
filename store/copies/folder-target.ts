import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { CopyTarget } from './target.ts';

/** A folder, best one of another machine: a mounted share or disk. It must be there already: an unmounted one is no target. */
export function openFolderTarget(folder: string): CopyTarget {
  const refuseAbsent = async () => {
    const found = await stat(folder).catch(() => undefined);
    if (!found?.isDirectory()) throw new Error(`the folder for copies, ${folder}, is not there: is it mounted?`);
  };
  return {
    location: folder,
    async put(name, path) {
      await refuseAbsent();
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const unfinished = join(dirname(target), `.${randomUUID()}.unfinished`);
      await copyFile(path, unfinished, constants.COPYFILE_EXCL);
      const file = await open(unfinished);
      await file.sync().finally(() => file.close());
      await rename(unfinished, target);
    },
    async get(name, path) {
      await refuseAbsent();
      return copyFile(join(folder, name), path).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      );
    },
    async list(prefix) {
      await refuseAbsent();
      const found = await readdir(join(folder, prefix), { recursive: true, withFileTypes: true }).catch(() => []);
      return found
        .filter((one) => one.isFile() && !one.name.startsWith('.'))
        .map((one) => relative(folder, join(one.parentPath, one.name)));
    },
    remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
  };
}

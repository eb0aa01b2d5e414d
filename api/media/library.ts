import { ENDINGS, fileKindOf, type FileKind } from '#content/fields/file.ts';
import type { Database } from '#store/database/open.ts';
import { deleteUnusedFile, findFile, insertFile, updateFile, usesOf } from '#store/files/files.ts';
import type { FileChanges, FileUse } from '#store/files/files.ts';
import { listFiles, type FileQuery } from '#store/files/list-files.ts';
import type { FileStorage } from '#store/files/storage.ts';
import type { StoredFile } from '#store/files/stored-file.ts';
import { removeDoomed } from '#store/files/sweep.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { stageFile, type StagedFile } from './inspect-file.ts';
import type { ReceivedFile } from './receive-form.ts';
import { openServedFiles } from './served-files.ts';

const ALL_KINDS = Object.keys(ENDINGS) as FileKind[];

type LibraryParts = { database: Database; storage: FileStorage; clock: () => Date; onNewFile: () => void };

export type Library = ReturnType<typeof openLibrary>;

/** All uploads of the site: looked at, described, and deleted when nobody uses them. */
export function openLibrary({ database, storage, clock, onNewFile }: LibraryParts) {
  const { kysely } = database;
  const servedFiles = openServedFiles(database);

  function listMedia(query: FileQuery): Promise<{ files: StoredFile[]; total: number }> {
    return listFiles(kysely, query);
  }

  async function readMedia(name: string): Promise<StoredFile & { uses: FileUse[] }> {
    const [file, uses] = await Promise.all([findFile(kysely, name), usesOf(kysely, name)]);
    if (!file) throw notFound();
    return { ...file, uses };
  }

  /** All or none: a form with one bad file changes nothing. */
  async function uploadMedia(received: readonly ReceivedFile[]): Promise<StoredFile[]> {
    const staged: StagedFile[] = [];
    for (const file of received) staged.push(await stageFile(file, ALL_KINDS));
    for (const { tempPath, file } of staged) await storage.keep(tempPath, file.name);
    const now = clock();
    const files = await kysely.transaction().execute(async (tx) => {
      const stored: StoredFile[] = [];
      for (const { file } of staged) stored.push(await insertFile(tx, file, now));
      return stored;
    });
    onNewFile();
    return files;
  }

  async function changeMedia(name: string, changes: FileChanges): Promise<StoredFile> {
    const { poster } = changes;
    if (poster !== undefined && fileKindOf(name) !== 'video') throw invalid({ poster: 'invalid' });
    if (poster && fileKindOf(poster) !== 'image') throw invalid({ poster: 'wrong-file-type' });
    if (poster && !(await findFile(kysely, poster))) throw invalid({ poster: 'unknown-file' });
    const file = await updateFile(kysely, name, changes, clock());
    if (!file) throw notFound();
    return file;
  }

  async function deleteMedia(name: string): Promise<void> {
    const outcome = await kysely.transaction().execute((tx) => deleteUnusedFile(tx, name, clock()));
    if (outcome === 'missing') throw notFound();
    if (outcome === 'in-use') throw new AppError('file-in-use');
    servedFiles.forget(name);
    await removeDoomed(kysely, storage); // what fails now is swept later
  }

  return { listMedia, readMedia, uploadMedia, changeMedia, deleteMedia, servedFiles, storage };
}

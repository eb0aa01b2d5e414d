import { ENDINGS, fileKindOf, type FileKind } from '#content/fields/file-endings.ts';
import type { Language } from '#content/document.ts';
import type { Database } from '#store/database/open.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { announceChange } from '#store/changes.ts';
import { deleteUnusedFile, findFile, insertFile, updateFile, usesOf } from '#store/files/files.ts';
import type { FileChanges, FileUse } from '#store/files/files.ts';
import { listFiles, listUnusedFiles, type FileQuery } from '#store/files/list-files.ts';
import { replaceFile } from '#store/files/replace-file.ts';
import type { Ending } from '#store/files/file-names.ts';
import type { FileStorage } from '#store/files/storage.ts';
import type { StoredFile } from '#store/files/stored-file.ts';
import { removeDoomed } from '#store/files/sweep.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { describeUses, type DescribedUse } from './describe-uses.ts';
import { stageFile, type StagedFile } from './inspect-file.ts';
import { cleanOriginalName } from './original-name.ts';
import type { ReceivedFile } from './receive-form.ts';
import { openServedFiles } from './served-files.ts';

const ALL_KINDS = Object.keys(ENDINGS) as FileKind[];

/** Whoever is uploading in an open form has not used the file yet. */
const STILL_NEW_MS = 3600_000;

type LibraryParts = { database: Database; storage: FileStorage; clock: () => Date; afterChange: () => Promise<void> };

export type { StoredFile };

export type Library = ReturnType<typeof openLibrary>;

/** All uploads of the site: looked at, described, and deleted when nobody uses them. */
export function openLibrary({ database, storage, clock, afterChange }: LibraryParts) {
  const { kysely } = database;
  const servedFiles = openServedFiles(database);

  function note(actor: number | null, action: string, name: string, details: Readonly<Record<string, string>> = {}): Promise<void> {
    return recordAudit(kysely, { at: clock().toISOString(), actor, action, subject: `files/${name}`, details });
  }

  function listMedia(query: FileQuery): Promise<{ files: StoredFile[]; total: number }> {
    return listFiles(kysely, query);
  }

  async function readMedia(name: string): Promise<StoredFile & { uses: FileUse[] }> {
    const [file, uses] = await Promise.all([findFile(kysely, name), usesOf(kysely, name)]);
    if (!file) throw notFound();
    return { ...file, uses };
  }

  async function whereUsed(name: string, language: Language): Promise<DescribedUse[]> {
    return describeUses(kysely, (await readMedia(name)).uses, language);
  }

  /** All or none: a form with one bad file changes nothing. */
  async function uploadMedia(received: readonly ReceivedFile[], actor: number | null): Promise<StoredFile[]> {
    const staged: StagedFile[] = [];
    for (const file of received) staged.push(await stageFile(file, ALL_KINDS));
    for (const { tempPath, file } of staged) await storage.keep(tempPath, file.name);
    const now = clock();
    const files = await kysely.transaction().execute(async (tx) => {
      const stored: StoredFile[] = [];
      for (const { file } of staged) stored.push(await insertFile(tx, file, now));
      return stored;
    });
    for (const { name, originalName } of files) await note(actor, 'file-added', name, { originalName });
    await afterChange();
    return files;
  }

  async function changeMedia(name: string, changes: FileChanges, actor: number | null): Promise<StoredFile> {
    const { poster } = changes;
    if (poster !== undefined && fileKindOf(name) !== 'video') throw invalid({ poster: 'invalid' });
    if (poster && fileKindOf(poster) !== 'image') throw invalid({ poster: 'wrong-file-type' });
    if (poster && !(await findFile(kysely, poster))) throw invalid({ poster: 'unknown-file' });
    const file = await kysely.transaction().execute(async (tx) => {
      const changed = await updateFile(tx, name, changes, clock());
      if (changed) await announceChange(tx, database.engine, ['files']); // pages show texts and focal points of files
      return changed;
    });
    if (!file) throw notFound();
    await note(actor, 'file-updated', name, { originalName: file.originalName });
    await afterChange();
    return file;
  }

  /** New bytes under a new stored name, which takes the old one's place wherever that was used; people keep their name for it. */
  async function replaceMedia(name: string, received: ReceivedFile, actor: number | null): Promise<StoredFile> {
    const old = await findFile(kysely, name);
    if (!old) throw notFound();
    const { tempPath, file } = await stageFile(received, [old.kind]);
    const ending = file.name.split('.').at(-1) as Ending;
    await storage.keep(tempPath, file.name);
    const writer = { database, actor, now: clock() };
    try {
      const stored = await replaceFile(writer, name, { ...file, originalName: cleanOriginalName(old.originalName, ending) });
      if (!stored) throw notFound();
      await note(actor, 'file-replaced', stored.name, { originalName: old.originalName, old: name });
      await afterChange();
      return stored;
    } catch (error) {
      if (!(await findFile(kysely, file.name))) await storage.remove(file.name);
      throw error;
    }
  }

  async function deleteMedia(name: string, actor: number | null): Promise<void> {
    const outcome = await kysely.transaction().execute((tx) => deleteUnusedFile(tx, name, clock()));
    if (outcome === 'missing') throw notFound();
    if (outcome === 'in-use') throw new AppError('file-in-use');
    servedFiles.forget(name);
    await note(actor, 'file-deleted', name);
    await removeDoomed(kysely, storage); // what fails now is swept later
  }

  /** Everything nobody uses, except what has just been uploaded. */
  async function deleteUnused(actor: number | null): Promise<number> {
    const names = await listUnusedFiles(kysely, new Date(clock().getTime() - STILL_NEW_MS));
    let deleted = 0;
    for (const name of names) {
      const outcome = await kysely.transaction().execute((tx) => deleteUnusedFile(tx, name, clock()));
      if (outcome !== 'deleted') continue;
      servedFiles.forget(name);
      await note(actor, 'file-deleted', name);
      deleted += 1;
    }
    await removeDoomed(kysely, storage);
    return deleted;
  }

  return { listMedia, readMedia, whereUsed, uploadMedia, changeMedia, replaceMedia, deleteMedia, deleteUnused, servedFiles, storage };
}

import { FILE_KINDS, fileKindOf } from '#content/fields/file-endings.ts';
import { LANGUAGES, type Language } from '#content/document.ts';
import { pairsOf } from '#content/known.ts';
import type { Database } from '#store/database/open.ts';
import { recordAudit } from '#store/accounts/audit.ts';
import { announceChange } from '#store/changes.ts';
import { recordSubject } from '#store/subjects.ts';
import { countVersionsWith, deleteUnusedFile, findFile, insertFile, updateFile, usesOf } from '#store/files/files.ts';
import { findTwin, touchTwin } from '#store/files/twins.ts';
import type { FileChanges, FileUse } from '#store/files/files.ts';
import { listFiles, listUnusedFiles, type FileQuery } from '#store/files/list-files.ts';
import type { Writer } from '#store/entries/write-entries.ts';
import { replaceFile } from '#store/files/replace-file.ts';
import type { FileStorage } from '#store/files/storage.ts';
import type { StoredFile } from '#store/files/stored-file.ts';
import { removeDoomed } from '#store/files/sweep.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import type { DescribedUse } from './described-use.ts';
import { stageFile, type StagedFile } from './inspect-file.ts';
import { cleanOriginalName } from '#api/http/original-name.ts';
import type { ReceivedFile } from '#api/http/receive-form.ts';
import type { By } from '#api/kernel/written-by.ts';
import { openServedFiles } from './served-files.ts';
import { openSizes } from './sizes.ts';

/** Age below which an unused file may belong to a form that is still open. */
const STILL_NEW_MS = 3600_000;

type LibraryParts = {
  database: Database;
  storage: FileStorage;
  clock: () => Date;
  log: (error: unknown) => void;
  afterChange: () => Promise<void>;
  describeUses: (uses: readonly FileUse[], language: Language) => Promise<DescribedUse[]>;
};

export type { StoredFile };

export type Library = ReturnType<typeof openLibrary>;

/** All uploads of the site: looked at, described, and deleted when nobody uses them. */
export function openLibrary({ database, storage, clock, log, afterChange, describeUses }: LibraryParts) {
  const { kysely } = database;
  const servedFiles = openServedFiles(database);
  const sizes = openSizes({ database, storage, log });

  function note(actor: number | null, action: string, name: string, details: Readonly<Record<string, string>> = {}): Promise<void> {
    return recordAudit(kysely, { at: clock().toISOString(), actor, action, subject: `files/${name}`, details });
  }

  function listMedia(query: FileQuery): Promise<{ files: StoredFile[]; total: number }> {
    return listFiles(kysely, query);
  }

  async function readMedia(name: string): Promise<StoredFile & { uses: FileUse[]; versions: number }> {
    const [file, uses, versions] = await Promise.all([findFile(kysely, name), usesOf(kysely, name), countVersionsWith(kysely, name)]);
    if (!file) throw notFound();
    return { ...file, uses, versions };
  }

  async function whereUsed(name: string, language: Language): Promise<DescribedUse[]> {
    return describeUses((await readMedia(name)).uses, language);
  }

  /** All or none: a form with one bad file changes nothing. What is there already is not stored again. */
  async function uploadMedia(
    received: readonly ReceivedFile[],
    actor: number | null,
    { isNameNothing = false } = {},
  ): Promise<{ files: StoredFile[]; known: string[] }> {
    const staged: StagedFile[] = [];
    for (const file of received) staged.push(await stageFile(file, FILE_KINDS));
    const used = new Set<string>();
    const keep = async ({ tempPath, file: { name } }: StagedFile) => {
      if (!used.has(name)) await storage.keep(tempPath, name);
      used.add(name);
    };
    const sameAs = ({ file }: StagedFile) => (isNameNothing ? { ...file, originalName: undefined } : file);
    for (const one of staged) if (!(await findTwin(kysely, sameAs(one)))) await keep(one);
    const now = clock();
    const files = await kysely.transaction().execute(async (tx) => {
      const stored: StoredFile[] = [];
      for (const one of staged) {
        const twin = await touchTwin(tx, sameAs(one), now);
        if (!twin) await keep(one); // its twin was deleted a moment ago
        stored.push(twin ?? (await insertFile(tx, one.file, now)));
      }
      return stored;
    });
    const isStored = new Set(files.map(({ name }) => name));
    const known = pairsOf(files, staged).flatMap(([{ name }, { file }]) => (name === file.name ? [] : [name]));
    for (const { file } of staged) {
      if (isStored.has(file.name)) await note(actor, 'file-added', file.name, { originalName: file.originalName });
      else if (used.has(file.name)) await storage.remove(file.name);
    }
    await afterChange();
    return { files, known };
  }

  async function changeMedia(name: string, changes: FileChanges, { actor, languages }: By): Promise<StoredFile> {
    const before = await findFile(kysely, name);
    if (!before) throw notFound();
    if (languages !== 'all') refuseForeign(before, changes, languages);
    const { poster } = changes;
    if (poster !== undefined && fileKindOf(name) !== 'video') throw invalid({ poster: 'invalid' });
    if (poster && fileKindOf(poster) !== 'image') throw invalid({ poster: 'wrong-file-type' });
    if (poster && !(await findFile(kysely, poster))) throw invalid({ poster: 'unknown-file' });
    const file = await kysely.transaction().execute(async (tx) => {
      const changed = await updateFile(tx, name, changes, clock());
      if (changed) await announceChange(tx, database.engine, [recordSubject('files', name)]); // pages show texts and focal points of files
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
    const { tempPath, ending, file } = await stageFile(received, [old.kind]);
    await storage.keep(tempPath, file.name);
    const writer: Writer = { database, actor, languages: 'all', now: clock() };
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

  /** Answers how many bytes, its own or of files deleted before, the store would not let go: they are swept later. */
  async function deleteMedia(name: string, actor: number | null): Promise<number> {
    const outcome = await kysely.transaction().execute((tx) => deleteUnusedFile(tx, name, clock()));
    if (outcome === 'missing') throw notFound();
    if (outcome === 'in-use') throw new AppError('file-in-use');
    servedFiles.forget(name);
    await note(actor, 'file-deleted', name);
    return (await removeDoomed(kysely, storage)).failed;
  }

  /** Everything nobody uses, except what has just been uploaded. */
  const unusedNow = () => listUnusedFiles(kysely, new Date(clock().getTime() - STILL_NEW_MS));

  async function deleteUnused(actor: number | null): Promise<{ count: number; left: number }> {
    let deleted = 0;
    for (const { name } of await unusedNow()) {
      const outcome = await kysely.transaction().execute((tx) => deleteUnusedFile(tx, name, clock()));
      if (outcome !== 'deleted') continue;
      servedFiles.forget(name);
      await note(actor, 'file-deleted', name);
      deleted += 1;
    }
    const { failed } = await removeDoomed(kysely, storage);
    return { count: deleted, left: failed };
  }

  return {
    listMedia,
    noteExport: (actor: number | null) =>
      recordAudit(kysely, { at: clock().toISOString(), actor, action: 'media-exported', subject: 'sheets/media' }),
    readMedia,
    whereUsed,
    uploadMedia,
    changeMedia,
    replaceMedia,
    deleteMedia,
    unusedNow,
    deleteUnused,
    servedFiles,
    storage,
    sizes,
  };
}

/** Whoever writes the texts of one language describes a file in that language, and changes nothing else of it. */
function refuseForeign(before: StoredFile, changes: FileChanges, languages: readonly Language[]): void {
  const { focalX, focalY, poster, alt } = { ...before, ...changes };
  const isMoved = focalX !== before.focalX || focalY !== before.focalY || poster !== before.poster;
  const others = LANGUAGES.filter((language) => !languages.includes(language));
  if (isMoved || others.some((language) => alt[language] !== before.alt[language]))
    throw new AppError('not-allowed', { reason: 'other-language' });
}

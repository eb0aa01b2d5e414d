import type { Collection, Model } from '#content/define.ts';
import { emptyDocument, type Language } from '#content/document.ts';
import type { Database } from '#store/database/open.ts';
import { findEntry, listEntries } from '#store/entries/read-entries.ts';
import { createEntry, updateEntry, WriteRefused, type Writer } from '#store/entries/write-entries.ts';
import type { Entry } from '#store/entries/entry.ts';
import { findFiles } from '#store/files/files.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { AppError, invalid, notFound } from '#api/errors.ts';
import { RecordConflict } from '#api/content/record-conflict.ts';
import type { By } from '#api/kernel/written-by.ts';
import { stageFile, type StagedFile } from '#api/media/inspect-file.ts';
import type { ReceivedFile } from '#api/http/receive-form.ts';
import { applyWrites, type KnownFiles } from './apply-writes.ts';
import { formNames, type EntryInput } from './entry-input.ts';
import { parseInput, type RawInput } from './parse-input.ts';

export type SaveParts = { database: Database; storage: FileStorage; clock: () => Date };

export type SaveRequest = {
  raw: RawInput;
  language: Language;
  by: By;
  /** The editor asks for files that the contract lets a new record do without. */
  asksForFiles?: boolean;
  /** The id that a draft reserved for the record it becomes. */
  reservedId?: number;
  /** Runs in the transaction of the save. */
  alongside?: Writer['alongside'];
};

/** Creates a record, or updates the one a single-record family already has. */
export async function saveNew(parts: SaveParts, collection: Collection, request: SaveRequest): Promise<{ entry: Entry; isNew: boolean }> {
  const input = parseInput(collection, request.raw, request.language);
  const parent = parentOf(collection, input);
  if (input.id !== undefined && !collection.calls.createUpdates) input.problems.set('id', 'unknown-field');
  const existing = input.id ?? (await onlyRecordOf(parts, collection, parent.parent?.id));
  if (existing !== undefined) return { entry: await saveExisting(parts, collection, existing, request, input), isNew: false };
  return withFiles(parts, collection, request, input, async (writer, known) => {
    const entry = { document: emptyDocument(), published: { en: true, ar: true } };
    const document = applyWrites(collection, entry.document, input, known, { isNew: true, asksForFiles: request.asksForFiles });
    const published = { ...entry.published, ...input.published };
    const reserved = request.reservedId === undefined ? {} : { id: request.reservedId };
    try {
      return {
        entry: await createEntry(writer, collection, {
          ...parent,
          ...reserved,
          document,
          published,
          maxPerParent: collection.maxPerParent,
        }),
        isNew: true,
      };
    } catch (error) {
      if (!(error instanceof WriteRefused && error.why === 'full')) throw error;
      const winner = await onlyRecordOf(parts, collection, parent.parent?.id); // somebody else was quicker
      if (winner === undefined) throw error;
      return { entry: await change(writer, collection, winner, input, known), isNew: false };
    }
  });
}

/** The one record that a parent has in such a collection. */
async function onlyRecordOf(
  { database }: SaveParts,
  { name, maxPerParent }: Collection,
  parent: number | undefined,
): Promise<number | undefined> {
  if (maxPerParent !== 1 || parent === undefined) return undefined;
  const [only] = await listEntries(database.kysely, name, parent, { limit: 1, offset: 0 });
  return only?.id;
}

export async function saveExisting(
  parts: SaveParts,
  collection: Collection,
  id: number,
  request: SaveRequest,
  parsed?: EntryInput,
): Promise<Entry> {
  const input = parsed ?? parseInput(collection, request.raw, request.language);
  if (input.id !== undefined && input.id !== id) input.problems.set('id', 'invalid');
  const current = await findEntry(parts.database.kysely, collection.name, id);
  if (!current) throw notFound();
  if (input.parent !== undefined && input.parent !== current.parent) input.problems.set('category_id', 'invalid');
  return withFiles(parts, collection, request, input, (writer, known) => change(writer, collection, id, input, known));
}

function change(writer: Writer, collection: Collection, id: number, input: EntryInput, known: KnownFiles): Promise<Entry> {
  return updateEntry(writer, collection, id, input.version, (entry) => ({
    document: applyWrites(collection, entry.document, input, known, { isNew: false }),
    published: { ...entry.published, ...input.published },
  }));
}

function parentOf(collection: Collection, { parent = 0, problems }: EntryInput): { parent?: { collection: string; id: number } } {
  const isWrong = collection.parent ? parent === 0 : parent !== 0;
  if (isWrong && !problems.has('category_id')) problems.set('category_id', collection.parent ? 'required' : 'invalid');
  return collection.parent && !isWrong ? { parent: { collection: collection.parent, id: parent } } : {};
}

/** Files first, then the row, so that none points to a missing file. A refused save takes its bytes back; after a crash the sweeper does. */
export async function withFiles<Result>(
  { database, storage, clock }: SaveParts,
  model: Model & Partial<Pick<Collection, 'fieldAliases' | 'maxPerParent'>>,
  { raw, by, alongside }: SaveRequest,
  input: Pick<EntryInput, 'writes' | 'problems'>,
  save: (writer: Writer, known: KnownFiles) => Promise<Result>,
): Promise<Result> {
  const library = await namedInLibrary(database, input);
  const allowed = formNames({ fieldAliases: {}, ...model });
  const staged = new Map<ReceivedFile, StagedFile>();
  const remaining: string[] = [];
  try {
    // What is refused anyway is refused without a look at its files.
    if (input.problems.size > 0) return await save({ database, ...by, now: clock(), alongside }, { uploaded: unseen(raw), library });
    for (const upload of raw.files) staged.set(upload, await stageFile(upload, allowed.fileKinds(upload.field) ?? []));
    for (const { tempPath, file } of staged.values()) {
      await storage.keep(tempPath, file.name);
      remaining.push(file.name);
    }
    const uploaded = new Map([...staged].map(([received, { file }]) => [received, file.name]));
    const newFiles = [...staged.values()].map(({ file }) => file);
    return await save({ database, ...by, now: clock(), newFiles, alongside }, { uploaded, library });
  } catch (error) {
    await Promise.allSettled(remaining.map((name) => storage.remove(name)));
    throw refusal(error, model);
  }
}

/** Checks that an upload is there, not what it holds. */
function unseen({ files }: RawInput): KnownFiles['uploaded'] {
  return new Map(files.map((file) => [file, file.field]));
}

async function namedInLibrary(database: Database, { writes }: Pick<EntryInput, 'writes'>): Promise<Set<string>> {
  const sources = writes.flatMap((write) =>
    write.to === 'file' ? [write.source] : write.to === 'list' ? write.files.map(({ source }) => source) : [],
  );
  const names = sources.flatMap((source) => (source !== 'none' && 'named' in source && !source.ownOnly ? [source.named] : []));
  if (names.length === 0) return new Set();
  return new Set((await findFiles(database.kysely, names)).map(({ name }) => name));
}

/** The store says why it refused; people get it as one of our errors. */
export function refusal(error: unknown, { maxPerParent = 1 }: Partial<Pick<Collection, 'maxPerParent'>> = {}): unknown {
  if (!(error instanceof WriteRefused)) return error;
  switch (error.why) {
    case 'missing':
      return notFound();
    case 'missing-parent':
      return invalid({ category_id: 'unknown-parent' });
    case 'conflict':
      return error.current ? new RecordConflict(error.current) : new AppError('conflict');
    case 'full':
      return new AppError('limit-reached', maxPerParent > 1 ? { reason: 'parent-full', values: { max: maxPerParent } } : {});
    case 'not-yours':
      return new AppError('not-allowed', {
        reason: 'other-language',
        fields: Object.fromEntries(error.fields.map((name) => [name, 'not-yours' as const])),
      });
    case 'wrong-order':
      return new AppError('conflict');
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENDINGS, fileKindOf, type FileKind } from '#content/fields/file.ts';
import { stageFile } from '#api/media/inspect-file.ts';
import type { NewFile } from '#store/files/files.ts';
import type { FileStorage } from '#store/files/storage.ts';
import type { MediaPath } from './record.ts';

/** A picture, film or document of demo/media, as its catalogue describes it. */
export type MediaItem = { file: MediaPath; alt: { en: string; ar: string }; tags: readonly string[]; poster?: MediaPath };

export type ImportedFile = { file: NewFile; alt: MediaItem['alt']; poster: string | null };

const ALL_KINDS = Object.keys(ENDINGS) as FileKind[];
const FOLDER = fileURLToPath(new URL('./media/', import.meta.url));

export function pathOf(file: MediaPath): string {
  return join(FOLDER, file);
}

export function readCatalogue(): MediaItem[] {
  if (!existsSync(pathOf('catalogue.json'))) return [];
  return JSON.parse(readFileSync(pathOf('catalogue.json'), 'utf8')) as MediaItem[];
}

/** The file itself, or, while it does not exist, another one about the same subject: a gap must not stop the start. */
export function chooseMedia(catalogue: readonly MediaItem[], wanted: MediaPath): MediaItem | undefined {
  const there = catalogue.filter(({ file }) => existsSync(pathOf(file)));
  const exact = there.find(({ file }) => file === wanted);
  if (exact) return exact;
  if (existsSync(pathOf(wanted))) return { file: wanted, alt: { en: '', ar: '' }, tags: [] };
  const kind = fileKindOf(wanted);
  if (kind === 'pdf') return undefined; // somebody else's spec sheet would be worse than none
  const words = wordsOf(wanted);
  const ranked = there
    .filter(({ file }) => fileKindOf(file) === kind)
    .map((item) => ({ item, score: [...item.tags, ...wordsOf(item.file)].filter((word) => words.includes(word)).length }))
    .toSorted((a, b) => b.score - a.score);
  return ranked[0]?.item;
}

function wordsOf(file: MediaPath): string[] {
  return basename(file, extname(file)).split('-');
}

/** Brings the files in as if somebody had uploaded them. Answers the stored name of each wanted file. */
export async function importMedia(
  storage: FileStorage,
  wanted: readonly MediaPath[],
): Promise<{ nameOf: (path: MediaPath) => string; files: ImportedFile[] }> {
  const catalogue = readCatalogue();
  const chosen = new Map(wanted.map((path) => [path, chooseMedia(catalogue, path)]));
  const imported = new Map<MediaPath, ImportedFile>();
  const folder = await mkdtemp(join(tmpdir(), 'lamha-demo-'));

  async function bringIn({ file, alt, poster }: MediaItem): Promise<ImportedFile> {
    const before = imported.get(file);
    if (before) return before;
    const tempPath = join(folder, `${imported.size}${extname(file)}`);
    await copyFile(pathOf(file), tempPath);
    const { size } = await stat(tempPath);
    const staged = await stageFile({ field: 'demo', originalName: basename(file), tempPath, size }, ALL_KINDS);
    await storage.put(staged.file.name, await readFile(tempPath));
    const picture = poster && chooseMedia(catalogue, poster);
    const entry: ImportedFile = { file: staged.file, alt, poster: picture ? (await bringIn(picture)).file.name : null };
    imported.set(file, entry);
    return entry;
  }

  try {
    for (const item of chosen.values()) if (item) await bringIn(item);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const nameOf = (path: MediaPath) => imported.get(chosen.get(path)?.file ?? '')?.file.name ?? '';
  return { nameOf, files: [...imported.values()] };
}

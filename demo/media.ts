import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { ENDINGS, fileKindOf } from '#content/fields/file-endings.ts';
import { AppError } from '#api/errors.ts';
import { stageFile, type StagedFile } from '#api/media/inspect-file.ts';
import type { NewFile } from '#store/files/files.ts';
import type { FileStorage } from '#store/files/storage.ts';
import type { MediaPath } from './record.ts';
import { namesOf } from '#content/known.ts';

/** A picture or film of demo/media, as its catalogue describes it. */
const MediaItem = z.object({
  file: z.string(),
  alt: z.object({ en: z.string(), ar: z.string() }),
  tags: z.array(z.string()),
  poster: z.string().exactOptional(),
  /** What an eye finds in it; nothing else may be promised beside it. */
  seen: z.array(z.string()).exactOptional(),
  /** The box of what a picture is about (left, top, right, bottom, from 0 to 1); its middle stays in sight when it is cropped. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).exactOptional(),
  width: z.number().exactOptional(),
  height: z.number().exactOptional(),
});
export type MediaItem = z.output<typeof MediaItem>;

export type ImportedFile = { file: NewFile; alt: MediaItem['alt']; poster: string | null; focal: { x: number; y: number } };

const ALL_KINDS = namesOf(ENDINGS);
const FOLDER = fileURLToPath(new URL('./media/', import.meta.url));

export function pathOf(file: MediaPath): string {
  return join(FOLDER, file);
}

export function readCatalogue(): MediaItem[] {
  if (!existsSync(pathOf('catalogue.json'))) return [];
  return z.array(MediaItem).parse(JSON.parse(readFileSync(pathOf('catalogue.json'), 'utf8')));
}

/** The file itself, or, where it is missing, another one about the same subject: a gap must not stop the start. */
export function chooseMedia(catalogue: readonly MediaItem[], wanted: MediaPath): MediaItem | undefined {
  const described = catalogue.find(({ file }) => file === wanted);
  if (existsSync(pathOf(wanted))) return described ?? undescribed(wanted);
  const subject = subjectOf(described ?? { file: wanted, tags: [] });
  const isLike = ({ file }: MediaItem) =>
    dirname(file) === dirname(wanted) && fileKindOf(file) === fileKindOf(wanted) && existsSync(pathOf(file));
  const likeness = (item: MediaItem) => subjectOf(item).intersection(subject).size;
  return catalogue.filter(isLike).toSorted((a, b) => likeness(b) - likeness(a))[0];
}

function undescribed(file: MediaPath): MediaItem {
  return { file, alt: { en: '', ar: '' }, tags: [] };
}

function subjectOf({ file, tags }: Pick<MediaItem, 'file' | 'tags'>): Set<string> {
  return new Set([...tags, ...basename(file, extname(file)).split('-')]);
}

/** Brings the files in as if somebody had uploaded them; `made` are those that lie nowhere. Answers the stored name of each wanted file. */
export async function importMedia(
  storage: FileStorage,
  wanted: readonly MediaPath[],
  made: ReadonlyMap<MediaPath, Uint8Array>,
): Promise<{ nameOf: (path: MediaPath) => string; files: ImportedFile[] }> {
  const catalogue = readCatalogue();
  const chosen = new Map(wanted.map((path) => [path, made.has(path) ? undescribed(path) : chooseMedia(catalogue, path)]));
  const imported = new Map<MediaPath, ImportedFile>();
  const folder = await mkdtemp(join(tmpdir(), 'lamha-demo-'));

  async function bringIn({ file, alt, poster, box }: MediaItem): Promise<ImportedFile | undefined> {
    const before = imported.get(file);
    if (before) return before;
    const staged = await stage(file, made.get(file), join(folder, `${imported.size}${extname(file)}`));
    if (!staged) return undefined;
    await storage.put(staged.file.name, await readFile(staged.tempPath));
    const still = poster && chooseMedia(catalogue, poster);
    const picture = still && (await bringIn(still));
    const entry: ImportedFile = { file: staged.file, alt, poster: picture ? picture.file.name : null, focal: middleOf(box) };
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

/** The widest places show so much of a picture's height. */
const BAND = 0.64;

/**
 * Where a crop holds on to: what is seen stands in the middle of a band. What is taller than a band is shown from its top; pages
 * know tenths only, and the next one down leaves some room above.
 */
export function middleOf([left, top, right, bottom]: NonNullable<MediaItem['box']> = [0, 0, 1, 1]): ImportedFile['focal'] {
  const isTall = bottom - top > BAND && bottom - top < 1;
  const y = isTall ? Math.floor((top / (1 - BAND)) * 10) / 10 : (top + bottom - BAND) / 2 / (1 - BAND);
  return { x: (left + right) / 2, y: Math.min(1, Math.max(0, y)) };
}

/** Nothing for a file that no upload could bring either: the site starts without it. */
async function stage(file: MediaPath, made: Uint8Array | undefined, tempPath: string): Promise<StagedFile | undefined> {
  await (made ? writeFile(tempPath, made) : copyFile(pathOf(file), tempPath));
  const { size } = await stat(tempPath);
  try {
    return await stageFile({ field: 'demo', originalName: basename(file), tempPath, size }, ALL_KINDS, { isOurs: true });
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

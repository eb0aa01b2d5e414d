import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { Database } from '#store/database/open.ts';
import { findFile, insertFile, updateFile } from '#store/files/files.ts';
import type { FileStorage } from '#store/files/storage.ts';
import { NO_VARIANTS, type StoredFile } from '#store/files/stored-file.ts';
import { finishVariants } from '#store/files/variant-work.ts';
import { stageFile } from './inspect-file.ts';
import { RefusedFile } from '#api/http/refused-file.ts';

const run = promisify(execFile);

const TIME_LIMIT_MS = 30_000;
const MAX_WIDTH = 1920;
/** The container is named, so that a file cannot pose as a play list of others. */
const CONTAINER: Readonly<Record<string, string>> = { 'video/mp4': 'mov', 'video/webm': 'matroska', 'video/ogg': 'ogg' };

type WorkParts = { database: Database; storage: FileStorage; signal: AbortSignal };

/** Takes an early frame where ffmpeg is installed; elsewhere the dashboard's browser makes the poster. A film that came with one keeps it. */
export async function makePoster(parts: WorkParts, video: StoredFile): Promise<void> {
  if (!video.poster) await takePoster(parts, video);
  await finishVariants(parts.database, video.name, 'done', NO_VARIANTS);
}

async function takePoster(parts: WorkParts, video: StoredFile): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lamha-poster-'));
  try {
    const frame = await takeFrame(parts, video, folder);
    if (frame) await keepPoster(parts, video, frame);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function takeFrame(
  { storage, signal }: WorkParts,
  { name, type, durationMs }: StoredFile,
  folder: string,
): Promise<string | undefined> {
  if (!(await hasFfmpeg())) return undefined;
  const opened = await storage.open(name);
  if (!opened) throw new RefusedFile('unreadable-file');
  const [source, frame] = [join(folder, 'video'), join(folder, 'frame.jpg')];
  await pipeline(opened.stream, createWriteStream(source));
  const at = Math.min(1, (durationMs ?? 0) / 2000);
  const reading = ['-f', CONTAINER[type] ?? '', '-protocol_whitelist', 'file', '-ss', String(at), '-i', source];
  const writing = ['-frames:v', '1', '-vf', `scale='min(${MAX_WIDTH},iw)':-2`, '-q:v', '3', '-f', 'image2', '-c:v', 'mjpeg', frame];
  await run('ffmpeg', ['-nostdin', '-v', 'error', ...reading, ...writing], { timeout: TIME_LIMIT_MS, signal }).catch(() => {
    signal.throwIfAborted();
    throw new RefusedFile('unreadable-file');
  });
  return frame;
}

async function hasFfmpeg(): Promise<boolean> {
  return run('ffmpeg', ['-version']).then(
    () => true,
    () => false,
  );
}

async function keepPoster({ database, storage }: WorkParts, video: StoredFile, frame: string): Promise<void> {
  const { file } = await stageFile({ field: 'poster', originalName: video.originalName, tempPath: frame, size: 0 }, ['image']);
  await storage.put(file.name, await readFile(frame));
  const isTaken = await database.kysely.transaction().execute(async (tx) => {
    const now = await findFile(tx, video.name);
    if (!now || now.poster) return false;
    await insertFile(tx, file);
    await updateFile(tx, video.name, { poster: file.name });
    return true;
  });
  if (!isTaken) await storage.remove(file.name);
}

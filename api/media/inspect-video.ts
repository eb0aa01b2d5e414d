import { FilePathSource, Input, Logging, LogLevel, MP4, WEBM } from 'mediabunny';
import type { Ending } from '#store/files/file-names.ts';
import type { FileFacts } from './inspect-file.ts';
import { readTheora } from './ogg-video.ts';
import { isSystemError, RefusedFile } from './refused-file.ts';

const TIME_LIMIT_MS = 10_000;
const MAX_SIDE = 8192;

Logging.level = LogLevel.Silent; // what is wrong with a file is for its uploader, not for our log

type VideoFacts = { width: number; height: number; seconds: number };

/** The bytes stay as they are; a file without a picture track that browsers can play does not come in. */
export async function inspectVideo(path: string, ending: Ending): Promise<FileFacts> {
  const { width, height, seconds } = ending === 'ogg' ? await readTheora(path) : await readTrack(path);
  const isSane = [width, height].every((side) => side > 0 && side <= MAX_SIDE) && seconds > 0 && Number.isFinite(seconds);
  if (!isSane) throw new RefusedFile('unreadable-file');
  return { width, height, durationMs: Math.round(seconds * 1000), variantsState: 'pending' };
}

async function readTrack(path: string): Promise<VideoFacts> {
  using input = new Input({ formats: [MP4, WEBM], source: new FilePathSource(path) });
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new RefusedFile('unreadable-file')), TIME_LIMIT_MS);
  try {
    return await Promise.race([factsOf(input), late.promise]);
  } catch (error) {
    throw isSystemError(error) || error instanceof RefusedFile ? error : new RefusedFile('unreadable-file');
  } finally {
    clearTimeout(timer);
  }
}

async function factsOf(input: Input): Promise<VideoFacts> {
  const track = await input.getPrimaryVideoTrack();
  if (!track || (await track.getCodec()) === null) throw new RefusedFile('wrong-file-type');
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()]);
  const seconds = (await input.getDurationFromMetadata([track])) ?? (await input.computeDuration([track]));
  return { width, height, seconds };
}

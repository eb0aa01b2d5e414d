import { FilePathSource, Input, Logging, LogLevel, MP4, WEBM } from 'mediabunny';
import { isSystemError, RefusedFile } from '#api/http/refused-file.ts';

Logging.level = LogLevel.Silent; // what is wrong with a file is for its uploader, not for our log

export type VideoFacts = { width: number; height: number; seconds: number };

/** A file without a picture track that browsers can play is no video for us. */
export async function readVideo(path: string): Promise<VideoFacts> {
  using input = new Input({ formats: [MP4, WEBM], source: new FilePathSource(path) });
  try {
    return await factsOf(input);
  } catch (error) {
    throw isSystemError(error) || error instanceof RefusedFile ? error : new RefusedFile('unreadable-file');
  }
}

async function factsOf(input: Input): Promise<VideoFacts> {
  const track = await input.getPrimaryVideoTrack();
  if (!track || (await track.getCodec()) === null) throw new RefusedFile('wrong-file-type');
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()]);
  const seconds = (await input.getDurationFromMetadata([track])) ?? (await input.computeDuration([track]));
  return { width, height, seconds };
}

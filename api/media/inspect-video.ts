import type { Ending } from '#store/files/file-names.ts';
import type { FileFacts } from './inspect-file.ts';
import { readTheora } from './ogg-video.ts';
import { RefusedFile } from '#api/http/refused-file.ts';
import { readVideo } from './read-video.ts';
import { stripMp4 } from './strip-mp4.ts';

const MAX_SIDE = 8192;

/** Pictures and sound stay as they are; what an MP4 tells about its maker goes. */
export async function inspectVideo(path: string, ending: Ending): Promise<FileFacts> {
  const { width, height, seconds } = ending === 'ogg' ? await readTheora(path) : await readVideo(path);
  const isSane = [width, height].every((side) => side > 0 && side <= MAX_SIDE) && seconds > 0 && Number.isFinite(seconds);
  if (!isSane) throw new RefusedFile('unreadable-file');
  if (ending === 'mp4') await stripMp4(path);
  return { width, height, durationMs: Math.round(seconds * 1000), variantsState: 'pending' };
}

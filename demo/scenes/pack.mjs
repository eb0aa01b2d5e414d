// Writes large stills anew with the smaller encoding, each once: node pack.mjs ../media/images
import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const LARGE = 150_000;
/** Says in the file itself that it was packed: a second time would only cost sharpness. */
const MARK = { IFD0: { Software: 'pack.mjs' } };

const folder = process.argv[2];
for (const name of await readdir(folder)) {
  const path = join(folder, name);
  const picture = sharp(path);
  if ((await stat(path)).size < LARGE || (await picture.metadata()).exif) continue;
  await picture.withExif(MARK).jpeg({ quality: 82, mozjpeg: true }).toFile(`${path}.new`);
  await rename(`${path}.new`, path);
}

// Writes large stills anew with the smaller encoding, each once: node pack.mjs ../media/images
import { readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const LARGE = 150_000;
const MOST = 480_000;
/** Says in the file itself that it was packed: a second time would only cost sharpness. */
const MARK = { IFD0: { Software: 'pack.mjs' } };

const folder = process.argv[2];
for (const name of await readdir(folder)) {
  const path = join(folder, name);
  if ((await stat(path)).size < LARGE || (await sharp(path).metadata()).exif) continue;
  for (const quality of [82, 72]) {
    const { size } = await sharp(path).withExif(MARK).jpeg({ quality, mozjpeg: true }).toFile(`${path}.new`);
    if (size < MOST) break;
  }
  await rename(`${path}.new`, path);
}

import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoFolder } from './demo-folder.ts';

/** Unpacking pictures 2,400 pixels wide was a third of the processor time of a product's page; no journey looks at them. */
const WIDEST = 240;

/**
 * `node test/rig/fill-demo-folders.ts [--small] FOLDER...`: each becomes the data folder of a server with the demo company; with
 * `--small` its pictures have few pixels, while every page gives them the size and place of the real ones.
 */
const folders = process.argv.slice(2).filter((one) => one !== '--small');
const ready = await demoFolder();
for (const folder of folders) await cp(ready, folder, { recursive: true });
if (process.argv.includes('--small')) await shrinkPictures(folders);

async function shrinkPictures(homes: readonly string[]): Promise<void> {
  const uploads = homes.map((home) => join(home, 'uploads'));
  for (const name of await readdir(uploads[0]!)) {
    if (!/\.(?:jpg|png)$/.test(name)) continue;
    const small = await sharp(join(uploads[0]!, name)).resize({ width: WIDEST, withoutEnlargement: true }).toBuffer();
    for (const folder of uploads) await writeFile(join(folder, name), small);
  }
}

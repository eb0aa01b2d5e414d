import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { loadDemo } from '#demo/load.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { NO_VARIANTS } from '#store/files/stored-file.ts';
import { reachedFrom } from '#scripts/imports.mjs';

const CACHE = '.cache/demo';
/** Unpacking pictures 2,400 pixels wide was a third of the processor time of a product's page; no journey looks at them. */
const WIDEST = 240;

/**
 * A data folder with the demo company, for tests to copy. Loading it takes eleven CPU seconds, so it is kept as long as nothing that
 * takes part in loading has changed, but not until tomorrow: its comments are some hours old.
 */
export async function demoFolder(): Promise<string> {
  const ready = join(CACHE, fingerprint());
  await keep(ready, fill);
  const old = (await readdir(CACHE)).filter((name) => !name.startsWith(basename(ready)) && !name.startsWith('half-'));
  await Promise.all(old.map((name) => rm(join(CACHE, name), { recursive: true, force: true })));
  return ready;
}

/** The same with pictures of few pixels, for journeys: every page gives them the size and place of the real ones. */
export async function smallDemoFolder(): Promise<string> {
  const whole = await demoFolder();
  const ready = `${whole}-small`;
  await keep(ready, async (folder) => {
    await cp(whole, folder, { recursive: true });
    const uploads = join(folder, 'uploads');
    for (const name of (await readdir(uploads)).filter((one) => /\.(?:jpg|png)$/.test(one))) {
      const path = join(uploads, name);
      await writeFile(path, await sharp(path).resize({ width: WIDEST, withoutEnlargement: true }).toBuffer());
    }
  });
  return ready;
}

async function keep(ready: string, make: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(ready)) return;
  await mkdir(CACHE, { recursive: true });
  const half = await mkdtemp(join(CACHE, 'half-'));
  await make(half);
  await rename(half, ready).catch(() => rm(half, { recursive: true })); // another run was quicker
}

async function fill(dataDir: string): Promise<void> {
  const database = openDatabase(join(dataDir, 'lamha.sqlite'));
  await migrate(database);
  await loadDemo({ database, storage: await openStorage({ dataDir }) });
  // Smaller sizes of its pictures would be made for every journey anew. Those of uploads still are.
  const none = { variants: JSON.stringify(NO_VARIANTS), variants_state: 'none' } as const;
  await database.kysely.updateTable('files').set(none).execute();
  await database.close();
}

function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toDateString());
  const reached = [...reachedFrom('demo/load.ts')];
  const folders = reached.filter((path) => path.endsWith('/') && !path.startsWith('node_modules/'));
  const inside = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)));
  for (const path of [...reached, ...inside, 'package-lock.json'].toSorted())
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { isBuildStored, keepBuild, listStoredAssets, readStoredAsset } from '#store/assets/build-assets.ts';
import type { Database } from '#store/database/open.ts';

const LOOK_EVERY_MS = 1000;
const [pack, unpack] = [promisify(brotliCompress), promisify(brotliDecompress)];

/** A file of a build, and how to get its bytes, packed by brotli where somebody has done that already. */
export type OwnAsset = { name: string; read: () => Promise<{ bytes: Buffer; isPacked: boolean }> };
export type BuildAssets = ReturnType<typeof openBuildAssets>;

/** Scripts of builds before and after ours, by way of the database: servers are upgraded one after the other, and tabs stay open. */
export function openBuildAssets({ database, clock }: { database: Database; clock: () => Date }) {
  let known: Promise<Set<string>> = Promise.resolve(new Set());
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** However many names a stranger makes up, the database is asked once a second. */
  function names(): Promise<Set<string>> {
    if (performance.now() - lookedAt < LOOK_EVERY_MS) return known;
    lookedAt = performance.now();
    known = listStoredAssets(database).catch(() => new Set<string>());
    return known;
  }

  return {
    /** Before the first page of this build is given out. */
    async keep(assets: readonly OwnAsset[]): Promise<void> {
      const build = hash('sha1', assets.map(({ name }) => name).join('\n'), 'hex');
      if (await isBuildStored(database, build)) return;
      const rows = [];
      for (const { name, read } of assets) {
        const { bytes, isPacked } = await read();
        rows.push({ name, bytes: (isPacked ? bytes : await pack(bytes)).toString('base64') });
      }
      await keepBuild(database, build, rows, clock());
    },
    async find(name: string): Promise<Buffer | undefined> {
      if (!(await names()).has(name)) return undefined;
      const bytes = await readStoredAsset(database, name);
      return bytes === undefined ? undefined : unpack(Buffer.from(bytes, 'base64'));
    },
  };
}

import { describe, expect, test } from 'vitest';
import { openDatabase } from '#store/database/open.ts';
import { createMigratedDatabase, ENGINES } from '#test/rig/postgres.ts';
import { isBuildStored, keepBuild, listStoredAssets, readStoredAsset } from './build-assets.ts';

describe.each(ENGINES)('%s', (engine) => {
  test('the files of the last two builds are kept, and what both have once', async () => {
    const { url, drop } = await createMigratedDatabase(engine);
    const database = openDatabase(url);
    for (const [minute, build] of ['first', 'second', 'third'].entries()) {
      const names = [`assets/${build}.js`, 'assets/vendor.js'];
      await keepBuild(
        database,
        build,
        names.map((name) => ({ name, bytes: name })),
        new Date(Date.UTC(2026, 0, 1, 0, minute)),
      );
    }
    expect(await listStoredAssets(database)).toEqual(new Set(['assets/second.js', 'assets/third.js', 'assets/vendor.js']));
    expect(await readStoredAsset(database, 'assets/second.js')).toBe('assets/second.js');
    expect(await Promise.all(['first', 'second', 'third'].map((build) => isBuildStored(database, build)))).toEqual([false, true, true]);
    await database.close();
    await drop();
  });
});

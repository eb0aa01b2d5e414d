import type { Database } from '#store/database/open.ts';

/** The build that runs and the one before it: older ones are open in nobody's browser for long. */
const MOST_BUILDS = 2;
const BATCH = 20;

export type BuildAsset = { name: string; bytes: string };

export async function isBuildStored({ kysely }: Database, build: string): Promise<boolean> {
  return (await kysely.selectFrom('build_assets').select('name').where('build', '=', build).limit(1).executeTakeFirst()) !== undefined;
}

/** Names carry a hash of the content: the same name in two builds is the same file, and belongs to the younger one. */
export async function keepBuild({ kysely }: Database, build: string, assets: readonly BuildAsset[], now: Date): Promise<void> {
  const started_at = now.toISOString();
  await kysely.transaction().execute(async (tx) => {
    for (let at = 0; at < assets.length; at += BATCH) {
      const rows = assets.slice(at, at + BATCH).map((asset) => ({ ...asset, build, started_at }));
      await tx
        .insertInto('build_assets')
        .values(rows)
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ build, started_at }))
        .execute();
    }
    const builds = await tx
      .selectFrom('build_assets')
      .select(({ fn }) => ['build', fn.max('started_at').as('last')])
      .groupBy('build')
      .orderBy('last', 'desc')
      .execute();
    const newest = builds.slice(0, MOST_BUILDS).map((one) => one.build);
    await tx.deleteFrom('build_assets').where('build', 'not in', newest).execute();
  });
}

export async function listStoredAssets({ kysely }: Database): Promise<Set<string>> {
  return new Set((await kysely.selectFrom('build_assets').select('name').execute()).map(({ name }) => name));
}

export async function readStoredAsset({ kysely }: Database, name: string): Promise<string | undefined> {
  return (await kysely.selectFrom('build_assets').select('bytes').where('name', '=', name).executeTakeFirst())?.bytes;
}

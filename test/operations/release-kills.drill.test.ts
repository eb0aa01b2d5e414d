import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { createMigratedDatabase, ENGINES } from '#test/rig/postgres.ts';
import { startServerProcess } from '#test/rig/server-process.ts';

/** The wide run (`npm run test:wide`) is as large and kills as often as the promise says. */
const [RECORDS, KILLS] = process.env['EVERY_COLLECTION'] === '1' ? [200, 30] : [40, 2];

for (const engine of ENGINES) {
  test(
    `a release of ${RECORDS} records is public as a whole or not at all, in ${KILLS} kills (${engine})`,
    { timeout: 600_000 },
    async () => {
      const { url: databaseUrl, dataDir, drop } = await createMigratedDatabase(engine);
      const env = { DATA_DIR: dataDir, ADMIN_PASSWORD, ...(engine === 'postgres' ? { DATABASE_URL: databaseUrl } : {}) };
      let server = await startServerProcess(env);
      const cookie = await signIn(caller(server.url, {}));
      const admin = (method: string, path: string, json?: unknown) => caller(server.url, { cookie })(method, `/api/en${path}`, { json });
      const release = `/releases/${await prepare(admin)}`;
      const shown = async () => ((await caller(server.url, {})('GET', '/api/en/products')).body as unknown as unknown[]).length;

      const begun = performance.now();
      expect((await admin('POST', `${release}/publish`)).status).toBe(200);
      const took = Math.ceil(performance.now() - begun);
      expect(await shown()).toBe(RECORDS);

      for (let kill = 0; kill < KILLS; kill += 1) {
        if ((await shown()) > 0) expect((await admin('POST', `${release}/take-back`, {})).status).toBe(200);
        expect(await shown()).toBe(0);
        const typed = { headline_en: `Typed before kill ${kill}`, headline_ar: `كُتب قبل القطع ${kill}` };
        expect((await admin('PATCH', '/drafts/products', { key: `through-kill-${kill}`, values: typed })).status).toBe(200);
        const publishing = admin('POST', `${release}/publish`).catch(() => undefined); // its connection is cut
        // The moment of the kill is the random part; nothing waits for the time to pass.
        await wait(randomInt(0, took));
        await server.kill('SIGKILL');
        await publishing;
        server = await startServerProcess(env);
        const isPublished = (await admin('GET', release)).body['state'] === 'published';
        expect(await shown()).toBe(isPublished ? RECORDS : 0);
        // The same call again finds the draft and not one letter missing.
        const found = await admin('PATCH', '/drafts/products', { key: `through-kill-${kill}`, values: {} });
        expect(found.body['draft']).toMatchObject({ values: typed });
      }

      if ((await shown()) === 0) expect((await admin('POST', `${release}/publish`)).status).toBe(200);
      expect(await shown()).toBe(RECORDS);
      await server.kill('SIGTERM');
      await drop();
    },
  );
}

type Admin = (method: string, path: string, json?: unknown) => Promise<{ body: Record<string, unknown> }>;

/** A release of products that nobody has published yet. */
async function prepare(admin: Admin): Promise<number> {
  const id = Number((await admin('POST', '/releases', { name: 'All or nothing' })).body['id']);
  for (let index = 0; index < RECORDS; index += 1) {
    const values = { name_en: `Wall ${index}`, name_ar: `جدار ${index}` };
    const { draft } = (await admin('PATCH', '/drafts/products', { key: `all-or-nothing-${index}`, values })).body as {
      draft: { id: number };
    };
    await admin('PUT', `/releases/${id}/items`, { collection: 'products', id: draft.id });
  }
  return id;
}

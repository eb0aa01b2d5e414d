// `node bench/restore-drill.ts 1000 10000`: a site of so many products and inquiries with the demo company's pictures on SQLite is
// backed up, sent elsewhere sealed, proven there, and brought back from there into PostgreSQL and, while it runs, into itself.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { loadDemo } from '#demo/load.ts';
import { makeBackup } from '#store/backup/make-backup.ts';
import { restoreWhole } from '#store/backup/restore-whole.ts';
import { openAgeKey } from '#store/copies/age-key.ts';
import { sendCopy } from '#store/copies/copies.ts';
import { proveCopy } from '#store/copies/prove-copy.ts';
import { openTarget } from '#store/copies/target.ts';
import { migrate } from '#store/database/migrate.ts';
import { openDatabase } from '#store/database/open.ts';
import { openStorage } from '#store/files/storage.ts';
import { openSeal } from '#store/seal.ts';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { fillLeads, fillProducts } from '#test/rig/many-records.ts';

const sizes = process.argv.slice(2).map(Number);
const secret = await generateX25519Identity();

async function timed<Result>(what: string, count: number, work: () => Promise<Result> | Result): Promise<Result> {
  const from = performance.now();
  const result = await work();
  process.stdout.write(`| ${count} | ${what} | ${((performance.now() - from) / 1000).toFixed(1)} s |\n`);
  return result;
}

async function drill(count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lamha-drill-'));
  const [here, there, elsewhere] = [join(folder, 'here'), join(folder, 'there'), join(folder, 'elsewhere')];
  const postgres = await startPostgres();
  try {
    const database = openDatabase(join(here, 'lamha.sqlite'));
    const storage = await openStorage({ dataDir: here });
    await migrate(database);
    await loadDemo({ database, storage });
    await fillProducts(database.kysely, count);
    await fillLeads(database.kysely, count);
    const backups = join(here, 'backups');
    const made = await timed('backup', count, () => makeBackup(database, storage, backups, new Date()));
    const { tables, files } = made.manifest;
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const megabytes = (parts: readonly { size: number }[]) => Math.round(sum(parts.map(({ size }) => size)) / 1e6);
    const rows = sum(tables.map((table) => table.rows));
    process.stdout.write(`| ${count} | ${rows} rows of ${megabytes(tables)} MB, ${files.length} files of ${megabytes(files)} MB | |\n`);
    for (const location of [elsewhere, there]) await mkdir(location);
    const location = { target: openTarget(elsewhere), key: await openAgeKey(secret), temp: backups };
    const name = made.folder.split('/').at(-1) ?? '';
    const sent = await timed('sealed and sent elsewhere, all of it', count, () => sendCopy(location, made.folder, name));
    await timed('proven there', count, () => proveCopy(location, sent));
    const env = { ...process.env, DATA_DIR: there, DATABASE_URL: postgres.url, COPY_URL: elsewhere, COPY_KEY: secret, DEMO: '0' };
    await timed('fetched, opened and restored into PostgreSQL by npm run restore', count, () =>
      execFileSync(process.execPath, ['scripts/restore.ts', '--copy', 'latest'], { env, stdio: 'ignore' }),
    );
    const seal = openSeal('drill');
    const parts = { seal, folder: made.folder, clock: () => new Date(), actor: null, subject: 'backups/drill' };
    await timed('everything back from the dashboard, SQLite', count, () =>
      restoreWhole({ ...parts, database, storage, backups, temp: join(here, 'uploads', 'tmp') }),
    );
    await database.close();
    const moved = openDatabase(postgres.url);
    const media = await openStorage({ dataDir: there });
    await timed('everything back from the dashboard, PostgreSQL', count, () =>
      restoreWhole({ ...parts, database: moved, storage: media, backups: join(there, 'backups'), temp: join(there, 'uploads', 'tmp') }),
    );
    await moved.close();
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

for (const count of sizes.length > 0 ? sizes : [1000, 10_000, 100_000]) await drill(count);
process.stdout.write(`Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`);

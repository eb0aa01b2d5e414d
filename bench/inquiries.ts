import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile, submit } from '#test/mail/load.ts';
import { adminOf } from '#test/mail/mail-process.ts';
import { ADMIN_PASSWORD } from '#test/rig/app.ts';
import { startMailServer, type Mood } from '#test/rig/mail-server.ts';
import { setUpMail } from '#test/rig/mail-settings.ts';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { startServerProcess } from '#test/rig/server-process.ts';
import { report } from './report.ts';

/** How long a visitor waits for the thanks while the mail server is ill, with the worker's real patience: `node bench/inquiries.ts`. */
const INQUIRIES = 1000;
const WARM = 100;
const LIMIT_MS = 500;
const MOODS: readonly (Mood | 'down')[] = ['well', 'down', 'silent', 'busy', 'refuses', 'slow'];

type Row = { engine: string; mood: string; p50: number; p99: number; most: number };

async function measureNight(engine: string, mood: Mood | 'down', databaseUrl: string | undefined): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamha-bench-'));
  const mail = await startMailServer();
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD,
    TRUST_PROXY: '1',
    SMTP_URL: mail.url,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  try {
    await setUpMail(await adminOf(server));
    if (mood === 'down') await mail.close();
    else mail.mood(mood);
    const times: number[] = [];
    const numbers = Array.from({ length: WARM + INQUIRIES }, (_, index) => index);
    await submit(
      () => server,
      numbers,
      ({ number, ms }) => number >= WARM && times.push(ms),
    );
    return { engine, mood, p50: percentile(times, 0.5), p99: percentile(times, 0.99), most: Math.max(...times) };
  } finally {
    await server.kill('SIGKILL');
    if (mood !== 'down') await mail.close();
    await rm(dataDir, { recursive: true });
  }
}

const rows: Row[] = [];
for (const mood of MOODS) {
  rows.push(await measureNight('SQLite', mood, undefined));
  const postgres = await startPostgres();
  rows.push(await measureNight('PostgreSQL', mood, postgres.url));
  await postgres.stop();
}

const ms = (value: number) => value.toFixed(0);
await report('inquiries', [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/inquiries.ts\`: ${INQUIRIES} inquiries of 16 visitors at once, each answered when it is stored; Node ${process.version}, ${availableParallelism()} cores shared by server, database, mail server and load, load average ${loadavg()[0]!.toFixed(1)} at the end. The promise: 99 of 100 answers within ${LIMIT_MS} ms, whatever the mail server does.`,
  '',
  '| Mail server | Database | p50 ms | p99 ms | Longest ms |',
  '|---|---|---|---|---|',
  ...rows.map(({ mood, engine, p50, p99, most }) => `| ${mood} | ${engine} | ${ms(p50)} | ${ms(p99)} | ${ms(most)} |`),
]);
if (rows.some(({ p99 }) => p99 > LIMIT_MS)) process.exitCode = 1;

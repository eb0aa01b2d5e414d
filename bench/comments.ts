import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#store/database/open.ts';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { MANY_COMMENTS, MANY_POSTS, writeManyComments } from '#test/rig/many-comments.ts';
import { startPostgres } from '#test/rig/postgres-server.ts';
import { startServerProcess } from '#test/rig/server-process.ts';
import { measure, type Load, type Shot } from './load.ts';
import { report } from './report.ts';

/** How long the first page of a very long discussion takes: `node bench/comments.ts`. */
const VISITORS = { limit: 100, connections: [1, 16] };
const STAFF = { limit: 300, connections: [1, 4] };
const SECONDS = 4;

type Row = { what: string; engine: string; connections: number; load: Load; limit: number };

async function measureEngine(engine: string, databaseUrl: string | undefined): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamha-bench-'));
  const server = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
  try {
    const cookie = await signIn(caller(server.url, {}));
    const section = await makeSection(server.url, cookie);
    const database = openDatabase(databaseUrl ?? join(dataDir, 'lamha.sqlite'));
    await writeManyComments(database, section);
    await database.close();

    const rows: Row[] = [];
    for (const { what, limit, connections: crowds, ...shot } of shotsOf(section, cookie)) {
      await measure(server.url, [shot], { seconds: 2, connections: 4 }); // warm
      for (const connections of crowds)
        rows.push({ what, limit, engine, connections, load: await measure(server.url, [shot], { seconds: SECONDS, connections }) });
    }
    return rows;
  } finally {
    await server.kill('SIGTERM');
    await rm(dataDir, { recursive: true });
  }
}

function shotsOf(section: number, cookie: string): (Shot & typeof VISITORS & { what: string })[] {
  return [
    { what: 'the newest 50 comments of the section', ...VISITORS, path: `/api/en/communitypostcomments/${section}?last=50` },
    { what: 'the first page of its comments', ...VISITORS, path: `/api/en/communitypostcomments/${section}` },
    { what: 'the first page of the feed', ...VISITORS, path: '/api/en/communityposts/posts?per_page=10' },
    { what: 'the list of the moderators', ...STAFF, path: '/api/en/moderation?state=shown', headers: { cookie } },
  ];
}

async function makeSection(url: string, cookie: string): Promise<number> {
  const admin = caller(url, { cookie });
  const { body: blog } = await admin('POST', '/api/en/community/add', { form: { name: 'Blog' } });
  const form = { category_id: String(blog['id']), title: 'Part', text: 'Text', path: '/about' };
  return Number((await admin('POST', '/api/en/communityonepost', { form })).body['id']);
}

const postgres = await startPostgres();
const rows = [...(await measureEngine('SQLite', undefined)), ...(await measureEngine('PostgreSQL', postgres.url))];
await postgres.stop();

const count = (value: number) => value.toLocaleString('en');
const ms = (value: number) => value.toFixed(1);
const lines = [
  `Measured on ${new Date().toISOString().slice(0, 10)} with \`node bench/comments.ts\`: ${count(MANY_COMMENTS)} comments in one section, ${count(MANY_POSTS)} posts, ${count(MANY_COMMENTS)} comments on the newest one; Node ${process.version}, ${availableParallelism()} cores shared by server, database and load, load average ${loadavg()[0]!.toFixed(1)} at the end. The promise: 95 of 100 answers within ${VISITORS.limit} ms, of the dashboard within ${STAFF.limit} ms.`,
  '',
  '| What | Database | Connections | p50 ms | p95 ms | p99 ms | Answers a second |',
  '|---|---|---|---|---|---|---|',
  ...rows.map(
    ({ what, engine, connections, load }) =>
      `| ${what} | ${engine} | ${connections} | ${ms(load.p50)} | ${ms(load.p95)} | ${ms(load.p99)} | ${load.perSecond.toFixed(0)} |`,
  ),
];
await report('comments', lines);
if (rows.some(({ load, limit }) => load.p95 > limit)) process.exitCode = 1;

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '#test/rig/app.ts';
import { VERSION } from '#store/version.ts';

const open = await createTestApp({ engine: 'sqlite' });
const closed = await createTestApp({ engine: 'postgres', env: { METRICS_TOKEN: 'only for these tests 2' } });
afterAll(() => Promise.all([open.stop(), closed.stop()]));

const withToken = { headers: { authorization: 'Bearer only for these tests 2' } };

/** The value of one line, found by its beginning. */
function valueOf(metrics: string, line: string): number | undefined {
  const found = metrics.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

test('what the server counts can be read in the format of Prometheus, on both databases', async () => {
  for (const { call, admin, token } of [
    { ...open, token: {} },
    { ...closed, token: withToken },
  ]) {
    await call('GET', '/healthz');
    await call('GET', '/api/en/products');
    await call('GET', '/api/en/products/404404');
    const fields = { name: 'Sara', number: '+966500000001', message: 'Hello' };
    expect((await call('POST', '/api/en/email/send-email-sa', { json: { kind: 'contact', fields } })).status).toBe(200);
    await admin('GET', '/api/overview');
    const asked = Date.now() / 1000;
    const { status, headers, text } = await call('GET', '/metrics', token);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(valueOf(text, 'lamha_requests_total{method="GET",route="/healthz",status="200"}')).toBe(1);
    expect(valueOf(text, 'lamha_requests_total{method="GET",route="/api/en/products",status="200"}')).toBe(1);
    expect(text).toMatch(/route="\/api\/en\/products\/:\w+",status="404"/);
    expect(text).not.toContain('404404');
    expect(valueOf(text, 'lamha_answers_from_memory_total')).toBeGreaterThanOrEqual(1);
    expect(valueOf(text, 'lamha_query_seconds_count')).toBeGreaterThan(10);
    expect(valueOf(text, 'lamha_request_seconds_count')).toBeGreaterThan(3);
    expect(valueOf(text, 'lamha_leads{kind="contact"}')).toBe(1);
    expect(valueOf(text, 'lamha_queue{queue="mail",state="waiting"}')).toBeGreaterThanOrEqual(1);
    expect(valueOf(text, 'lamha_queue{queue="webhooks",state="dead"}')).toBe(0);
    expect(valueOf(text, 'lamha_trouble{kind="backup"}')).toBe(0);
    expect(valueOf(text, 'lamha_database_up')).toBe(1);
    expect(valueOf(text, 'lamha_kept_answers{cache="api"}')).toBeGreaterThanOrEqual(1);
    expect(valueOf(text, 'lamha_disk_free_bytes')).toBeGreaterThan(0);
    const times = [asked, valueOf(text, 'lamha_clock_timestamp_seconds')!, Date.now() / 1000];
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  }
});

test('without a token only callers of the same network that no proxy speaks for are let in', async () => {
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect((await open.call('GET', '/metrics', { headers: { [header]: '203.0.113.9' } })).status).toBe(404);
  const { port } = new URL(open.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end('GET /metrics HTTP/1.0\r\nHost: localhost\r\n\r\n');
  expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 404/);
});

test('with a token nobody is let in without it, wherever they are', async () => {
  for (const authorization of ['', 'Bearer wrong', 'only for these tests 2', 'Basic b25seQ=='])
    expect((await closed.call('GET', '/metrics', { headers: { authorization } })).status).toBe(401);
  expect((await closed.call('GET', '/metrics', { headers: { ...withToken.headers, 'x-forwarded-for': '203.0.113.9' } })).status).toBe(200);
});

test('/healthz names the version that package.json has', async () => {
  expect((await open.call('GET', '/healthz')).body).toEqual({ ok: true, version: VERSION });
});

const DEPLOY = new URL('../../deploy/prometheus/', import.meta.url);

test('the example dashboard and the alerts ask only for what the server counts', async () => {
  const { text } = await open.call('GET', '/metrics');
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
  const files = await Promise.all(['alerts.yml', 'grafana.json'].map((name) => readFile(new URL(name, DEPLOY), 'utf8')));
  const asked = files.join('\n').match(/\b(?:lamha|nodejs|process)_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(20);
  // Named by the site's first good backup and copy elsewhere, which a new one has not got yet.
  const later = ['lamha_backup_last_success_timestamp_seconds', 'lamha_copy_last_success_timestamp_seconds'];
  expect(asked.map((name) => name.replace(/_bucket$/, '')).filter((name) => !known.has(name) && !later.includes(name))).toEqual([]);
});

test('promtool takes the rules, the configuration and what the server counts, where the machine has it', async ({ skip }) => {
  const ask = promisify(execFile);
  const checked = await ask('promtool', ['check', 'config', '--syntax-only', 'prometheus.yml'], { cwd: DEPLOY }).catch(
    (error: unknown) => error,
  );
  if (error(checked)?.code === 'ENOENT') skip('promtool is not on this machine');
  expect(checked).toMatchObject({ stdout: expect.stringContaining('SUCCESS') });
  expect((await ask('promtool', ['check', 'rules', 'alerts.yml'], { cwd: DEPLOY })).stdout).toContain('11 rules found');
  const checking = ask('promtool', ['check', 'metrics']);
  checking.child.stdin?.end((await open.call('GET', '/metrics')).text);
  expect(await checking).toEqual({ stdout: '', stderr: '' });
});

function error(outcome: unknown): NodeJS.ErrnoException | undefined {
  return outcome instanceof Error ? outcome : undefined;
}

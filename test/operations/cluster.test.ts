import { expect, onTestFinished, test } from 'vitest';
import { openCluster } from '#test/cluster/cluster.ts';
import { killOne, outcomeOf, restart, slowestToShow } from '#test/cluster/drills.ts';
import { startTraffic } from '#test/cluster/traffic.ts';
import { caller } from '#test/rig/app.ts';
import { createTestDatabase } from '#test/rig/postgres.ts';
import { askFor } from '#test/rig/shared-fixtures.ts';

/** `npm run cluster` is the long form: pages too, fifty kills, five rolling upgrades, and each part frozen and stopped. */
test('three servers behind a balancer are one site, through a kill and a restart', { timeout: 300_000 }, async () => {
  const { url, drop } = await createTestDatabase('postgres');
  onTestFinished(drop);
  const cluster = await openCluster({ databaseUrl: url, program: await askFor('/server'), env: { TEST_MAIL_TIMINGS: '{"pollMs":50}' } });
  onTestFinished(cluster.stop);
  const { members, cookie } = cluster;

  // One session, one search, one limit, whichever server is asked.
  for (const member of members) expect((await caller(member.url, { cookie })('GET', '/api/en/inbox')).status).toBe(200);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const asked = [0, 1, 2, 0, 1, 2].map((index) => caller(members[index]!.url, { ...headers }));
  const statuses = [];
  for (const [index, call] of asked.entries())
    statuses.push(
      (
        await call('POST', '/api/en/send-email', {
          json: { kind: 'contact', fields: { name: 'A', number: '0500000000', message: `${index}` } },
        })
      ).status,
    );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);

  const traffic = startTraffic(cluster, {
    paths: ['/api/en/products', '/api/en/settings/site', '/healthz'],
    readers: 1,
    writers: 1,
    prefix: 'kill',
  });
  await killOne(members[0]!, 100);
  expect(await slowestToShow(cluster, 'Everywhere')).toBeLessThan(5000);
  await restart(members[1]!);
  await traffic.stop();
  expect(traffic.errors).toEqual([]);
  expect(traffic.acknowledged.size).toBeGreaterThan(0);
  const { lost, storedTwice, toldTwice } = await outcomeOf(cluster, traffic, 0);
  expect({ lost, storedTwice, toldTwice }).toEqual({ lost: 0, storedTwice: 0, toldTwice: 0 });
});

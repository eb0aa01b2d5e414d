import { setTimeout as wait } from 'node:timers/promises';
import { caller } from '#test/rig/app.ts';
import type { RunningPostgres } from '#test/rig/postgres-server.ts';
import type { Cluster } from './cluster.ts';
import { until } from './drills.ts';

const FROZEN_MS = 15_000;
const STOPPED_MS = 10_000;
const STORE_FROZEN_MS = 60_000;

/** One part that goes away and comes back. */
export type Part = {
  name: string;
  /** Whether what has to be made may be refused for a moment, in words: nobody can read a database that is away. */
  mayRefuse: boolean;
  drill: () => Promise<void>;
};

/** Each part of a site frozen, which tells nobody, and stopped, which refuses. */
export function partsOf({ members, store, mail, receiver }: Cluster, postgres: RunningPostgres): Part[] {
  const third = members[2]!;
  return [
    part('database frozen', { mayRefuse: true }, async () => {
      await postgres.signal('SIGSTOP');
      await wait(FROZEN_MS);
      await postgres.signal('SIGCONT');
    }),
    part('database stopped', { mayRefuse: true }, () => postgres.without(() => wait(STOPPED_MS))),
    part('one line to the database cut', { mayRefuse: true }, async () => {
      third.line.cut();
      await wait(FROZEN_MS);
      third.line.mend();
    }),
    part('store frozen', {}, async () => {
      store.signal('SIGSTOP');
      await wait(STORE_FROZEN_MS);
      store.signal('SIGCONT');
    }),
    part('store stopped', {}, () => store.without(() => wait(STOPPED_MS))),
    part('one server frozen', {}, async () => {
      third.signal('SIGSTOP');
      await wait(FROZEN_MS);
      third.signal('SIGCONT');
    }),
    part('mail server silent', {}, async () => {
      mail.mood('silent');
      await wait(FROZEN_MS);
      mail.mood('well');
    }),
    part('receiver of webhooks away', {}, async () => {
      receiver.isAway = true;
      await wait(FROZEN_MS);
      receiver.isAway = false;
    }),
  ];
}

function part(name: string, { mayRefuse = false }: { mayRefuse?: boolean }, drill: () => Promise<void>): Part {
  return { name, mayRefuse, drill };
}

/** After how many milliseconds every server says again that all its parts are well. */
export function untilAllReady({ members }: Cluster): Promise<number> {
  const isReady = async (url: string) => (await caller(url, {})('GET', '/readyz?strict')).status === 200;
  return until('all ready', async () => (await Promise.all(members.map(({ url }) => isReady(url)))).every(Boolean));
}

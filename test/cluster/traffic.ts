import { setTimeout as wait } from 'node:timers/promises';
import { caller } from '#test/rig/app.ts';
import { SERVED_BY } from '#test/rig/balancer.ts';
import type { Cluster } from './cluster.ts';

const PRESS_AGAIN_MS = 100;
const MOST_PRESSES = 100;
/** Enough to tell a page of ours, an error of ours and one of the framework apart. */
const TOLD_OF_AN_ERROR = 160;

const SLOW_MS = 2000;

export type Traffic = {
  reads: number;
  slowestMs: number;
  /** Reads that took long: what was asked, when, and which server answered. */
  slow: string[];
  /** What a visitor saw instead of a page: its address, its status and how it began. */
  errors: string[];
  /** The words of inquiries that were thanked for. */
  acknowledged: Set<string>;
  /** Forms whose server died in the middle, sent again as they were. */
  pressedAgain: number;
  stop: () => Promise<void>;
};

type Options = { paths: readonly string[]; readers: number; writers: number; prefix: string };

let visitors = 0;

/** Visitors who read and write through the balancer until they are told to stop. */
export function startTraffic({ balancer }: Cluster, { paths, readers, writers, prefix }: Options): Traffic {
  const call = caller(balancer.url, {});
  const begunAt = performance.now();
  let isOver = false;
  const traffic: Traffic = { reads: 0, slowestMs: 0, slow: [], errors: [], acknowledged: new Set(), pressedAgain: 0, stop };

  async function read(): Promise<void> {
    while (!isOver)
      for (const path of paths) {
        const from = performance.now();
        const answer = await call('GET', path).catch((error: unknown) => ({ status: String(error), text: '', headers: new Headers() }));
        const { status, text, headers } = answer;
        const tookMs = performance.now() - from;
        traffic.reads += 1;
        traffic.slowestMs = Math.max(traffic.slowestMs, tookMs);
        const when = `by ${headers.get(SERVED_BY)}, asked ${seconds(from - begunAt)} into it, after ${seconds(tookMs)}`;
        if (tookMs > SLOW_MS) traffic.slow.push(`${path} ${status} ${when}`);
        if (status !== 200) traffic.errors.push(`${path} ${status} ${text.slice(0, TOLD_OF_AN_ERROR)} ${when}`);
      }
  }

  async function write(): Promise<void> {
    while (!isOver) {
      const visitor = (visitors += 1);
      const mark = `${prefix}-${visitor}.`;
      const json = { kind: 'contact', fields: { name: 'Sara', number: '0500000000', message: mark }, form_key: mark };
      const headers = { 'x-forwarded-for': `10.${(visitor >> 14) & 127}.${(visitor >> 7) & 127}.${visitor & 127}` };
      for (let press = 0; press < MOST_PRESSES; press += 1) {
        const { status } = await call('POST', '/api/en/send-email', { json, headers }).catch(() => ({ status: 0 }));
        if (status === 200) traffic.acknowledged.add(mark);
        else if (![0, 502, 503].includes(status)) traffic.errors.push(`a form ${status}`);
        if (status !== 0 && status < 500) break;
        traffic.pressedAgain += 1;
        await wait(PRESS_AGAIN_MS);
      }
    }
  }

  const going = [...Array.from({ length: readers }, read), ...Array.from({ length: writers }, write)];
  async function stop(): Promise<void> {
    isOver = true;
    await Promise.all(going);
  }
  return traffic;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sent } from './strangers-corpus.ts';
import { slowness } from './yardstick.ts';
import type { Wire } from './strangers-client.ts';

/** `tries` where there are only so many. */
export type Request = { what: string; make: (each: number) => Sent; tries?: number };
/** Of the tries; `slowness` of the machine just after them, see yardstick.ts. */
export type Cost = { what: string; status: number; least: number; most: number; slowness: number };

const TRIES = 3;
/** As long as it seems too dear. */
const MOST_TRIES = 8;

/** Measures what requests cost the thread that serves everybody: this one. */
export function openMeasuring(url: string, enoughMs: number) {
  const client = new Worker(new URL('./strangers-client.ts', import.meta.url));
  let sent = 0;

  /** What travels is made before the clock starts. */
  async function wireOf({ path, method = 'GET', headers = {}, body }: Sent): Promise<Wire> {
    sent += 1;
    // Everybody at an address of their own: what is refused because it came too often would be cheap for the wrong reason.
    const forwarded = `198.18.${(sent >> 8) & 255}.${sent & 255}`;
    const encoded = body === undefined ? undefined : new Response(body);
    const type = body instanceof FormData ? encoded?.headers.get('content-type') : undefined;
    return {
      url: url + path,
      method,
      headers: { ...headers, ...(type && { 'content-type': type }), 'x-forwarded-for': forwarded },
      body: encoded && new Uint8Array(await encoded.arrayBuffer()),
    };
  }

  async function send(request: Sent): Promise<{ status: number; ms: number }> {
    const wire = await wireOf(request);
    const before = process.threadCpuUsage();
    client.postMessage(wire, []);
    const [status]: unknown[] = await once(client, 'message');
    const { user, system } = process.threadCpuUsage(before);
    return { status: Number(status), ms: (user + system) / 1000 };
  }

  /**
   * A few tries after one that nobody counts, by the clock of the thread: other work of the machine does not count. A try that is
   * answered in another way (a record that is not there) says nothing about the first.
   */
  async function costOf({ what, make, tries: most = MOST_TRIES }: Request): Promise<Cost> {
    const { status } = await send(make(0));
    const tries: number[] = [];
    for (let each = 1; each <= Math.min(most, MOST_TRIES); each += 1) {
      const answered = await send(make(each));
      if (answered.status === status) tries.push(answered.ms);
      const least = Math.min(...tries);
      if (least < enoughMs / 5 || (each >= TRIES && least < enoughMs)) break;
    }
    return { what, status, least: Math.min(...tries), most: Math.max(...tries), slowness: Math.min(...tries) > enoughMs ? slowness() : 1 };
  }

  return { send, costOf, close: () => client.terminate() };
}

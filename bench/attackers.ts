import { parentPort, workerData } from 'node:worker_threads';
import { attacks, type Sent } from '#test/rig/strangers-corpus.ts';

/** Every attacker sends the next request as soon as the last is answered, and takes another address every so often. */
const REQUESTS_PER_ADDRESS = 20;
/** What hangs counts as no answer, and the measurement ends. */
const PATIENCE_MS = 30_000;

type Work = { url: string; seconds: number };

const { url, seconds }: Work = workerData;
const until = performance.now() + seconds * 1000;
const statuses = new Map<number, number>();
let count = 0;

async function attack(make: (each: number) => Sent, attacker: number): Promise<void> {
  for (let each = 0; performance.now() < until; each += 1) {
    count += 1;
    const { method = 'GET', path, body, headers = {} } = make(count);
    const address = `198.18.${attacker}.${Math.floor(each / REQUESTS_PER_ADDRESS) % 250}`;
    const status = await fetch(url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { ...headers, 'x-forwarded-for': address },
      ...(body !== undefined && { body }),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}

await Promise.all(attacks().map(attack));
parentPort?.postMessage({ count, statuses }, []);

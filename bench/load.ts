import { Agent, request } from 'node:http';

export type Load = { perSecond: number; p50: number; p95: number; p99: number };
export type Shot = { path: string; method?: string; body?: string; headers?: Record<string, string> };

/** Keeps `connections` requests in flight for `seconds`, taking the shots in turn; anything but a success is an error. */
export async function measure(
  base: string,
  shots: readonly Shot[],
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  let next = 0;
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now();
      await fire(base, shots[next++ % shots.length]!, agent);
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function fire(base: string, { path, method = 'GET', body, headers = {} }: Shot, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      base + path,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => (answer.statusCode! < 300 ? resolve() : reject(new Error(`${method} ${path}: ${answer.statusCode}`))));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

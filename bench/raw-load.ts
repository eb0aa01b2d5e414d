import { connect } from 'node:net';

export type RawLoad = { answers: number; seconds: number; failed: number; times: number[] };
type Options = { port: number; paths: readonly string[]; connections: number; seconds: number; headers?: Readonly<Record<string, string>> };

const HEAD_END = Buffer.from('\r\n\r\n');

/** Keeps so many connections busy with plain requests. Made by hand, so that the load costs less than what it measures. */
export async function rawLoad({ port, paths, connections, seconds, headers = {} }: Options): Promise<RawLoad> {
  const extra = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${extra}\r\n`));
  const started = performance.now();
  const end = started + seconds * 1000;
  const times: number[] = [];
  let [next, failed] = [0, 0];

  /** One connection, until the time is over; false if it was lost before. */
  const client = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let [missing, sentAt] = [0, 0];
      let head: Buffer = Buffer.alloc(0);
      const ask = () => {
        if (performance.now() >= end) {
          resolve(true);
          socket.destroy();
          return;
        }
        sentAt = performance.now();
        socket.write(requests[next++ % requests.length]!);
      };
      const answered = () => {
        times.push(performance.now() - sentAt);
        ask();
      };
      socket.on('connect', ask);
      socket.on('error', () => resolve(false));
      socket.on('close', () => resolve(false));
      socket.on('data', (chunk: Buffer) => {
        if (missing > 0) {
          missing -= chunk.length;
          if (missing <= 0) answered();
          return;
        }
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const at = head.indexOf(HEAD_END);
        if (at < 0) return;
        const text = head.toString('latin1', 0, at);
        const status = Number(text.slice(9, 12));
        if (status >= 400) failed += 1;
        const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
        missing = length - (head.length - at - HEAD_END.length);
        head = Buffer.alloc(0);
        if (missing <= 0) answered();
      });
    });
  /** A lost connection is a failed answer; its visitor comes back. */
  const visitor = async () => {
    while (!(await client()) && performance.now() < end) failed += 1;
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return { answers: times.length, seconds: (performance.now() - started) / 1000, failed, times: times.toSorted((a, b) => a - b) };
}

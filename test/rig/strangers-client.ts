import { Agent, request } from 'node:http';
import { parentPort } from 'node:worker_threads';

/** Not by `fetch`, which lets nobody choose the host. */
export type Wire = { url: string; method: string; headers: Record<string, string>; body: Uint8Array | undefined };

const agent = new Agent({ keepAlive: true });

/** The status of the answer once it is there as a whole, 0 where there is none. */
function send({ url, method, headers, body }: Wire): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** Sends what it is told from a thread of its own, so that the clock of the server's thread counts the server alone. */
parentPort?.on('message', (wire: Wire) => void send(wire).then((status) => parentPort?.postMessage(status, [])));

import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as roundTrip } from 'node:timers/promises';

const ROUND_TRIP_MS = 150;
/** What travels before the first acknowledgement, less the head. */
const FIRST_FLIGHT = 12_700;

export type SlowLine = { url: string; close: () => void };

/** The site as it arrives over a line with round trips of 150 ms: pages in flights, each twice as large as the one before. */
export async function openSlowLine(site: string): Promise<SlowLine> {
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    request(site + url, { method: method ?? 'GET', headers }, (given) => void handOver(given, answer)).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function handOver(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  answer.writeHead(given.statusCode ?? 500, given.headers);
  if (!given.headers['content-type']?.startsWith('text/html')) {
    given.pipe(answer);
    return;
  }
  const page = await buffer(given);
  for (let from = 0, flight = FIRST_FLIGHT; from < page.length; from += flight, flight *= 2) {
    if (from > 0) await roundTrip(ROUND_TRIP_MS);
    answer.write(page.subarray(from, from + flight));
  }
  answer.end();
}

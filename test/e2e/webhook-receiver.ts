import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Told = { event: string; delivery: string; signature: string; text: string };

/** Another program that is told what happens. It takes everything but what it is told first of `slow`. */
export async function startReceiver(slow: string) {
  const told: Told[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    const header = (name: string) => String(request.headers[`lamha-${name}`]);
    const event = header('event');
    const isFirst = told.every((one) => one.event !== event);
    told.push({ event, delivery: header('delivery'), signature: header('signature'), text });
    response.writeHead(event === slow && isFirst ? 503 : 204).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    told: (event: string) => told.filter((one) => one.event === event),
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}

export function isSigned({ signature, text }: Told, secret: string): boolean {
  const seconds = /^t=(\d+),/.exec(signature)?.[1];
  return signature === `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`;
}

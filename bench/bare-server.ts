import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Node's own server with the bytes it was given (base64, by IPC or as an argument) and nothing else: what no server on this machine can beat. */
let answer = Buffer.from(process.argv[2] ?? '', 'base64');
let [status, head]: [number, string[]] = [200, []];
process.on('message', (held: { bytes: string; status: number; head: string[] }) => {
  answer = Buffer.from(held.bytes, 'base64');
  ({ status, head } = held);
  process.send?.('ready');
});
const server = createServer((request, response) => {
  if (request.url === '/same-head') response.writeHead(status, head);
  else response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length });
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`));

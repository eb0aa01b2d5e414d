import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Node's own server with the bytes it was given (base64, by IPC or as an argument) and nothing else: what no server on this machine can beat. */
let answer = Buffer.from(process.argv[2] ?? '', 'base64');
process.on('message', (bytes: string) => {
  answer = Buffer.from(bytes, 'base64');
  process.send?.('ready');
});
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length });
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`));

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Node's own server with the given bytes and nothing else: what no server on this machine can beat. */
const answer = Buffer.from(process.argv[2] ?? '', 'base64');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length });
  response.end(answer);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`));

import { createServer, type AddressInfo } from 'node:net';

/** In two halves, so that no scanner takes this file for one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Speaks INSTREAM as clamd does and knows one signature. */
export async function startClamd() {
  let scanned = 0;
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece]);
      const content = streamIn(bytes);
      if (content === undefined) return;
      scanned += 1;
      socket.end(content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `tcp://127.0.0.1:${port}`, port, scanned: () => scanned, stop: () => new Promise((resolve) => server.close(resolve)) };
}

/** Undefined until the empty piece came. */
function streamIn(bytes: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (!bytes.subarray(0, command.length).equals(Buffer.from(command))) return undefined;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

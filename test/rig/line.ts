import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Line = { url: string; cut: () => void; mend: () => void; stop: () => void };

/** A line to a server that can be cut as a network is: nothing arrives any more, and nobody is told. */
export async function openLine(url: string): Promise<Line> {
  const target = new URL(url);
  const { hostname, port } = target;
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    if (isCut) socket.pause();
  };
  const server = createServer((here) => {
    const there = connect(Number(port), hostname);
    for (const socket of [here, there]) keep(socket);
    const carry = (from: Socket, to: Socket) => {
      from.on('data', (piece) => isCut || to.write(piece)).on('close', () => to.destroy());
    };
    carry(here, there);
    carry(there, here);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  target.port = String((server.address() as AddressInfo).port);
  return {
    url: target.href,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      isCut = false;
      // Whatever was on its way is lost, as after a cut that lasted longer than the patience of TCP.
      for (const socket of sockets) socket.destroy();
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

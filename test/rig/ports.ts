import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Waits until somebody listens there. */
export async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = connect({ port, host: '127.0.0.1' });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await setTimeout(20);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

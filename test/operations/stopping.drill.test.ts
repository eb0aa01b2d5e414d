import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { ADMIN_PASSWORD, caller, signIn } from '#test/rig/app.ts';
import { createMigratedDatabase, ENGINES } from '#test/rig/postgres.ts';
import { startServerProcess } from '#test/rig/server-process.ts';

const IN_FLIGHT = 50;

/** A write whose body is held back, so that it is certainly under way when the server is told to stop. */
async function openWrite(url: string, cookie: string, title: string) {
  const { hostname, port } = new URL(url);
  const socket = await connectTo(url);
  const body = JSON.stringify({ icon: 'tv', title, info: '', link: '' });
  socket.write(
    `POST /api/en/homecontentslider/add HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const closed = once(socket, 'close');
  await once(socket, 'data'); // "100 Continue": the server has the request and waits for its body
  return {
    finish: async () => {
      socket.write(body);
      await closed;
      return answer;
    },
  };
}

async function connectTo(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** Comes and goes: a connection left open would be cut off by the end of the server, when nobody listens any more. */
async function knock(url: string): Promise<void> {
  (await connectTo(url)).destroy();
}

for (const engine of ENGINES) {
  test(`a stopping server finishes what it accepted and ends by itself (${engine})`, async () => {
    const { url: databaseUrl, dataDir, drop } = await createMigratedDatabase(engine);
    const env = { DATA_DIR: dataDir, ADMIN_PASSWORD, ...(engine === 'postgres' ? { DATABASE_URL: databaseUrl } : {}) };
    const server = await startServerProcess(env);
    const cookie = await signIn(caller(server.url, {}));
    const opened = await connectTo(server.url); // by a balancer that has chosen this server and not asked yet
    const writes = await Promise.all(Array.from({ length: IN_FLIGHT }, (_, index) => openWrite(server.url, cookie, `in flight ${index}`)));

    const ended = server.kill('SIGTERM');
    await vi.waitFor(() => expect(knock(server.url)).rejects.toThrow('ECONNREFUSED'), { timeout: 60_000, interval: 10 });
    opened.write('GET /api/en/homecontentslider HTTP/1.1\r\nhost: localhost\r\n\r\n');
    expect(await text(opened)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    const answers = await Promise.all(writes.map((write) => write.finish()));
    expect(answers.filter((answer) => answer.includes('HTTP/1.1 201'))).toHaveLength(IN_FLIGHT);
    expect(await ended).toBe(0);

    const again = await startServerProcess(env);
    const { body } = await caller(again.url, {})('GET', '/api/en/homecontentslider');
    expect(body['sliders']).toHaveLength(IN_FLIGHT);
    await again.kill('SIGTERM');
    await drop();
  });
}

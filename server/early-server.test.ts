import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from '#test/rig/app.ts';

/** The first line of the answer to bytes as they are. */
function firstLine(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.once('data', (piece: Buffer) => {
      resolve(piece.toString().split('\r\n')[0]!);
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

test('a request that names two hosts is refused, whichever it names', async () => {
  const app = await createTestApp({ engine: 'sqlite' });
  const port = Number(new URL(app.url).port);
  const ask = (...headers: string[]) => firstLine(port, ['GET /healthz HTTP/1.1', ...headers]);
  expect(await ask('Host: lamha.example')).toContain('200');
  expect(await ask('Host: lamha.example', 'host: evil.example')).toContain('400');
  expect(await ask('Host: lamha.example', 'Host: lamha.example')).toContain('400');
  await app.stop();
});

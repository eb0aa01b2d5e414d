import { textBefore } from '#content/known.ts';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** Where clamd listens: `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`. */
export const SCANNER_URL = /^(?:tcp:\/\/([^\s:/]+):(\d{1,5})|unix:(\/\S+))$/;

export type Verdict = { state: 'clean' | 'infected'; found: string };
export type Scanner = { scan: (bytes: Readable) => Promise<Verdict> };

const TIMEOUT_MS = 60_000;
const LONGEST_ANSWER = 1000;

/** Speaks INSTREAM with clamd: pieces with their lengths, an empty one at the end, one line as the answer. */
export function openScanner(url: string): Scanner {
  const [, host, port, path] = SCANNER_URL.exec(url) ?? [];
  return {
    async scan(bytes) {
      const socket = path === undefined ? connect(Number(port), host) : connect(path);
      socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the scanner did not answer in time')));
      try {
        const answer = answerFrom(socket);
        await Promise.race([sendAll(socket, bytes), answer]); // a file beyond its limit is answered before its end
        return verdictOf(await answer);
      } finally {
        bytes.destroy();
        socket.destroy();
      }
    },
  };
}

async function sendAll(socket: Socket, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of bytes) {
    const chunk = Buffer.from(piece);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(Buffer.alloc(4));
}

async function answerFrom(socket: Socket): Promise<string> {
  let answer = '';
  for await (const piece of socket) {
    answer += String(piece);
    if (answer.includes('\0') || answer.length > LONGEST_ANSWER) break;
  }
  return textBefore(answer, '\0').trim();
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { state: 'clean', found: '' };
  const [, found] = /^stream: (.{1,200}) FOUND$/.exec(answer) ?? [];
  if (found === undefined) throw new Error(`the scanner answered: ${answer.slice(0, 200) || 'nothing'}`);
  return { state: 'infected', found };
}

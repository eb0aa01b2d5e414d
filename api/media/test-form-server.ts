import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyRequest } from 'fastify';
import { answerError } from '#api/http/answer-error.ts';
import { acceptForms, receiveForm, type FormLimits, type ReceivedForm } from '#api/http/receive-form.ts';

export type FormServer = {
  port: number;
  url: string;
  temps: () => Promise<string[]>;
  /** Requests whose handler has not ended. */
  open: () => number;
  stop: () => Promise<void>;
};

type Extras = Partial<FormLimits> & { onForm?: (form: ReceivedForm) => unknown };

/** A server with nothing but one form, so that whatever is left open or lying around is the form's. */
export async function startFormServer({ onForm = summary, ...limits }: Extras = {}): Promise<FormServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lamha-form-'));
  const app = Fastify({ forceCloseConnections: true });
  let open = 0;
  acceptForms(app);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.post('/api/form', (request) => receive(request));

  async function receive(request: FastifyRequest): Promise<unknown> {
    open += 1;
    try {
      const form = await receiveForm(request, {
        fields: new Set(['title', 'text']),
        files: (name) => (name === 'image' || name === 'images' ? ['image'] : undefined),
        repeatable: (name) => name === 'images',
        dataDir,
        ...limits,
      });
      try {
        return await onForm(form);
      } finally {
        await form.discard();
      }
    } finally {
      open -= 1;
    }
  }
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(address).port);
  return {
    port,
    url: `http://127.0.0.1:${port}/api/form`,
    temps: () => readdir(join(dataDir, 'uploads', 'tmp')).catch(() => []),
    open: () => open,
    stop: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function summary({ fields, files }: ReceivedForm): unknown {
  return { fields: Object.fromEntries(fields), files: files.map(({ field, originalName, size }) => ({ field, originalName, size })) };
}

type RawRequest = { type?: string; body: string | Uint8Array; headers?: string[]; length?: number };

/** Writes exactly these bytes and answers with what came back, once the server has hung up. */
export async function sendRaw(
  port: number,
  { type = 'multipart/form-data; boundary=b', body, headers = [], length }: RawRequest,
): Promise<string> {
  const socket = await openSocket(port);
  const bytes = Buffer.from(body);
  const head = [
    'POST /api/form HTTP/1.1',
    'host: localhost',
    'connection: close',
    `content-type: ${type}`,
    `content-length: ${length ?? bytes.length}`,
    ...headers,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(bytes);
  if (length !== undefined) socket.end(); // Node takes a half-closed connection for a lost one
  return text(socket);
}

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}); // the server may hang up first
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}
